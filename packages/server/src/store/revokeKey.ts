import type { Database } from './database.ts';

/** Ends the account's active key. False when it had none. */
export async function revokeKey(db: Database, userId: number): Promise<boolean> {
  const sql = `UPDATE keys SET revoked_at = ${db.dialect.now} WHERE user_id = $1 AND revoked_at IS NULL`;
  return (await db.run(sql, [userId])) > 0;
}
