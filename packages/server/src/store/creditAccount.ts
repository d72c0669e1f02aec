import type { Database } from './database.ts';

/** Adds credits to the account. One that is unlimited stays so. False when there is no such account. */
export async function creditAccount(db: Database, userId: number, amount: number): Promise<boolean> {
  return (await db.run('UPDATE users SET credits = credits + $2 WHERE id = $1', [userId, amount])) > 0;
}
