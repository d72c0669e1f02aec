/** Rate limits: every request is counted, and every response says how many are left. */
import type { Database } from '../store/database.ts';
import { hitRateLimit } from '../store/hitRateLimit.ts';

export interface RateLimits {
  rateLimitWrite: number;
  rateLimitRead: number;
  /** Of an address. */
  rateLimitWrongKeys: number;
  rateLimitWindowMs: number;
}

export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Milliseconds until the window ends and the whole limit is there again. */
  resetMs: number;
  exceeded: boolean;
}

const limitOf = (limits: RateLimits, method: string): number => (method === 'POST' ? limits.rateLimitWrite : limits.rateLimitRead);

/** Counts a request in the bucket of its method: all POSTs are writes, all else is read. `subject` is whom it counts for. */
export async function countRequest(db: Database, limits: RateLimits, method: string, subject: string): Promise<RateLimitState> {
  const limit = limitOf(limits, method);
  const bucket = method === 'POST' ? 'public-write' : 'public-read';
  const { hits, resetMs } = await hitRateLimit(db, { subject, bucket, windowMs: limits.rateLimitWindowMs });
  return { limit, remaining: Math.max(0, limit - hits), resetMs, exceeded: hits > limit };
}

/** The state of a request that could not be counted, such as one that is not HTTP. */
export function uncounted(limits: RateLimits, method: string): RateLimitState {
  const limit = limitOf(limits, method);
  return { limit, remaining: limit, resetMs: limits.rateLimitWindowMs, exceeded: false };
}

export const rateLimitHeaders = ({ limit, remaining, resetMs }: RateLimitState): Record<string, string> => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(resetMs),
});
