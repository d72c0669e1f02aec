/** What can go wrong between a client and the service. */
import type { JobFailureCode } from './contract.ts';

/** An answer other than 2xx. `code` and `message` are the service's own words. */
export class SlidewrightError extends Error {
  override readonly name: string = 'SlidewrightError';
  readonly status: number;
  readonly code: string;
  /** Ask an operator about this id; only errors of the service itself (5xx) have it. */
  readonly requestId: string | undefined;
  /** After a 429: when the rate limit's window ends. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    details: { status: number; code: string; requestId?: string | undefined; retryAfterMs?: number | undefined },
  ) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
  }

  static async from(response: Response, method: string, path: string): Promise<SlidewrightError> {
    const body = await response.json().catch(() => undefined);
    const error: ReportedError = isErrorBody(body) ? body.error : { code: 'UNKNOWN', message: response.statusText };
    const reset = Number(response.headers.get('x-ratelimit-reset') ?? Number.NaN);
    const Kind = response.status === 412 ? DeckChangedError : SlidewrightError;
    return new Kind(`${method} ${path}: ${response.status} ${error.message}`, {
      status: response.status,
      code: error.code,
      requestId: error.request_id,
      retryAfterMs: response.status === 429 && Number.isFinite(reset) ? reset : undefined,
    });
  }
}

/** What is kept of the Deck is not what was to be replaced any more: somebody else changed it. Nothing was. Fetch it again, and make the change in that one. */
export class DeckChangedError extends SlidewrightError {
  override readonly name = 'DeckChangedError';
}

/** The job was accepted and then failed. */
export class JobFailedError extends Error {
  readonly code: JobFailureCode;

  constructor(code: JobFailureCode, message: string) {
    super(message);
    this.name = 'JobFailedError';
    this.code = code;
  }
}

interface ReportedError {
  code: string;
  message: string;
  request_id?: string;
}

function isErrorBody(value: unknown): value is { error: ReportedError } {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
