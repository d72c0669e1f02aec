import type { Database } from './database.ts';
import { endedAt } from './endedAt.ts';
import type { FailedJob, JobError } from './failJob.ts';

/** Ends as failed unfinished jobs that were accepted more than `hardCapMs` milliseconds ago, whoever holds them: at most so many. */
export function failOverdueJobs(db: Database, hardCapMs: number, error: JobError, most: number): Promise<FailedJob[]> {
  return db.all<FailedJob>(
    `UPDATE jobs SET status = 'failed', completed_at = ${endedAt(db)}, lease_until = NULL, request = NULL,
       error_code = $2, error_message = $3
     WHERE id IN (
       SELECT id FROM jobs WHERE status IN ('queued', 'processing') AND accepted_at <= $1
       ORDER BY accepted_at LIMIT $4 ${db.dialect.skipLocked}
     ) AND status IN ('queued', 'processing')
     RETURNING id AS "id", user_id AS "userId", charged AS "charged"`,
    [db.clock.now() - hardCapMs, error.code, error.message, most],
  );
}
