/** What a server says went wrong, in whichever shape it says it. */

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The message in the body of an error: `{error: {message}}`, `{error: "…"}`, `{message}`, `{detail}`, and each of these in a list. Undefined
 * where it has none.
 */
export function saidBy(body: string | undefined): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
  const first = Array.isArray(value) ? value[0] : value;
  return messageIn(first);
}

function messageIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (Array.isArray(value)) return messageIn(value[0]);
  if (!isFields(value)) return undefined;
  // A router says whose message it hands on.
  const raw = isFields(value.metadata) ? value.metadata.raw : undefined;
  const own = messageIn(value.error) ?? messageIn(value.message) ?? messageIn(value.msg) ?? messageIn(value.detail);
  return typeof raw === 'string' && raw !== '' ? `${own ?? ''} ${raw}`.trim() : own;
}

const TOO_LONG =
  /context[_ ]length[_ ]exceeded|maximum context length|context (?:length|size|window)[^.]{0,80}(?:exceed|only|too)|exceeds? the (?:available |model'?s? )?(?:context|maximum number of (?:input )?tokens)|exceed_context_size|prompt is too long|input is too long|too many (?:input )?tokens|input token count[^.]{0,40}exceeds|reduce the length of the (?:messages|prompt|input)/i;

/** Whether it complains that prompt and answer do not fit its window. */
export const saysTooLong = (said: string): boolean => TOO_LONG.test(said);

const NO_QUOTA =
  /insufficient_quota|insufficient (?:credits|balance|funds)|credit balance is too low|out of credits|requires more credits|billing_hard_limit|exceeded your current quota/i;

/** Whether nothing more is paid for: asking again in a moment does not help, unless it says when. */
export const saysNoQuota = (said: string): boolean => NO_QUOTA.test(said) && !/retry in \d|retryDelay/i.test(said);
