import type { Database } from './database.ts';

export interface ExpiredJob {
  id: string;
  /** Of its file, if there still is one. */
  storageKey: string | null;
}

/** Jobs that ended before `before`, in milliseconds since 1970, the oldest first: at most so many. */
export function expiredJobs(db: Database, before: number, most: number): Promise<ExpiredJob[]> {
  return db.all<ExpiredJob>(
    'SELECT id AS "id", storage_key AS "storageKey" FROM jobs WHERE completed_at < $1 ORDER BY completed_at LIMIT $2',
    [before, most],
  );
}
