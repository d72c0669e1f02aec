import type { Claim } from './claimJob.ts';
import type { Database } from './database.ts';

/** Keeps a claimed job for `leaseMs` more milliseconds from now. False when it is no longer this attempt's. */
export async function extendLease(db: Database, { id, attempt }: Pick<Claim, 'id' | 'attempt'>, leaseMs: number): Promise<boolean> {
  const changed = await db.run("UPDATE jobs SET lease_until = $3 WHERE id = $1 AND attempt = $2 AND status = 'processing'", [
    id,
    attempt,
    db.clock.now() + leaseMs,
  ]);
  return changed > 0;
}
