/** Pages of other origins that may call the service from a browser. No cookie is a credential here, so none is ever allowed along. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { rateLimitHeaders, uncounted } from './rateLimit.ts';
import { warningHeader } from './warning.ts';

/** What such a page may read of an answer, beside what browsers always show. */
const exposed = [
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', warningHeader],
  ...['content-disposition', 'content-length', 'content-range', 'etag', 'mcp-session-id'],
].join(', ');

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, x-api-key, content-type, idempotency-key, range, if-match, if-none-match, last-event-id, mcp-session-id, mcp-protocol-version',
  // Browsers keep it for no longer than two hours, some for less.
  'access-control-max-age': '7200',
};

/** Tells browsers which origins may call. Comes before the gate: a browser asks first, and sends no key with that. */
export function allowOrigins(app: FastifyInstance, config: Config): void {
  const { corsOrigins } = config;
  if (corsOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const isAny = corsOrigins.includes('*');
    if (origin === undefined || !(isAny || corsOrigins.includes(origin))) return;
    reply.headers({ 'access-control-allow-origin': isAny ? '*' : origin, 'access-control-expose-headers': exposed });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    await reply
      .code(204)
      .headers({ ...preflight, ...rateLimitHeaders(uncounted(config, 'GET')) })
      .send();
  });
  if (corsOrigins.includes('*')) return;
  // To requests without an Origin too: a cache keeps one answer for all. Last, since answers vary by other things as well.
  app.addHook('onSend', async (_, reply) => {
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'origin' : `${varies}, origin`);
  });
}
