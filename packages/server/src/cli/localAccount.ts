/** The account of whoever starts a service of their own: there from the first start, so that nothing has to be set up. */
import { accountByEmail } from '../store/accountByEmail.ts';
import { createAccount } from '../store/createAccount.ts';
import { createSignIn } from '../store/createSignIn.ts';
import type { Database } from '../store/database.ts';
import { hasAccounts } from '../store/hasAccounts.ts';
import { rotateKey } from '../store/rotateKey.ts';

const email = 'local@localhost';

/** Creates it in a store without accounts and returns its key, which nobody can see again; undefined when there are accounts. */
export function createLocalAccount(db: Database): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    if (await hasAccounts(tx)) return undefined;
    const userId = await createAccount(tx, { email, plan: 'pro', credits: null });
    return userId === 'email-taken' ? undefined : rotateKey(tx, userId);
  });
}

/** Whoever has just started the service opens the link soon. */
const linkMs = 3_600_000;

/**
 * The address of the playground, with what begins a session of the local account, once; undefined when that account is gone or has no key.
 * The token is in the fragment, which browsers send to nobody.
 */
export async function signInLink(db: Database, baseUrl: string): Promise<string | undefined> {
  const account = await accountByEmail(db, email);
  const token = account && (await createSignIn(db, account.userId, linkMs));
  return token === undefined ? undefined : `${baseUrl}/#sign-in=${token}`;
}
