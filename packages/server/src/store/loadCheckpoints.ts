import type { Database } from './database.ts';

/** What earlier attempts at the job kept: JSON by stage. */
export async function loadCheckpoints(db: Database, jobId: string): Promise<Partial<Record<string, string>>> {
  const rows = await db.all<{ stage: string; value: string }>(
    'SELECT stage AS "stage", value AS "value" FROM checkpoints WHERE job_id = $1',
    [jobId],
  );
  return Object.fromEntries(rows.map(({ stage, value }) => [stage, value]));
}
