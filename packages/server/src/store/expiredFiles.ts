import type { Database } from './database.ts';
import type { ExpiredJob } from './expiredJobs.ts';

/** Jobs with a file that ended before `before`, in milliseconds since 1970: at most so many. */
export function expiredFiles(db: Database, before: number, most: number): Promise<ExpiredJob[]> {
  return db.all<ExpiredJob>(
    'SELECT id AS "id", storage_key AS "storageKey" FROM jobs WHERE completed_at < $1 AND storage_key IS NOT NULL LIMIT $2',
    [before, most],
  );
}
