/**
 * The thread in which SQLite runs: waiting for the disk, for another process's lock, or for megabytes to be written holds up nobody but
 * those who need the database.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromSqlite, SqliteFault, ToSqlite } from './sqliteMessages.ts';

/** How long a statement waits for another process's transaction. Ours take milliseconds; a backup or a person's may take longer. */
const busyTimeoutMs = 60_000;

interface Connection {
  readonly database: DatabaseSync;
  statement(sql: string): StatementSync;
}

const say = (message: FromSqlite): void => parentPort?.postMessage(message);

try {
  const { path } = workerData as { path: string };
  serve({ durable: connect(path, 'FULL'), relaxed: connect(path, 'NORMAL') });
  say({ type: 'opened' });
} catch (cause) {
  say({ type: 'failed', fault: faultOf(cause) });
}

function serve({ durable, relaxed }: { durable: Connection; relaxed: Connection }): void {
  const act = ({ act, sql, params, ...request }: ToSqlite): unknown => {
    const connection = request.durable ? durable : relaxed;
    switch (act) {
      case 'all':
        return connection.statement(sql).all(...params);
      case 'run':
        return Number(connection.statement(sql).run(...params).changes);
      case 'close':
        for (const { database } of [relaxed, durable]) if (database.isOpen) database.close();
        return undefined;
    }
  };
  parentPort?.on('message', (request: ToSqlite) => {
    try {
      say({ type: 'done', id: request.id, value: act(request) });
    } catch (cause) {
      say({ type: 'failed', id: request.id, fault: faultOf(cause) });
    }
  });
}

function connect(path: string, synchronous: 'FULL' | 'NORMAL'): Connection {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  useWriteAheadLog(database);
  database.exec(`PRAGMA synchronous = ${synchronous}`);
  // What is deleted is overwritten: the texts of callers are not to be found in the file afterwards.
  database.exec('PRAGMA secure_delete = ON');
  const statements = new Map<string, StatementSync>();
  return {
    database,
    statement(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // SQLite numbers its parameters ?1, PostgreSQL $1.
      const prepared = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

/** Changing the journal's mode does not wait for other processes that are opening the same new file, so it is tried again. */
function useWriteAheadLog(database: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (cause) {
      const busy = cause instanceof Error && /locked|busy/i.test(cause.message);
      if (!busy || Date.now() > deadline) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function faultOf(cause: unknown): SqliteFault {
  if (!(cause instanceof Error)) return { message: String(cause) };
  return {
    message: cause.message,
    ...('code' in cause && { code: String(cause.code) }),
    ...('errcode' in cause && { errcode: Number(cause.errcode) }),
  };
}
