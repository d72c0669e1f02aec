/** The store for commands that look something up or change it and end; the service may be running meanwhile. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { type Account, accountByEmail } from '../store/accountByEmail.ts';
import { type Database, databaseFile, openDatabase } from '../store/database.ts';
import { isForProgram } from './print.ts';

export interface StoreUse {
  /** Whether a store is made where there is none: by what sets a service up, and nothing else. */
  create?: boolean;
}

/** Says which store it is, on standard error, unless the answer is for a program. Throws where there is none that could be meant. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>, { create = false }: StoreUse = {}): Promise<T> {
  process.umask(0o077);
  const config = readConfig();
  const { dataDir, databaseUrl } = config;
  const isNew = databaseUrl === '' && !existsSync(join(dataDir, databaseFile));
  if (isNew && !create) {
    throw new Error(
      `There is no store in DATA_DIR ${dataDir}: set DATA_DIR to the folder of the service, or run this where the service was started.`,
    );
  }
  const where = databaseUrl === '' ? `DATA_DIR ${dataDir}${isNew ? ', which is new' : ''}` : `DATABASE_URL ${withoutPassword(databaseUrl)}`;
  if (!isForProgram()) process.stderr.write(`In ${where}:\n`);
  const db = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function withoutPassword(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

/** The account, or an error that ends the command. */
export async function requireAccount(db: Database, email: string, command: Command): Promise<Account> {
  const account = await accountByEmail(db, email);
  return account ?? command.error(`error: --email ${email} has no account here: "slidewright account list" shows those that there are`);
}
