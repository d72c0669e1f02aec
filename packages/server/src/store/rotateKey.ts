import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { lockAccount } from './lockAccount.ts';
import { revokeKey } from './revokeKey.ts';

/** Gives the account a new key, revoking the one it had, and returns the key: only its SHA-256 is kept. */
export function rotateKey(db: Database, userId: number): Promise<string> {
  const key = `ppsk_${randomBytes(32).toString('base64url')}`;
  const sha256 = createHash('sha256').update(key).digest('hex');
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await revokeKey(tx, userId);
    await tx.run(`INSERT INTO keys (user_id, sha256, created_at) VALUES ($1, $2, ${tx.dialect.now})`, [userId, sha256]);
    return key;
  });
}
