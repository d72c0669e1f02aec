import type { Database } from './database.ts';
import { sha256Of } from './secretToken.ts';

/** The key that the token stands for, once: of several who ask, one is told. Undefined when it was used, or is too old, or never was. */
export async function redeemSignIn(db: Database, token: string): Promise<number | undefined> {
  const row = await db.get<{ keyId: number }>(
    `DELETE FROM sign_ins WHERE sha256 = $1 AND expires_at > ${db.dialect.now} RETURNING key_id AS "keyId"`,
    [sha256Of(token)],
  );
  return row?.keyId;
}
