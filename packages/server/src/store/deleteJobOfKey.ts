import type { Database } from './database.ts';
import type { ExpiredJob } from './expiredJobs.ts';
import type { FailedJob } from './failJob.ts';
import type { JobStatus } from './findJob.ts';

export type DeletedJob = ExpiredJob & FailedJob & { status: JobStatus };

/** Deletes the job with all that is kept of it, if this key created it. Whoever works on it can change nothing any more. */
export function deleteJobOfKey(tx: Database, id: string, keyId: number): Promise<DeletedJob | undefined> {
  return tx.get<DeletedJob>(
    `DELETE FROM jobs WHERE id = $1 AND key_id = $2
     RETURNING id AS "id", storage_key AS "storageKey", user_id AS "userId", charged AS "charged", status AS "status"`,
    [id, keyId],
  );
}
