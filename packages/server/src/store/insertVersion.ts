import type { Database } from './database.ts';
import type { PublishedFile } from './fileByToken.ts';

export interface NewVersion extends PublishedFile {
  id: string;
  keyId: number;
  userId: number;
  token: string;
}

/** A presentation that was made of another's Deck: completed from the beginning, and free of credits. */
export async function insertVersion(db: Database, { id, keyId, userId, token, storageKey, name, mime, size }: NewVersion): Promise<void> {
  const { now } = db.dialect;
  await db.run(
    `INSERT INTO jobs (id, key_id, user_id, status, charged, accepted_at, created_at, completed_at,
       file_token, storage_key, file_name, file_mime, file_size)
     VALUES ($1, $2, $3, 'completed', 0, $4, ${now}, ${now}, $5, $6, $7, $8, $9)`,
    [id, keyId, userId, db.clock.now(), token, storageKey, name, mime, size],
  );
}
