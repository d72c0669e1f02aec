import type { Database } from './database.ts';

/** Forgets what was kept for a job that is finished. */
export async function removeCheckpoints(db: Database, jobId: string): Promise<void> {
  await db.run('DELETE FROM checkpoints WHERE job_id = $1', [jobId]);
}
