import type { Database } from './database.ts';
import { newToken, sha256Of } from './secretToken.ts';

/** How the token of a session begins, by which it is told from a key. */
export const sessionPrefix = 'ppss_';

/** A session of the key, and when it ends, in milliseconds since 1970. */
export async function createSession(db: Database, keyId: number, ms: number): Promise<{ token: string; expiresAt: number }> {
  const token = newToken(sessionPrefix);
  const row = await db.get<{ expiresAt: number }>(
    `INSERT INTO sessions (sha256, key_id, expires_at) VALUES ($1, $2, ${db.dialect.now} + $3) RETURNING expires_at AS "expiresAt"`,
    [sha256Of(token), keyId, ms],
  );
  if (!row) throw new Error('the session was not inserted');
  return { token, expiresAt: row.expiresAt };
}
