/** `slidewright account`: who may use the service. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import type { Account } from '../store/accountByEmail.ts';
import { createAccount } from '../store/createAccount.ts';
import { creditAccount } from '../store/creditAccount.ts';
import { deleteAccount } from '../store/deleteAccount.ts';
import { openFiles } from '../store/files/openFiles.ts';
import { listAccounts } from '../store/listAccounts.ts';
import type { PlanName } from '../store/plans.ts';
import { rotateKey } from '../store/rotateKey.ts';
import { setPlan } from '../store/setPlan.ts';
import { removeTraces, stillHeld } from './deletion.ts';
import { emailOption, jsonOption, parseCredits, planOption } from './options.ts';
import { columns, print } from './print.ts';
import { requireAccount, withDatabase } from './store.ts';

interface Options {
  email: string;
  plan: PlanName;
  credits?: number;
  json?: boolean;
}

export function accountCommand(program: Command): void {
  const account = program.command('account').description('Accounts: who may use the service, on which plan, with how many credits.');

  account
    .command('create')
    .description('Creates an account and prints its API key, which cannot be shown again.')
    .requiredOption(...emailOption)
    .requiredOption(...planOption)
    .option('--credits <number>', 'credits to start with (default: unlimited)', parseCredits(0))
    .option(...jsonOption)
    .action(create);

  account
    .command('list')
    .description('Lists the accounts.')
    .option(...jsonOption)
    .action(list);

  account
    .command('set-plan')
    .description('Moves an account to another plan.')
    .requiredOption(...emailOption)
    .requiredOption(...planOption)
    .option(...jsonOption)
    .action(changePlan);

  account
    .command('add-credits')
    .description('Adds credits to an account.')
    .requiredOption(...emailOption)
    .requiredOption('--credits <number>', 'how many to add', parseCredits(1))
    .option(...jsonOption)
    .action(addCredits);

  account
    .command('delete')
    .description('Deletes an account with its keys, its jobs and their files. Nothing of it is left.')
    .requiredOption(...emailOption)
    .option(...jsonOption)
    .action(remove);
}

async function remove({ email, json }: Options, command: Command): Promise<void> {
  await withDatabase(async (db) => {
    const { userId } = await requireAccount(db, email, command);
    const jobs = await deleteAccount(db, userId);
    const scrubbed = await removeTraces(db, await openFiles(readConfig()), jobs);
    const words = `Account ${userId} (${email}) is deleted, with its keys, its ${jobs.length} jobs and their files.`;
    print(json, { userId, email, deleted: true, jobs: jobs.length, scrubbed }, scrubbed ? words : `${words}\n${stillHeld}`);
  });
}

async function create({ email, plan, credits, json }: Options, command: Command): Promise<void> {
  const created = await withDatabase(
    (db) =>
      db.transaction(async (tx) => {
        const userId = await createAccount(tx, { email, plan, credits: credits ?? null });
        return userId === 'email-taken' ? undefined : { userId, key: await rotateKey(tx, userId) };
      }),
    { create: true },
  );
  if (!created) command.error(`error: --email ${email} has an account already: "slidewright key rotate" gives it a new key`);
  const { userId, key } = created;
  const value = { userId, email, plan, credits: credits ?? null, key };
  print(json, value, `${describe(value)}\nAPI key (shown once): ${key}`);
}

async function list({ json }: Pick<Options, 'json'>): Promise<void> {
  const accounts = await withDatabase(listAccounts);
  const rows = accounts.map((a) => [
    String(a.userId),
    a.email,
    a.plan,
    a.credits === null ? 'unlimited' : String(a.credits),
    a.hasKey ? 'active' : 'none',
  ]);
  print(json, accounts, columns([['ID', 'E-MAIL', 'PLAN', 'CREDITS', 'KEY'], ...rows]));
}

async function changePlan({ email, plan, json }: Options, command: Command): Promise<void> {
  await withDatabase(async (db) => {
    const account = await requireAccount(db, email, command);
    await setPlan(db, account.userId, plan);
    const changed = { ...account, plan };
    print(json, changed, describe(changed));
  });
}

async function addCredits({ email, credits = 0, json }: Options, command: Command): Promise<void> {
  await withDatabase(async (db) => {
    const { userId, credits: held } = await requireAccount(db, email, command);
    if (held === null) command.error(`error: --email ${email} has unlimited credits already: nothing was added`);
    await creditAccount(db, userId, credits);
    const changed = await requireAccount(db, email, command);
    print(json, changed, describe(changed));
  });
}

const describe = ({ userId, email, plan, credits }: Account): string =>
  `Account ${userId}: ${email}, plan ${plan}, ${credits === null ? 'unlimited' : credits} credits`;
