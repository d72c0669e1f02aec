import type { Database } from './database.ts';

/** Whether a job has published the file stored under this key. */
export async function isPublished(db: Database, storageKey: string): Promise<boolean> {
  return (await db.get('SELECT 1 AS "one" FROM jobs WHERE storage_key = $1', [storageKey])) !== undefined;
}
