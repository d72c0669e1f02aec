import type { Database } from './database.ts';
import type { ExpiredJob } from './expiredJobs.ts';

/** Deletes all jobs of the account, and says where their files lie. */
export function deleteJobsOf(db: Database, userId: number): Promise<ExpiredJob[]> {
  return db.all<ExpiredJob>('DELETE FROM jobs WHERE user_id = $1 RETURNING id AS "id", storage_key AS "storageKey"', [userId]);
}
