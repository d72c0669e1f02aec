import type { Database } from './database.ts';

/** Returns to the queue the jobs whose workers have not been heard of for a lease, and says how many. */
export function requeueExpiredJobs(db: Database): Promise<number> {
  return db.run(`UPDATE jobs SET status = 'queued', lease_until = NULL WHERE status = 'processing' AND lease_until < ${db.dialect.now}`);
}
