/** `fetch` for the service's own addresses, without a connection: the request goes through all that others go through. */
import type { FastifyInstance } from 'fastify';

/** Addresses that do not begin with `baseUrl` are refused. */
export function innerFetch(service: FastifyInstance, baseUrl: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${baseUrl}/`)) throw new Error(`${request.url} is no address of this service`);
    const method = request.method as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await service.inject({
      method,
      url: request.url.slice(baseUrl.length),
      headers: Object.fromEntries(request.headers),
      ...(payload !== undefined && { payload }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers.set(name, String(value));
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
