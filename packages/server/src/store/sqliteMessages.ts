/** What the process and the thread of its database say to each other. The thread answers in the order in which it was asked. */
import type { SqlValue } from './connection.ts';

export interface ToSqlite {
  readonly id: number;
  /** `all` answers with rows, `run` with the number of rows that changed, `close` ends both connections. */
  readonly act: 'all' | 'run' | 'close';
  /** Which connection: one whose commits are on the disk before they are answered, or one whose commits are not waited for. */
  readonly durable: boolean;
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

export type FromSqlite =
  /** The connections are open. */
  | { readonly type: 'opened' }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  /** Without an id, the connections could not be opened. */
  | { readonly type: 'failed'; readonly id?: number; readonly fault: SqliteFault };

/** Errors lose what is their own on the way between threads. */
export interface SqliteFault {
  readonly message: string;
  readonly code?: string;
  /** SQLite's own number, such as 13 for a full disk. */
  readonly errcode?: number;
}
