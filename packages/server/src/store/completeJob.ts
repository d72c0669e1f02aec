import type { Claim } from './claimJob.ts';
import type { Database } from './database.ts';
import { endedAt } from './endedAt.ts';
import type { PublishedFile } from './fileByToken.ts';

/** Publishes the attempt's file. False, and nothing published, when the job is no longer this attempt's. */
export async function completeJob(
  db: Database,
  { id, attempt }: Pick<Claim, 'id' | 'attempt'>,
  file: PublishedFile & { token: string },
): Promise<boolean> {
  const changed = await db.run(
    `UPDATE jobs SET status = 'completed', completed_at = ${endedAt(db)}, lease_until = NULL, request = NULL,
       file_token = $3, storage_key = $4, file_name = $5, file_mime = $6, file_size = $7
     WHERE id = $1 AND attempt = $2 AND status = 'processing'`,
    [id, attempt, file.token, file.storageKey, file.name, file.mime, file.size],
  );
  return changed > 0;
}
