import type { Database } from './database.ts';

/** Whether anybody has an account yet. */
export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.get('SELECT 1 AS "one" FROM users LIMIT 1')) !== undefined;
}
