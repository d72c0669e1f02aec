import type { Database } from './database.ts';
import { isUnlimited } from './plans.ts';

export interface KeyHolder {
  keyId: number;
  userId: number;
  email: string;
  plan: string;
  /** What is left; null is unlimited. */
  credits: number | null;
}

const columns = `keys.id AS "keyId", users.id AS "userId", users.email AS "email", users.plan AS "plan", users.credits AS "credits"`;

/** The account that an active key belongs to, found by the key's SHA-256 in lower-case hexadecimal. */
export async function accountByKey(db: Database, keySha256Hex: string): Promise<KeyHolder | undefined> {
  const row = await db.get<KeyHolder>(
    `SELECT ${columns}
     FROM keys JOIN users ON users.id = keys.user_id
     WHERE keys.sha256 = $1 AND keys.revoked_at IS NULL`,
    [keySha256Hex],
  );
  return asHolder(row);
}

/** The account of the active key that a session stands for, found by the SHA-256 of the session's token. */
export async function accountBySession(db: Database, sessionSha256Hex: string): Promise<KeyHolder | undefined> {
  const row = await db.get<KeyHolder>(
    `SELECT ${columns}
     FROM sessions JOIN keys ON keys.id = sessions.key_id JOIN users ON users.id = keys.user_id
     WHERE sessions.sha256 = $1 AND sessions.expires_at > ${db.dialect.now} AND keys.revoked_at IS NULL`,
    [sessionSha256Hex],
  );
  return asHolder(row);
}

const asHolder = (row: KeyHolder | undefined): KeyHolder | undefined =>
  row && { ...row, credits: isUnlimited(row.plan) ? null : row.credits };
