/** Calls of the service. Errors are thrown in its own words. */
import type { ErrorBody } from '@slidewright/contract/errors';
import { currentToken, forgetSession } from './session.ts';
import { warningStore } from './warning.ts';

/** An answer other than 2xx. */
export class Problem extends Error {
  override name = 'Problem';
  /** 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What went wrong, to be read by whoever it went wrong for. */
export const worded = (cause: unknown): string => (cause instanceof Problem ? cause.message : String(cause));

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or, if it is one, as a form. */
  readonly body?: object | FormData;
  /** In place of the session. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Has it arrive although the page is left meanwhile, as far as browsers allow that. */
  readonly outlivesPage?: boolean;
}

/** Bytes that browsers send for a page that has gone, less a margin for the headers. */
const mostOutliving = 60_000;

/** The answer, whatever it holds. Throws a Problem. */
export async function send(
  path: string,
  { method = 'GET', body, key, signal, headers: given, outlivesPage = false }: CallOptions = {},
): Promise<Response> {
  const credential = key ?? currentToken();
  const headers: Record<string, string> = {
    ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...given,
  };
  const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const response = await fetch(path, {
    method,
    headers,
    ...(payload !== undefined && { body: payload }),
    ...(signal && { signal }),
    keepalive: outlivesPage && typeof payload === 'string' && new Blob([payload]).size < mostOutliving,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new Problem(0, 'The service does not answer. Is it still running?');
  });
  if (method === 'POST') warningStore.set(response.headers.get('x-slidewright-warning') ?? undefined);
  if (response.ok) return response;
  // The session has ended, or its key has been replaced.
  if (response.status === 401 && key === undefined) {
    forgetSession();
    throw new Problem(
      401,
      credential === undefined ? 'Sign in first, on the page Create.' : 'You are not signed in any more: sign in on the page Create.',
    );
  }
  const answer = (await response.json().catch(() => undefined)) as ErrorBody | undefined;
  throw new Problem(response.status, answer?.error?.message ?? `${response.status} ${response.statusText}`);
}

export const call = async <T>(path: string, options?: CallOptions): Promise<T> => (await send(path, options)).json() as Promise<T>;
