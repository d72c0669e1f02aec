import type { Database } from './database.ts';

/** Deletes the keys of the account, revoked ones too, and what was counted of their requests. Its jobs must be gone. */
export async function deleteKeysOf(db: Database, userId: number): Promise<void> {
  await db.run("DELETE FROM rate_limits WHERE subject IN (SELECT 'key:' || id FROM keys WHERE user_id = $1)", [userId]);
  await db.run('DELETE FROM keys WHERE user_id = $1', [userId]);
}
