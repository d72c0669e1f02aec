/** `slidewright key`: the one API key that an account may have. */
import type { Command } from 'commander';
import { revokeKey } from '../store/revokeKey.ts';
import { rotateKey } from '../store/rotateKey.ts';
import { emailOption, jsonOption } from './options.ts';
import { print } from './print.ts';
import { requireAccount, withDatabase } from './store.ts';

interface Options {
  email: string;
  json?: boolean;
}

export function keyCommand(program: Command): void {
  const key = program.command('key').description('API keys: one for each account.');

  key
    .command('rotate')
    .description('Ends an account’s key and prints a new one. What the old key created is no longer found through the API.')
    .requiredOption(...emailOption)
    .option(...jsonOption)
    .action(rotate);

  key
    .command('revoke')
    .description('Ends an account’s key.')
    .requiredOption(...emailOption)
    .option(...jsonOption)
    .action(revoke);
}

async function rotate({ email, json }: Options, command: Command): Promise<void> {
  await withDatabase(async (db) => {
    const account = await requireAccount(db, email, command);
    const key = await rotateKey(db, account.userId);
    print(json, { userId: account.userId, email: account.email, key }, `New API key of ${account.email} (shown once): ${key}`);
  });
}

async function revoke({ email, json }: Options, command: Command): Promise<void> {
  await withDatabase(async (db) => {
    const account = await requireAccount(db, email, command);
    const revoked = await revokeKey(db, account.userId);
    const words = revoked ? `The key of ${account.email} is revoked.` : `${account.email} had no active key.`;
    print(json, { userId: account.userId, email: account.email, revoked }, words);
  });
}
