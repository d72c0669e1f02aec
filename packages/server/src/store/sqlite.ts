/** SQLite inside the process: one file that several processes (services, workers, the command line) may share. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Dialect, SqlValue } from './connection.ts';

/** How long a statement waits for another process's transaction. Ours take milliseconds. */
const busyTimeoutMs = 10_000;

const dialect: Dialect = {
  now: `CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  skipLocked: '',
  identity: 'INTEGER PRIMARY KEY AUTOINCREMENT',
};

/**
 * A commit is on the disk before it is reported, but for those of `transient`: waiting for the disk takes 1.2 ms of the event loop where
 * the commit itself takes 0.01 ms. Statements take turns, because a connection has one transaction at a time, which everything that
 * runs meanwhile would be part of, and the other connection would wait for it with the process.
 */
export function openSqlite(path: string): Database {
  const durable = connect(path, 'FULL');
  const relaxed = connect(path, 'NORMAL');
  const inTurn = turns();
  const close = () =>
    inTurn(async () => {
      for (const connection of [relaxed, durable]) if (connection.isOpen) connection.close();
    });
  const transient: Database = {
    ...acts(relaxed, inTurn),
    close,
    get transient() {
      return transient;
    },
  };
  return { ...acts(durable, inTurn), close, transient };
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

function connect(path: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  useWriteAheadLog(connection);
  connection.exec(`PRAGMA synchronous = ${synchronous}`);
  return connection;
}

function acts(connection: DatabaseSync, inTurn: InTurn): Omit<Database, 'close' | 'transient'> {
  const statement = statementCache(connection);
  const direct = {
    dialect,
    all: async <T>(sql: string, params: readonly SqlValue[] = []) => statement(sql).all(...params) as T[],
    // The statement's own get() stops at the first row, and so does not see that the commit after it failed, as on a full disk.
    get: async <T>(sql: string, params: readonly SqlValue[] = []) => statement(sql).all(...params)[0] as T | undefined,
    run: async (sql: string, params: readonly SqlValue[] = []) => Number(statement(sql).run(...params).changes),
  };
  const tx: Database = {
    ...direct,
    transaction: (work) => work(tx),
    get transient() {
      return tx;
    },
    close: () => Promise.reject(new Error('close() inside a transaction')),
  };
  return {
    dialect,
    all: (sql, params) => inTurn(() => direct.all(sql, params)),
    get: (sql, params) => inTurn(() => direct.get(sql, params)),
    run: (sql, params) => inTurn(() => direct.run(sql, params)),
    transaction: (work) => inTurn(() => transact(connection, () => work(tx))),
  };
}

async function transact<T>(connection: DatabaseSync, work: () => Promise<T>): Promise<T> {
  connection.exec('BEGIN IMMEDIATE');
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

/** Changing the journal's mode does not wait for other processes that are opening the same new file, so it is tried again. */
function useWriteAheadLog(connection: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (cause) {
      const busy = cause instanceof Error && /locked|busy/i.test(cause.message);
      if (!busy || Date.now() > deadline) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
