/** `slidewright migrate`: moves an installation to another database, another place for files, or both. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createDiskFiles } from '../store/files/disk.ts';
import { openFiles } from '../store/files/openFiles.ts';
import { takeFiles } from '../store/files/ownership.ts';
import { moveFiles } from '../store/transfer/moveFiles.ts';
import { moveRows } from '../store/transfer/moveRows.ts';
import { jsonOption } from './options.ts';
import { print } from './print.ts';

export function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .summary('move an installation to PostgreSQL and S3')
    .description(
      'Copies accounts, keys, presentations and their files from a data folder into the database and the files that the settings name (DATABASE_URL, S3_BUCKET). Stop the service first. What was there already is left out, so that it can be begun again after it was cut short.',
    )
    .requiredOption('--from <folder>', 'the DATA_DIR to move')
    .option(...jsonOption)
    .action(migrate);
}

async function migrate({ from, json }: { from: string; json?: boolean }, command: Command): Promise<void> {
  process.umask(0o077);
  const config = readConfig();
  const folder = resolve(from);
  if (!existsSync(join(folder, 'slidewright.db'))) command.error(`error: --from ${from} has no database: name the DATA_DIR to move`);
  if (isSame(folder, config)) command.error('error: that is what the settings name already: set DATABASE_URL, S3_BUCKET or both');
  const source = await openDatabase({ dataDir: folder });
  try {
    // Where only files are moved, the database is the same.
    const target = config.databaseUrl === '' && config.dataDir === folder ? source : await openDatabase(config);
    try {
      await requireIdle(source, command);
      const moved = await moveAll({ source, target, folder, config });
      const words = `${moved.rows.jobs ?? 'All'} presentations of ${moved.rows.users ?? 'all'} accounts and ${moved.files} files are where the settings say. Addresses stay as they are, as long as BASE_URL does.`;
      print(json, moved, words);
    } finally {
      if (target !== source) await target.close();
    }
  } finally {
    await source.close();
  }
}

const isSame = (folder: string, { databaseUrl, s3Bucket, dataDir }: Config): boolean =>
  databaseUrl === '' && s3Bucket === '' && dataDir === folder;

async function requireIdle(source: Database, command: Command): Promise<void> {
  const seen = await source.get('SELECT 1 AS "one" FROM workers WHERE seen_at > $1', [source.clock.now() - 10_000]);
  if (seen) command.error('error: a service or worker runs on --from: stop it, wait 10 seconds, and begin again');
}

interface Move {
  source: Database;
  target: Database;
  folder: string;
  config: Config;
}

async function moveAll({ source, target, folder, config }: Move): Promise<{ rows: Record<string, number>; files: number; copied: number }> {
  const say = (words: string) => process.stderr.write(`${words}\n`);
  const files = await openFiles(config);
  const areThere = config.s3Bucket === '' && config.dataDir === folder;
  // Files first: whoever finds a presentation finds its file.
  const moved = areThere
    ? { files: 0, copied: 0 }
    : await moveFiles(createDiskFiles(join(folder, 'files')), files, (count) => count % 100 === 0 && say(`${count} files`));
  const rows = target === source ? {} : await moveRows(source, target, (name, count) => say(`${name}: ${count}`));
  await takeFiles(target, files);
  return { rows, ...moved };
}
