import type { Claim } from './claimJob.ts';
import type { Database } from './database.ts';

/** Keeps what a stage made (JSON) for a later attempt. False, and nothing kept, when the job is no longer this attempt's. */
export async function saveCheckpoint(
  db: Database,
  { id, attempt }: Pick<Claim, 'id' | 'attempt'>,
  stage: string,
  value: string,
): Promise<boolean> {
  const changed = await db.run(
    `INSERT INTO checkpoints (job_id, stage, value)
     SELECT id, $3, $4 FROM jobs WHERE id = $1 AND attempt = $2 AND status = 'processing' ${db.dialect.holdRow}
     ON CONFLICT (job_id, stage) DO UPDATE SET value = excluded.value`,
    [id, attempt, stage, value],
  );
  return changed > 0;
}
