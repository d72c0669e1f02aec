import type { Database } from './database.ts';
import { deleteJobsOf } from './deleteJobsOf.ts';
import { deleteKeysOf } from './deleteKeysOf.ts';
import type { ExpiredJob } from './expiredJobs.ts';

/** Deletes the account with its keys and jobs, and says where the files of those lie. */
export function deleteAccount(db: Database, userId: number): Promise<ExpiredJob[]> {
  return db.transaction(async (tx) => {
    const jobs = await deleteJobsOf(tx, userId);
    await deleteKeysOf(tx, userId);
    await tx.run('DELETE FROM users WHERE id = $1', [userId]);
    return jobs;
  });
}
