import type { Database } from './database.ts';

/** Removes the counts of windows that have ended. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.transient.run(`DELETE FROM rate_limits WHERE resets_at <= ${db.dialect.now}`);
}
