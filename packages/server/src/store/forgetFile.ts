import type { Database } from './database.ts';

/** Ends the publication of a job's file: its address leads nowhere from now on. */
export async function forgetFile(db: Database, jobId: string): Promise<void> {
  await db.run('UPDATE jobs SET storage_key = NULL WHERE id = $1', [jobId]);
}
