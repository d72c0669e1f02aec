/** SQLite in a thread of the process: one file that several processes (services, workers, the command line) may share. */
import { Worker } from 'node:worker_threads';
import type { Database, Dialect, SqlValue } from './connection.ts';
import type { FromSqlite, SqliteFault, ToSqlite } from './sqliteMessages.ts';

const dialect: Dialect = {
  now: `CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  skipLocked: '',
  identity: 'INTEGER PRIMARY KEY AUTOINCREMENT',
};

/**
 * A commit is on the disk before it is reported, but for those of `transient`: waiting for the disk takes 1.2 ms where the commit itself
 * takes 0.01 ms. Rejects when the file cannot be opened.
 */
export async function openSqlite(path: string): Promise<Database> {
  const thread = await startThread(path);
  const { inTurn, alone } = turns();
  const close = () =>
    alone(async () => {
      await thread.ask({ act: 'close', durable: true, sql: '', params: [] });
      await thread.end();
    });
  const scrub = () =>
    alone(async () => {
      // Whoever reads meanwhile, in another process, is not waited for: the next time will do.
      await thread.ask({ act: 'all', durable: true, sql: 'PRAGMA busy_timeout = 0', params: [] });
      try {
        const rows = await thread.ask({ act: 'all', durable: true, sql: 'PRAGMA wal_checkpoint(TRUNCATE)', params: [] });
        return (rows as { busy: number }[])[0]?.busy === 0;
      } finally {
        await thread.ask({ act: 'all', durable: true, sql: 'PRAGMA busy_timeout = 60000', params: [] });
      }
    });
  const connection = (durable: boolean) => {
    const direct = actsOf(thread, durable);
    const tx: Database = {
      ...direct,
      transaction: (work) => work(tx),
      get transient() {
        return tx;
      },
      scrub: () => Promise.reject(new Error('scrub() inside a transaction')),
      close: () => Promise.reject(new Error('close() inside a transaction')),
    };
    return {
      dialect,
      all: <T>(sql: string, params?: readonly SqlValue[]) => inTurn(() => direct.all<T>(sql, params)),
      get: <T>(sql: string, params?: readonly SqlValue[]) => inTurn(() => direct.get<T>(sql, params)),
      run: (sql: string, params?: readonly SqlValue[]) => inTurn(() => direct.run(sql, params)),
      transaction: <T>(work: (tx: Database) => Promise<T>) => alone(() => transact(direct, () => work(tx))),
      scrub,
      close,
    };
  };
  const transient: Database = {
    ...connection(false),
    get transient() {
      return transient;
    },
  };
  return { ...connection(true), transient };
}

type Acts = Pick<Database, 'dialect' | 'all' | 'get' | 'run'>;

function actsOf({ ask }: SqliteThread, durable: boolean): Acts {
  // Every row is asked for, of one too: a statement that is left after its first row does not say that its commit failed, as on a full disk.
  const all = async <T>(sql: string, params: readonly SqlValue[] = []) => (await ask({ act: 'all', durable, sql, params })) as T[];
  return {
    dialect,
    all,
    get: async <T>(sql: string, params?: readonly SqlValue[]) => (await all<T>(sql, params))[0],
    run: async (sql, params = []) => (await ask({ act: 'run', durable, sql, params })) as number,
  };
}

async function transact<T>({ run }: Acts, work: () => Promise<T>): Promise<T> {
  await run('BEGIN IMMEDIATE');
  try {
    const result = await work();
    await run('COMMIT');
    return result;
  } catch (cause) {
    // SQLite ends some transactions by itself when it fails, and there is then nothing to roll back.
    await run('ROLLBACK').catch(() => undefined);
    throw cause;
  }
}

/**
 * A connection has one transaction at a time, which everything that runs meanwhile would be part of, and the other connection would wait
 * for it for ever: so a transaction is alone, and all else runs before or after it. Nothing else has to wait: the thread keeps the order.
 */
function turns() {
  let last: Promise<unknown> | undefined;
  const follow = (turn: Promise<unknown>): void => {
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    last = settled;
    void settled.then(() => {
      if (last === settled) last = undefined;
    });
  };
  return {
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      return last === undefined ? work() : last.then(work);
    },
    alone<T>(work: () => Promise<T>): Promise<T> {
      const result = last === undefined ? work() : last.then(work);
      follow(result);
      return result;
    },
  };
}

interface SqliteThread {
  ask(request: Omit<ToSqlite, 'id'>): Promise<unknown>;
  end(): Promise<unknown>;
}

async function startThread(path: string): Promise<SqliteThread> {
  const worker = new Worker(new URL('./sqliteThread.ts', import.meta.url), { workerData: { path }, name: 'database' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  let asked = 0;
  let ended: Error | undefined;

  worker.on('message', (message: FromSqlite) => {
    if (message.type === 'opened') return opened.resolve();
    if (message.type === 'failed' && message.id === undefined) return opened.reject(errorOf(message.fault));
    const answer = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    // An idle database keeps no process alive.
    if (waiting.size === 0) worker.unref();
    if (message.type === 'done') answer?.resolve(message.value);
    else answer?.reject(errorOf(message.fault));
  });
  const end = (error: Error) => {
    ended ??= error;
    opened.reject(ended);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The database is closed.')));

  await opened.promise.catch(async (cause) => {
    await worker.terminate();
    throw cause;
  });
  worker.unref();
  return {
    ask(request) {
      if (ended) return Promise.reject(ended);
      const id = ++asked;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      if (waiting.size === 1) worker.ref();
      worker.postMessage({ id, ...request } satisfies ToSqlite);
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
}

const errorOf = ({ message, ...rest }: SqliteFault): Error => Object.assign(new Error(message), rest);
