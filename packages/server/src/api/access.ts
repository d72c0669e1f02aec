/** The gate that every request passes before its body is read: authentication, rate limit, plan, in this order. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { KeyHolder } from '../store/accountByKey.ts';
import type { Database } from '../store/database.ts';
import { hitRateLimit } from '../store/hitRateLimit.ts';
import { hasApiAccess } from '../store/plans.ts';
import { authenticate } from './authentication.ts';
import { ApiError, unknownRoute } from './errors.ts';
import { countRequest, type RateLimits, rateLimitHeaders, uncounted } from './rateLimit.ts';

/**
 * Whom a route answers. `public`: everybody. `lookUp`: whoever has a key, within the rate limit. `create`: whoever has a key and a plan with API access, within the rate limit.
 */
export type Access = 'public' | 'lookUp' | 'create';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    holder: KeyHolder | null;
  }
}

/** Guards every route of `app`, unknown ones included, and puts the rate limit headers on every response. */
export function guard(app: FastifyInstance, { db, limits }: { db: Database; limits: RateLimits }): void {
  app.decorateRequest('holder', null);

  app.addHook('onRequest', async (request, reply) => {
    // Set first, so that an answer about a failure below has them too.
    reply.headers({ ...rateLimitHeaders(uncounted(limits, request.method)), ...privateHeaders });
    const holder = await authenticate(db, request.headers);
    const state = await countRequest(db, limits, request.method, holder ? `key:${holder.keyId}` : `address:${networkOf(request.ip)}`);
    reply.headers(rateLimitHeaders(state));

    // Now rather than in the handler, for which a body would be read and might be found wrong.
    if (request.is404) throw unknownRoute(request);
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    if (!holder) await countWrongKey(db, limits, request);
    if (!holder) throw new ApiError(401, `${keyProblem(request)} Send it as "Authorization: Bearer ppsk_…" or as "x-api-key: ppsk_…".`);
    request.holder = holder;
    if (state.exceeded) {
      throw new ApiError(
        429,
        `The limit of ${state.limit} per ${limits.rateLimitWindowMs} ms is used up. Try again in ${state.resetMs} ms.`,
      );
    }
    if (access === 'create' && !hasApiAccess(holder.plan)) {
      throw new ApiError(403, `The plan "${holder.plan}" does not include creating presentations through the API. Change to pro or team.`);
    }
  });
}

/** Answers are for the caller alone: a shared cache does not know that x-api-key is a credential. What may be kept says so itself. */
const privateHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Throws a 429 when the caller's address has sent more wrong keys than it may. A right key from there is answered all the same. */
async function countWrongKey(db: Database, limits: RateLimits, { headers, ip }: FastifyRequest): Promise<void> {
  if (headers.authorization === undefined && headers['x-api-key'] === undefined) return;
  const { rateLimitWrongKeys: most, rateLimitWindowMs: windowMs } = limits;
  const { hits, resetMs } = await hitRateLimit(db, { subject: `address:${networkOf(ip)}`, bucket: 'wrong-keys', windowMs });
  if (hits <= most) return;
  throw new ApiError(429, `More than ${most} requests with a wrong key came from this address. Try again in ${resetMs} ms.`, {}, resetMs);
}

/** Whoever has one IPv6 address has the 2^64 of its network. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}

const keyProblem = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined && headers['x-api-key'] === undefined
    ? 'An API key is required.'
    : 'The API key is not valid: it is incomplete, or has been revoked or replaced.';

/** The holder of the key that a request to a route with access other than `public` was made with. */
export function holderOf(request: FastifyRequest): KeyHolder {
  if (!request.holder) throw new Error(`${request.routeOptions.url} needs an access other than public`);
  return request.holder;
}
