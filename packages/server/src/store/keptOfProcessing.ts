import type { Database } from './database.ts';

/** For each job that is being worked on, what has been kept of it: the names of its checkpoints. */
export async function keptOfProcessing(db: Database): Promise<string[][]> {
  const rows = await db.all<{ id: string; stage: string | null }>(
    `SELECT jobs.id AS "id", checkpoints.stage AS "stage" FROM jobs LEFT JOIN checkpoints ON checkpoints.job_id = jobs.id
     WHERE jobs.status = 'processing'`,
  );
  const kept = Map.groupBy(rows, ({ id }) => id);
  return [...kept.values()].map((each) => each.flatMap(({ stage }) => stage ?? []));
}
