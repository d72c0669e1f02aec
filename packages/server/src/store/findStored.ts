import type { Database } from './database.ts';

/** The key under which the job's file is stored, if this key created the job and there still is one. */
export async function findStored(db: Database, id: string, keyId: number): Promise<string | undefined> {
  const row = await db.get<{ storageKey: string | null }>(
    `SELECT storage_key AS "storageKey" FROM jobs WHERE id = $1 AND key_id = $2 AND status = 'completed'`,
    [id, keyId],
  );
  return row?.storageKey ?? undefined;
}
