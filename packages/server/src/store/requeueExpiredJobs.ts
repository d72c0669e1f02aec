import type { Database } from './database.ts';

/** Returns to the queue the jobs whose workers have not been heard of for a lease, and says how many. */
export function requeueExpiredJobs(db: Database): Promise<number> {
  const sql = "UPDATE jobs SET status = 'queued', lease_until = NULL WHERE status = 'processing' AND lease_until < $1";
  return db.run(sql, [db.clock.now()]);
}
