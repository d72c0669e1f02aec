/** The account of whoever starts a service of their own: there from the first start, so that nothing has to be set up. */
import { createAccount } from '../store/createAccount.ts';
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
