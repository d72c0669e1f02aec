import type { Database } from './database.ts';
import { isUnlimited } from './plans.ts';

/** Takes `amount` credits from the account and returns what was taken: 0 when it is unlimited, undefined when it has too few. */
export async function debitCredits(db: Database, userId: number, amount: number): Promise<number | undefined> {
  const account = await db.get<{ plan: string; credits: number | null }>(
    'SELECT plan AS "plan", credits AS "credits" FROM users WHERE id = $1',
    [userId],
  );
  if (!account) return undefined;
  if (account.credits === null || isUnlimited(account.plan)) return 0;
  const changed = await db.run('UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2', [userId, amount]);
  return changed > 0 ? amount : undefined;
}
