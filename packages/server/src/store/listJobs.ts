import type { Database } from './database.ts';
import { type JobRow, jobColumns } from './findJob.ts';

export interface ListedJob extends JobRow {
  mime: string | null;
}

/** Where a page of the list begins: after this job. */
export interface After {
  createdAt: number;
  id: string;
}

/** Jobs that the key created, the newest first: at most so many. */
export function listJobs(db: Database, keyId: number, most: number, after?: After): Promise<ListedJob[]> {
  const columns = `${jobColumns}, file_mime AS "mime"`;
  if (!after) return db.all(`SELECT ${columns} FROM jobs WHERE key_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`, [keyId, most]);
  return db.all(
    `SELECT ${columns} FROM jobs WHERE key_id = $1 AND (created_at < $3 OR (created_at = $3 AND id < $4))
     ORDER BY created_at DESC, id DESC LIMIT $2`,
    [keyId, most, after.createdAt, after.id],
  );
}
