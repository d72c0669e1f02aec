import type { Database } from './database.ts';
import type { PlanName } from './plans.ts';

export interface NewAccount {
  email: string;
  plan: PlanName;
  /** null is unlimited. */
  credits: number | null;
}

/** Inserts an account without a key and returns its id, or 'email-taken' when the address has one, in whatever case. */
export async function createAccount(db: Database, { email, plan, credits }: NewAccount): Promise<number | 'email-taken'> {
  const row = await db.get<{ id: number }>(
    `INSERT INTO users (email, email_key, plan, credits, created_at) VALUES ($1, $2, $3, $4, ${db.dialect.now})
     ON CONFLICT (email_key) DO NOTHING RETURNING id`,
    [email, email.toLowerCase(), plan, credits],
  );
  return row ? row.id : 'email-taken';
}
