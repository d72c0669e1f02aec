import type { Database } from './database.ts';
import type { ExpiredJob } from './expiredJobs.ts';

/** Deletes the job with all that is kept of it, whatever its state, and says where its file lies. Undefined when there is no such job. */
export function deleteJob(db: Database, id: string): Promise<ExpiredJob | undefined> {
  return db.get<ExpiredJob>('DELETE FROM jobs WHERE id = $1 RETURNING id AS "id", storage_key AS "storageKey"', [id]);
}
