import type { Database } from './database.ts';
import type { FailedJob, JobError } from './failJob.ts';

/** Ends as failed every job whose worker has not been heard of for a lease and which has had `attempts` attempts already. */
export function failExhaustedJobs(db: Database, attempts: number, error: JobError): Promise<FailedJob[]> {
  const { now } = db.dialect;
  return db.all<FailedJob>(
    `UPDATE jobs SET status = 'failed', completed_at = ${now}, lease_until = NULL, request = NULL,
       error_code = $2, error_message = $3
     WHERE status = 'processing' AND lease_until < ${now} AND attempt >= $1
     RETURNING id AS "id", user_id AS "userId", charged AS "charged"`,
    [attempts, error.code, error.message],
  );
}
