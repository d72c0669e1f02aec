/** Opens the database that the settings name. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from './connection.ts';
import { migrate } from './migrations/migrate.ts';
import { type ClockSources, createServiceClock } from './serviceClock.ts';
import { openSqlite } from './sqlite.ts';

export type { Database } from './connection.ts';

/** Of the embedded database, in DATA_DIR. */
export const databaseFile = 'slidewright.db';

export interface DatabaseOptions {
  /** Of this process; without a `databaseUrl`, the database lies in it. */
  dataDir: string;
  /** Of a PostgreSQL database; empty when there is none. */
  databaseUrl?: string;
  /** Connections to it that this process may have. */
  databaseConnections?: number;
  databaseTimeoutMs?: number;
}

/** Opens the store, creating it or bringing it up to date. Throws one sentence that names the setting when that is impossible. */
export async function openDatabase(options: DatabaseOptions, clockSources?: ClockSources): Promise<Database> {
  requireFolder(options.dataDir);
  return options.databaseUrl
    ? openShared({ ...options, databaseUrl: options.databaseUrl }, clockSources)
    : openEmbedded(options.dataDir, clockSources);
}

function requireFolder(dataDir: string): void {
  try {
    createFolder(dataDir);
    accessSync(`${dataDir}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`DATA_DIR ${dataDir} cannot be written (${reason(cause)}): give this user write access or set DATA_DIR elsewhere.`, {
      cause,
    });
  }
}

async function openEmbedded(dataDir: string, clockSources?: ClockSources): Promise<Database> {
  let db: Database | undefined;
  try {
    db = await openSqlite(join(dataDir, databaseFile), createServiceClock(clockSources));
    await migrate(db);
    await db.clock.reconcile(db);
    keepToOneself(dataDir);
    return db;
  } catch (cause) {
    await db?.close();
    throw new Error(`The database in DATA_DIR ${dataDir} cannot be opened: ${reason(cause)}.`, { cause });
  }
}

async function openShared(
  {
    dataDir,
    databaseUrl: url,
    databaseConnections: connections = 12,
    databaseTimeoutMs: statementTimeoutMs = 10_000,
  }: DatabaseOptions & { databaseUrl: string },
  clockSources?: ClockSources,
): Promise<Database> {
  let db: Database | undefined;
  try {
    const { openPostgres } = await import('./postgres.ts');
    // A migration of a large table takes its time.
    const unhurried = await openPostgres({ url, connections: 3, statementTimeoutMs: 0 }, createServiceClock());
    await migrate(unhurried).finally(() => unhurried.close());
    db = await openPostgres({ url, connections, statementTimeoutMs }, createServiceClock(clockSources));
    await db.clock.reconcile(db);
    keepToOneself(dataDir);
    return db;
  } catch (cause) {
    await db?.close();
    throw new Error(`The database of DATABASE_URL (${withoutPassword(url)}) cannot be opened: ${reason(cause)}.`, { cause });
  }
}

/** The address as it may be shown. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'not an address';
}

/** Nobody but this user reads the folder, and so what lies in it. Where the system knows no such thing, there is nothing to be done. */
function keepToOneself(dataDir: string): void {
  for (const [name, mode] of [['.', 0o700], ...['', '-wal', '-shm'].map((end) => [`${databaseFile}${end}`, 0o600] as const)] as const) {
    try {
      chmodSync(join(dataDir, name), mode);
    } catch {
      // It is another user's, who has let this one in; or it is not there.
    }
  }
}

/** Node's own recursive mkdir never returns where the system says that an existing folder is not there, as below /proc. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (cause) {
    // Another process that starts at the same time may have made it.
    if (!existsSync(path)) throw cause;
  }
}

/** The system's code (EACCES, ENOTDIR) where there is one: it says more, in less, than the message. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reason(cause.errors[0]);
  if (!(cause instanceof Error)) return String(cause);
  return 'syscall' in cause && 'code' in cause ? String(cause.code) : cause.message;
}
