import type { Database } from './database.ts';

/** Keeps something for a job from its acceptance on. */
export async function insertCheckpoint(db: Database, jobId: string, stage: string, value: string): Promise<void> {
  await db.run('INSERT INTO checkpoints (job_id, stage, value) VALUES ($1, $2, $3)', [jobId, stage, value]);
}
