/** Why a call to a provider failed, in a line for the log: without the request, and without the key. */
import { APICallError } from 'ai';
import { TooMuch } from '../outside/boundedBody.ts';
import { saidBy, saysNoQuota, saysTooLong } from './saidBy.ts';

export interface ModelFailure {
  readonly reason: string;
  /** The same call may succeed later. */
  readonly retryable: boolean;
  /** The server understood the call and refused it: perhaps it does not know the format. */
  readonly refused: boolean;
  /** It refused it because prompt and answer do not fit the model's window. */
  readonly tooLong?: true;
  /** Milliseconds after which the server wants to be asked again. */
  readonly retryAfter?: number;
}

const LONGEST_REASON = 300;

/** `secret` is taken out of whatever the provider says. */
export function modelFailure(error: unknown, secret: string): ModelFailure {
  const excess = excessOf(error);
  // It would send as much again.
  if (excess) return { reason: clean(excess.message, secret), retryable: false, refused: false };
  if (!APICallError.isInstance(error)) {
    // A stream that ends in the middle throws what the network layer throws.
    return { reason: clean(error instanceof Error ? error.message : String(error), secret), retryable: true, refused: false };
  }
  const { statusCode: status, responseHeaders, responseBody, message, isRetryable } = error;
  const told = saidBy(responseBody) ?? (message || responseBody || '');
  const said = clean(told, secret);
  const never = { retryable: false, refused: false };
  if (status !== undefined && status < 400) return { reason: `the answer broke off: ${said}`, retryable: true, refused: false };
  if (status === undefined) return { reason: said, retryable: isRetryable, refused: false };
  const whole = `${told} ${responseBody ?? ''}`;
  if (status !== 429 && saysTooLong(whole))
    return { reason: `the prompt does not fit the model (${status}): ${said}`, ...never, tooLong: true };
  const retryAfter = retryAfterOf(responseHeaders ?? {});
  if (status === 402 || (status < 500 && retryAfter === undefined && saysNoQuota(whole)))
    return { reason: `the account at the provider has no quota or credit left (${status}): ${said}`, ...never };
  if (status === 401 || status === 403) return { reason: `${refusedKey(status, secret)} (${status}): ${said}`, ...never };
  if (status === 404)
    return { reason: `the provider knows no such model or address, check LLM_MODEL and LLM_BASE_URL (404): ${said}`, ...never };
  return {
    reason: `the provider answered ${status}: ${said}`,
    retryable: status === 408 || status === 409 || status === 429 || status >= 500,
    refused: status === 400 || status === 422 || status === 501,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function refusedKey(status: number, secret: string): string {
  if (secret === '') return 'the provider wants a key, set LLM_API_KEY';
  return status === 401 ? 'the provider refuses LLM_API_KEY' : 'the provider does not let LLM_API_KEY use this model';
}

/** What went beyond its bounds, if that is why: the SDK wraps it. */
export function excessOf(error: unknown): TooMuch | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof TooMuch) return cause;
  return undefined;
}

const clean = (text: string, secret: string): string =>
  (secret === '' ? text : text.replaceAll(secret, '***')).replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);

/** `Retry-After` is in seconds or a date; some providers also give milliseconds. */
function retryAfterOf(headers: Readonly<Record<string, string>>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const until = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}
