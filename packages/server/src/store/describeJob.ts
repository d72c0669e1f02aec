import type { Database } from './database.ts';
import type { JobStatus } from './findJob.ts';

/** A job as whoever runs the service sees it. Times are milliseconds since 1970. */
export interface JobDescription {
  id: string;
  status: JobStatus;
  email: string;
  attempts: number;
  createdAt: number;
  completedAt: number | null;
  errorCode: string | null;
  errorMessage: string | null;
  fileName: string | null;
  fileToken: string | null;
  fileSize: number | null;
  /** JSON; null when the request did not ask for diagnostics or no attempt has ended. */
  diagnostics: string | null;
}

/** The job, whosever it is. */
export function describeJob(db: Database, id: string): Promise<JobDescription | undefined> {
  return db.get<JobDescription>(
    `SELECT jobs.id AS "id", jobs.status AS "status", users.email AS "email", jobs.attempt AS "attempts", jobs.created_at AS "createdAt",
       jobs.completed_at AS "completedAt", jobs.error_code AS "errorCode", jobs.error_message AS "errorMessage",
       jobs.file_name AS "fileName", jobs.file_token AS "fileToken", jobs.file_size AS "fileSize", diagnostics.value AS "diagnostics"
     FROM jobs JOIN users ON users.id = jobs.user_id LEFT JOIN diagnostics ON diagnostics.job_id = jobs.id
     WHERE jobs.id = $1`,
    [id],
  );
}
