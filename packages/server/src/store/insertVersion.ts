import type { Database } from './database.ts';
import type { PublishedFile } from './fileByToken.ts';

export interface NewVersion extends PublishedFile {
  id: string;
  keyId: number;
  userId: number;
  token: string;
  /** Credits taken for it. */
  charged: number;
}

/** A presentation that was made of a Deck: completed from the beginning. */
export async function insertVersion(
  db: Database,
  { id, keyId, userId, charged, token, storageKey, name, mime, size }: NewVersion,
): Promise<void> {
  const { now } = db.dialect;
  await db.run(
    `INSERT INTO jobs (id, key_id, user_id, status, charged, accepted_at, created_at, completed_at,
       file_token, storage_key, file_name, file_mime, file_size)
     VALUES ($1, $2, $3, 'completed', $10, $4, ${now}, ${now}, $5, $6, $7, $8, $9)`,
    [id, keyId, userId, db.clock.now(), token, storageKey, name, mime, size, charged],
  );
}
