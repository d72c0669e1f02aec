import type { Database } from './database.ts';
import type { PlanName } from './plans.ts';

/** Moves the account to another plan; its credits stay. False when there is no such account. */
export async function setPlan(db: Database, userId: number, plan: PlanName): Promise<boolean> {
  return (await db.run('UPDATE users SET plan = $2 WHERE id = $1', [userId, plan])) > 0;
}
