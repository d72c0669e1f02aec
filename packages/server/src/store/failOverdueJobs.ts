import type { Database } from './database.ts';
import type { FailedJob, JobError } from './failJob.ts';

/** Ends as failed every unfinished job that was accepted more than `hardCapMs` milliseconds ago, whoever holds it. */
export function failOverdueJobs(db: Database, hardCapMs: number, error: JobError): Promise<FailedJob[]> {
  const { now } = db.dialect;
  return db.all<FailedJob>(
    `UPDATE jobs SET status = 'failed', completed_at = ${now}, lease_until = NULL, request = NULL,
       error_code = $2, error_message = $3
     WHERE status IN ('queued', 'processing') AND created_at <= ${now} - $1
     RETURNING id AS "id", user_id AS "userId", charged AS "charged"`,
    [hardCapMs, error.code, error.message],
  );
}
