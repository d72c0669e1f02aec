import type { Database } from './database.ts';

/** Until the transaction ends, others that do the same for this account wait: what is counted of it then stays true. */
export async function lockAccount(tx: Database, userId: number): Promise<void> {
  await tx.get(`SELECT id FROM users WHERE id = $1 ${tx.dialect.lockRow}`, [userId]);
}
