/** `slidewright doctor`: what is kept and how much room it takes, and what is not as it should be. */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { countJobs, type JobCount } from '../store/countJobs.ts';
import type { Database } from '../store/database.ts';
import { openFiles } from '../store/files/openFiles.ts';
import { areForeign } from '../store/files/ownership.ts';
import { readServiceClock } from '../store/readServiceClock.ts';
import { jsonOption } from './options.ts';
import { columns, print } from './print.ts';
import { withDatabase } from './store.ts';
import { templateFaults } from './templateFaults.ts';

interface Kept {
  files: number;
  bytes: number;
}

interface Findings {
  dataDir: string;
  /** What does not lie in it. */
  elsewhere: string[];
  /** By part: the database, the presentations, uploads being received, pictures. */
  kept: Record<'database' | 'presentations' | 'uploads' | 'pictures', Kept>;
  freeBytes: number;
  jobs: JobCount[];
  retention: { fileRetentionDays: number; jobRetentionDays: number };
  problems: string[];
}

/** Seconds; what retries and leases take is more. */
const clocksApart = 5;
/** Below this much free room, the next presentations are at risk. */
const littleRoom = 256 * 2 ** 20;

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Shows what is kept and how much room it takes, and what is not as it should be.')
    .option(...jsonOption)
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await examine();
      print(json, findings, describe(findings));
    });
}

async function examine(): Promise<Findings> {
  const config = readConfig();
  const { dataDir, fileRetentionDays, jobRetentionDays } = config;
  const { jobs, size, faults } = await withDatabase(async (db) => ({
    jobs: await countJobs(db),
    size: await sizeOfDatabase(db),
    faults: [...(await faultsOfFiles(db, config)), ...(await faultsOfClock(db)), ...(await templateFaults(db, config))],
  }));
  const database = (await readdir(dataDir)).filter((name) => name.startsWith('slidewright.db'));
  const sizes = await Promise.all(database.map((name) => sizeOf(join(dataDir, name))));
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  const { mode } = await stat(dataDir);
  const problems = [...faults];
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) problems.push(`${dataDir} may be read by other users: chmod 700 ${dataDir}`);
  if (freeBytes < littleRoom) problems.push(`the disk of ${dataDir} has ${inMegabytes(freeBytes)} left`);
  return {
    dataDir,
    kept: {
      database: { files: database.length, bytes: size ?? sizes.reduce((sum, each) => sum + each, 0) },
      presentations: await keptIn(join(dataDir, 'files')),
      uploads: await keptIn(join(dataDir, 'tmp')),
      pictures: await keptIn(join(dataDir, 'pictures')),
    },
    elsewhere: [
      ...(config.databaseUrl === '' ? [] : ['The database is that of DATABASE_URL']),
      ...(config.s3Bucket === '' ? [] : [`Presentations are in S3_BUCKET ${config.s3Bucket}`]),
    ],
    freeBytes,
    jobs,
    retention: { fileRetentionDays, jobRetentionDays },
    problems,
  };
}

/** Undefined where it is that of its files. */
async function sizeOfDatabase(db: Database): Promise<number | undefined> {
  if (db.dialect.size === undefined) return undefined;
  return (await db.get<{ bytes: number }>(`SELECT ${db.dialect.size} AS bytes`))?.bytes;
}

async function faultsOfFiles(db: Database, config: Config): Promise<string[]> {
  try {
    const files = await openFiles(config);
    await files.probe();
    const isForeign = (config.databaseUrl !== '' || config.s3Bucket !== '') && (await areForeign(db, files));
    return isForeign ? ['the files are not of this database: set up the one that they came from, or "slidewright migrate" them'] : [];
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
}

async function faultsOfClock(db: Database): Promise<string[]> {
  const { wall } = await readServiceClock(db);
  const apart = Math.round(Math.abs(wall - Date.now()) / 1000);
  return apart > clocksApart
    ? [`the clocks of this machine and of the database are ${apart} seconds apart: let a time server set both`]
    : [];
}

/** A file may go while it is looked at. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function keptIn(folder: string): Promise<Kept> {
  const kept = { files: 0, bytes: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    kept.files++;
    kept.bytes += await sizeOf(join(entry.parentPath, entry.name));
  }
  return kept;
}

const inMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const inDays = (days: number): string => (days === 0 ? 'for ever' : `${days} days`);

function describe({ dataDir, elsewhere, kept, freeBytes, jobs, retention, problems }: Findings): string {
  const rows = Object.entries(kept).map(([name, { files, bytes }]) => [name, inMegabytes(bytes), `${files} files`]);
  const counts = jobs.map(({ status, jobs: count, oldest }) => [status, String(count), `the oldest of ${new Date(oldest).toISOString()}`]);
  return [
    `Data folder: ${dataDir}, ${inMegabytes(freeBytes)} free`,
    ...elsewhere,
    columns(rows),
    jobs.length > 0 ? `Jobs\n${columns(counts)}` : 'No jobs',
    `Files are kept ${inDays(retention.fileRetentionDays)}, jobs ${inDays(retention.jobRetentionDays)}`,
    problems.length > 0 ? problems.map((problem) => `Problem: ${problem}`).join('\n') : 'No problems',
  ].join('\n');
}
