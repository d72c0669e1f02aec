/** Why a call to a provider failed, in a line for the log: without the request, and without the key. */
import { APICallError } from 'ai';
import { TooMuch } from '../outside/boundedBody.ts';

export interface ModelFailure {
  readonly reason: string;
  /** The same call may succeed later. */
  readonly retryable: boolean;
  /** The server understood the call and refused it: perhaps it does not know the format. */
  readonly refused: boolean;
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
  const said = clean(message || responseBody || '', secret);
  if (status !== undefined && status < 400) return { reason: `the answer broke off: ${said}`, retryable: true, refused: false };
  if (status === undefined) return { reason: said, retryable: isRetryable, refused: false };
  if (status === 401 || status === 403) return { reason: `the provider refuses LLM_API_KEY (${status})`, retryable: false, refused: false };
  const retryAfter = retryAfterOf(responseHeaders ?? {});
  return {
    reason: `the provider answered ${status}: ${said}`,
    retryable: status === 408 || status === 409 || status === 429 || status >= 500,
    refused: status === 400 || status === 422 || status === 501,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** What went beyond its bounds, if that is why: the SDK wraps it. */
function excessOf(error: unknown): TooMuch | undefined {
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
