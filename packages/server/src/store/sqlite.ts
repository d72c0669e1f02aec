/** SQLite inside the process: one file that several processes (services, workers, the command line) may share. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Database, type Dialect, notWithin, type ServiceClock, type SqlValue } from './connection.ts';
import { untilFree } from './untilFree.ts';

const dialect: Dialect = {
  now: `CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  skipLocked: '',
  lockRow: '',
  holdRow: '',
  size: undefined,
  migrationLock: undefined,
  countOn: undefined,
  identity: 'INTEGER PRIMARY KEY AUTOINCREMENT',
};

/** SQLite itself waits for another process's transaction no longer than this, because the process stands still meanwhile. */
const busyTimeoutMs = 5;

/**
 * A commit is on the disk before it is reported, but for those of `transient`: waiting for the disk takes 1.2 ms of the event loop where
 * the commit itself takes 0.01 ms. Statements take turns, because a connection has one transaction at a time, which everything that
 * runs meanwhile would be part of, and the other connection would wait for it with the process.
 */
export async function openSqlite(path: string, clock: ServiceClock): Promise<Database> {
  const durable = await connect(path, 'FULL');
  const relaxed = await connect(path, 'NORMAL');
  const inTurn = turns();
  const close = () =>
    inTurn(async () => {
      for (const connection of [relaxed, durable]) if (connection.isOpen) connection.close();
    });
  // Whoever reads meanwhile, in another process, is not waited for: the next time will do.
  const scrub = () => inTurn(async () => durable.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()[0]?.busy === 0);
  // Other processes see by themselves that there is a job: half a second is soon enough on one machine.
  const common = { announce() {}, onAnnounced: () => () => undefined, scrub, close };
  const transient: Database = {
    ...acts(relaxed, inTurn, clock),
    ...common,
    get transient() {
      return transient;
    },
  };
  return { ...acts(durable, inTurn, clock), ...common, transient };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

function turns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

async function connect(path: string, synchronous: 'FULL' | 'NORMAL'): Promise<DatabaseSync> {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    // Changing the journal's mode does not wait for other processes that are opening the same new file.
    await untilFree(() => connection.exec('PRAGMA journal_mode = WAL'));
    connection.exec(`PRAGMA synchronous = ${synchronous}`);
    // What is deleted is overwritten: the texts of callers are not to be found in the file afterwards.
    connection.exec('PRAGMA secure_delete = ON');
    return connection;
  } catch (cause) {
    connection.close();
    throw cause;
  }
}

function acts(
  connection: DatabaseSync,
  inTurn: InTurn,
  clock: ServiceClock,
): Omit<Database, 'announce' | 'onAnnounced' | 'scrub' | 'close' | 'transient'> {
  const statement = statementCache(connection);
  // Every row is asked for, of one too: a statement that is left after its first row does not say that its commit failed, as on a full disk.
  const all = <T>(sql: string, params: readonly SqlValue[] = []) => statement(sql).all(...params) as T[];
  const get = <T>(sql: string, params?: readonly SqlValue[]) => all<T>(sql, params)[0];
  const run = (sql: string, params: readonly SqlValue[] = []) => Number(statement(sql).run(...params).changes);
  const tx: Database = {
    dialect,
    clock,
    all: async (sql, params) => all(sql, params),
    get: async (sql, params) => get(sql, params),
    run: async (sql, params) => run(sql, params),
    transaction: (work) => work(tx),
    get transient() {
      return tx;
    },
    ...notWithin,
  };
  return {
    dialect,
    clock,
    all: <T>(sql: string, params?: readonly SqlValue[]) => inTurn(() => untilFree(() => all<T>(sql, params))),
    get: <T>(sql: string, params?: readonly SqlValue[]) => inTurn(() => untilFree(() => get<T>(sql, params))),
    run: (sql, params) => inTurn(() => untilFree(() => run(sql, params))),
    transaction: (work) => inTurn(() => transact(connection, () => work(tx))),
  };
}

async function transact<T>(connection: DatabaseSync, work: () => Promise<T>): Promise<T> {
  await untilFree(() => connection.exec('BEGIN IMMEDIATE'));
  try {
    const result = await work();
    connection.exec('COMMIT');
    return result;
  } catch (cause) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw cause;
  }
}

/** SQLite numbers its parameters ?1, PostgreSQL $1. */
function statementCache(connection: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const prepared = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    statements.set(sql, prepared);
    return prepared;
  };
}
