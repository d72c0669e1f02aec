import type { Claim } from './claimJob.ts';
import type { Database } from './database.ts';

/** Hands a claimed job back to the queue, in its old place. False when it is no longer this attempt's. */
export async function releaseJob(db: Database, { id, attempt }: Pick<Claim, 'id' | 'attempt'>): Promise<boolean> {
  const sql = `UPDATE jobs SET status = 'queued', lease_until = NULL WHERE id = $1 AND attempt = $2 AND status = 'processing'`;
  return (await db.run(sql, [id, attempt])) > 0;
}
