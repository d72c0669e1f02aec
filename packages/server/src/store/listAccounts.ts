import type { Account } from './accountByEmail.ts';
import type { Database } from './database.ts';

export interface ListedAccount extends Account {
  /** Whether it has an active key. */
  hasKey: boolean;
}

/** Every account, the oldest first. */
export async function listAccounts(db: Database): Promise<ListedAccount[]> {
  const rows = await db.all<Account & { keyId: number | null }>(
    `SELECT users.id AS "userId", users.email AS "email", users.plan AS "plan", users.credits AS "credits", keys.id AS "keyId"
     FROM users LEFT JOIN keys ON keys.user_id = users.id AND keys.revoked_at IS NULL
     ORDER BY users.id`,
  );
  return rows.map(({ keyId, ...account }) => ({ ...account, hasKey: keyId !== null }));
}
