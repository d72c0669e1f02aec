import type { Database } from './database.ts';

export interface RateLimitHit {
  subject: string;
  bucket: string;
  windowMs: number;
}

/**
 * Counts a request and says how many there were in the present window, this one included, and in how many milliseconds it ends. Windows
 * are aligned by the database's clock and shared by all processes; one statement, so that no hit is lost or counted twice.
 */
export async function hitRateLimit(db: Database, { subject, bucket, windowMs }: RateLimitHit): Promise<{ hits: number; resetMs: number }> {
  const { now } = db.dialect;
  const row = await db.transient.get<{ hits: number; resetMs: number }>(
    `INSERT INTO rate_limits (subject, bucket, hits, resets_at)
     VALUES ($1, $2, 1, ${now} - ${now} % $3 + $3)
     ON CONFLICT (subject, bucket) DO UPDATE SET
       hits = CASE WHEN rate_limits.resets_at = excluded.resets_at THEN rate_limits.hits + 1 ELSE 1 END,
       resets_at = excluded.resets_at
     RETURNING hits AS "hits", resets_at - ${now} AS "resetMs"`,
    [subject, bucket, windowMs],
  );
  if (!row) throw new Error('the rate limit was not counted');
  return { hits: row.hits, resetMs: Math.max(0, row.resetMs) };
}
