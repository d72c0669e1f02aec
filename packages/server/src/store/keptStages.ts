import type { Database } from './database.ts';

/** What has been kept of the job on its way: the names of its checkpoints. */
export async function keptStages(db: Database, jobId: string): Promise<string[]> {
  const rows = await db.all<{ stage: string }>('SELECT stage AS "stage" FROM checkpoints WHERE job_id = $1', [jobId]);
  return rows.map(({ stage }) => stage);
}
