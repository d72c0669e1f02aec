/** The store for commands that look something up or change it and end; the service may be running meanwhile. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { type Account, accountByEmail } from '../store/accountByEmail.ts';
import { type Database, openDatabase } from '../store/database.ts';

export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  process.umask(0o077);
  const db = await openDatabase(readConfig());
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The account, or an error that ends the command. */
export async function requireAccount(db: Database, email: string, command: Command): Promise<Account> {
  const account = await accountByEmail(db, email);
  return account ?? command.error(`error: --email ${email} has no account here: "slidewright account list" shows those that there are`);
}
