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

/** The account that an active key belongs to, found by the key's SHA-256 in lower-case hexadecimal. */
export async function accountByKey(db: Database, keySha256Hex: string): Promise<KeyHolder | undefined> {
  const row = await db.get<KeyHolder>(
    `SELECT keys.id AS "keyId", users.id AS "userId", users.email AS "email", users.plan AS "plan", users.credits AS "credits"
     FROM keys JOIN users ON users.id = keys.user_id
     WHERE keys.sha256 = $1 AND keys.revoked_at IS NULL`,
    [keySha256Hex],
  );
  return row && { ...row, credits: isUnlimited(row.plan) ? null : row.credits };
}
