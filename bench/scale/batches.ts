/** What it would be to take and to end several presentations with one statement: the oldest, without turns. */
import type { Database } from '../../packages/server/src/store/database.ts';

export interface BatchClaim {
  id: string;
  attempt: number;
}

export async function claimBatch(
  db: Database,
  most: number,
  { leaseMs, hardCapMs }: { leaseMs: number; hardCapMs: number },
): Promise<BatchClaim[]> {
  const now = db.clock.now();
  return db.all<BatchClaim>(
    `UPDATE jobs SET status = 'processing', attempt = attempt + 1, lease_until = $1
     WHERE id IN (
       SELECT id FROM jobs WHERE status = 'queued' AND accepted_at > $2 LIMIT ${most} FOR UPDATE SKIP LOCKED
     )
     RETURNING id AS "id", attempt AS "attempt"`,
    [now + leaseMs, now - hardCapMs],
  );
}

/** How many were still held. */
export function completeBatch(db: Database, ended: readonly (BatchClaim & { token: string; storageKey: string })[]): Promise<number> {
  if (ended.length === 0) return Promise.resolve(0);
  const places = ended.map((_, n) => `($${4 * n + 1}, CAST($${4 * n + 2} AS INTEGER), $${4 * n + 3}, $${4 * n + 4})`).join(', ');
  const values = ended.flatMap(({ id, attempt, token, storageKey }) => [id, attempt, token, storageKey]);
  return db.transaction(async (tx) => {
    const changed = await tx.run(
      `UPDATE jobs SET status = 'completed', completed_at = ${tx.dialect.now}, lease_until = NULL, request = NULL,
         file_token = ended.token, storage_key = ended.storage_key
       FROM (VALUES ${places}) AS ended (id, attempt, token, storage_key)
       WHERE jobs.id = ended.id AND jobs.attempt = ended.attempt AND jobs.status = 'processing'`,
      values,
    );
    const ids = ended.map((_, n) => `$${n + 1}`).join(', ');
    await tx.run(
      `DELETE FROM checkpoints WHERE job_id IN (${ids})`,
      ended.map(({ id }) => id),
    );
    return changed;
  });
}
