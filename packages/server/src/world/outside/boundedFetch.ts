/** `fetch` for answers of others: within bounds, and never beyond the origin that was called, where a key or a text could be taken to. */

import { boundedBody, TooMuch } from './boundedBody.ts';
import type { Bounds } from './bounds.ts';

/** These ask for the same again at another address; the others would make of a question something else. */
const REPEATING: readonly number[] = [307, 308];
const REDIRECTS: readonly number[] = [301, 302, 303, ...REPEATING];

/** The body of an answer rejects with a TooMuch when it goes beyond its bounds. Takes an address as a string or a URL; `call` asks it. */
export function boundedFetch(
  bounds: Bounds,
  call: (url: URL, init: RequestInit) => Promise<Response> = fetch,
): (address: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (address, init = {}) => {
    if (address instanceof Request) throw new TypeError('An address is asked for by its text.');
    const first = new URL(address);
    let url = first;
    for (let hop = 0; hop <= bounds.mostRedirects; hop++) {
      const response = await call(url, { ...init, redirect: 'manual' });
      const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
      if (location === null) return within(response, first, bounds);
      await response.body?.cancel();
      const next = URL.parse(location, url.href);
      if (next?.origin !== first.origin) throw new Error(`${first.host} redirects elsewhere`);
      if ((init.method ?? 'GET') !== 'GET' && !REPEATING.includes(response.status)) {
        throw new Error(`${first.host} redirects with ${response.status}, which would lose the question`);
      }
      url = next;
    }
    throw new Error(`${first.host} redirects more than ${bounds.mostRedirects} times`);
  };
}

function within({ body, status, statusText, headers }: Response, { host }: URL, bounds: Bounds): Response {
  if (body === null) return new Response(null, { status, statusText, headers });
  const chunks = boundedBody(body, bounds);
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(cause instanceof TooMuch ? new TooMuch(`${host} ${cause.message}`) : cause);
      }
    },
    cancel: () => chunks.return().then(() => undefined),
  });
  return new Response(stream, { status, statusText, headers });
}
