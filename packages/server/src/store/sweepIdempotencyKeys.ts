import type { Database } from './database.ts';

/** Removes the keys that have been kept for as long as they are. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  await db.transient.run(`DELETE FROM idempotency_keys WHERE expires_at <= ${db.dialect.now}`);
}
