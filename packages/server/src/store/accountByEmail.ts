import type { Database } from './database.ts';

export interface Account {
  userId: number;
  email: string;
  plan: string;
  /** What is left; null is unlimited. */
  credits: number | null;
}

/** The account with this e-mail address, in whatever case. */
export async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const row = await db.get<Account>(
    'SELECT id AS "userId", email AS "email", plan AS "plan", credits AS "credits" FROM users WHERE email_key = $1',
    [email.toLowerCase()],
  );
  return row && { ...row };
}
