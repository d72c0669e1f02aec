/** One call of the service and its answer. */
import { SlidewrightError } from './errors.ts';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or, if it is one, as a form. */
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface Transport {
  /** The answer, whatever it holds. Throws a SlidewrightError for any other than 2xx, and what `fetch` throws when there is none. */
  send(path: string, call?: Call): Promise<Response>;
  json<T>(path: string, call?: Call): Promise<T>;
}

export interface TransportOptions {
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof fetch;
  readonly onWarning?: (warning: string) => void;
}

/** Addresses other than the service's own are called without the key. */
export function createTransport({ url, key, fetch: given, onWarning = warn }: TransportOptions): Transport {
  const base = url.replace(/\/+$/, '');
  const send: Transport['send'] = async (path, { method = 'GET', body, headers = {}, signal } = {}) => {
    const own = path.startsWith('/');
    const isForm = body instanceof FormData;
    // Looked up at each call: whoever replaces the global later, as tests and tracing do, is heeded.
    const response = await (given ?? globalThis.fetch)(own ? `${base}${path}` : path, {
      method,
      headers: {
        ...(own && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const warning = response.headers.get('x-slidewright-warning');
    if (warning !== null) onWarning(warning);
    if (!response.ok) throw await SlidewrightError.from(response, method, path);
    return response;
  };
  return { send, json: async <T>(path: string, call?: Call) => (await send(path, call)).json() as Promise<T> };
}

const warn = (warning: string): void => console.warn(`slidewright: ${warning}`);
