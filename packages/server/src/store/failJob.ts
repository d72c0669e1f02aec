import type { Claim } from './claimJob.ts';
import type { Database } from './database.ts';
import { endedAt } from './endedAt.ts';

export interface JobError {
  code: string;
  /** Read by the caller of the API. */
  message: string;
}

/** Whose credits a failed job gives back, and how many. */
export interface FailedJob {
  id: string;
  userId: number;
  charged: number;
}

/** Ends the job as failed. Undefined, and nothing changed, when it is no longer this attempt's. */
export function failJob(db: Database, { id, attempt }: Pick<Claim, 'id' | 'attempt'>, error: JobError): Promise<FailedJob | undefined> {
  return db.get<FailedJob>(
    `UPDATE jobs SET status = 'failed', completed_at = ${endedAt(db)}, lease_until = NULL, request = NULL,
       error_code = $3, error_message = $4
     WHERE id = $1 AND attempt = $2 AND status = 'processing'
     RETURNING id AS "id", user_id AS "userId", charged AS "charged"`,
    [id, attempt, error.code, error.message],
  );
}
