import type { Database } from './database.ts';
import { newToken, sha256Of } from './secretToken.ts';

/** A token that begins one session of the account's active key, within `ms` milliseconds; undefined when it has no key. */
export async function createSignIn(db: Database, userId: number, ms: number): Promise<string | undefined> {
  const token = newToken('');
  const created = await db.run(
    `INSERT INTO sign_ins (sha256, key_id, expires_at)
     SELECT $1, id, ${db.dialect.now} + $3 FROM keys WHERE user_id = $2 AND revoked_at IS NULL`,
    [sha256Of(token), userId, ms],
  );
  return created > 0 ? token : undefined;
}
