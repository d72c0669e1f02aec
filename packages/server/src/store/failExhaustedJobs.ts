import type { Database } from './database.ts';
import { endedAt } from './endedAt.ts';
import type { FailedJob, JobError } from './failJob.ts';

/** Ends as failed every job whose worker has not been heard of for a lease and which has had `attempts` attempts already. */
export function failExhaustedJobs(db: Database, attempts: number, error: JobError): Promise<FailedJob[]> {
  return db.all<FailedJob>(
    `UPDATE jobs SET status = 'failed', completed_at = ${endedAt(db)}, lease_until = NULL, request = NULL,
       error_code = $2, error_message = $3
     WHERE status = 'processing' AND lease_until < $4 AND attempt >= $1
     RETURNING id AS "id", user_id AS "userId", charged AS "charged"`,
    [attempts, error.code, error.message, db.clock.now()],
  );
}
