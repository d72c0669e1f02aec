import type { Database } from './database.ts';

export type JobStatus = 'queued' | 'processing' | 'completed' | 'failed';

export interface JobRow {
  id: string;
  status: JobStatus;
  createdAt: number;
  completedAt: number | null;
  errorCode: string | null;
  errorMessage: string | null;
  fileToken: string | null;
  fileName: string | null;
}

/** What a JobRow is made of. */
export const jobColumns = `id AS "id", status AS "status", created_at AS "createdAt", completed_at AS "completedAt", error_code AS "errorCode",
       error_message AS "errorMessage", file_token AS "fileToken", file_name AS "fileName"`;

/** The job, if this key created it. */
export function findJob(db: Database, id: string, keyId: number): Promise<JobRow | undefined> {
  return db.get<JobRow>(`SELECT ${jobColumns} FROM jobs WHERE id = $1 AND key_id = $2`, [id, keyId]);
}
