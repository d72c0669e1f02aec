/**
 * The database as the SQL acts see it. Acts write SQL that SQLite and PostgreSQL both take, with $1, $2… for their values; the few
 * words in which the two differ come from the driver's `dialect`.
 */
export type SqlValue = string | number | null;

export interface Dialect {
  /** An expression for the present in milliseconds since 1970, by the database's clock, the same throughout a statement. */
  readonly now: string;
  /** Ends the sub-select of what takes rows, so that two processes never wait for the same row. Empty where writers take turns anyway. */
  readonly skipLocked: string;
  /** Ends a select of rows that nobody else shall change until the transaction ends. */
  readonly lockRow: string;
  /** Ends a select of rows that nobody shall change before this statement is committed. */
  readonly holdRow: string;
  /** An expression for the bytes that the database takes; undefined where that are its files'. */
  readonly size: string | undefined;
  /** Keeps other processes from migrating until the transaction ends; undefined where a transaction does that by itself. */
  readonly migrationLock: string | undefined;
  /** A statement after which the table's primary key counts on from the largest that there is; undefined where it does so by itself. */
  readonly countOn: ((table: string) => string) | undefined;
  /** The type of a primary key that counts up by itself. */
  readonly identity: string;
}

/** A clock that goes on where the database's is set to another time. */
export interface ServiceClock {
  /** Milliseconds since 1970, more or less. */
  now(): number;
  /** To be called every second or so: keeps the clocks of all processes together. */
  reconcile(db: Database): Promise<void>;
}

export interface Database {
  readonly dialect: Dialect;
  /** What leases and the hard cap go by. */
  readonly clock: ServiceClock;
  /** Every row. */
  all<T>(sql: string, params?: readonly SqlValue[]): Promise<T[]>;
  /** The first row. */
  get<T>(sql: string, params?: readonly SqlValue[]): Promise<T | undefined>;
  /** The number of rows inserted, updated or deleted. */
  run(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /**
   * Everything that `work` does through `tx` happens, or, when it throws, nothing. Inside, use `tx` alone: a call on the outer database
   * waits for the transaction to end, or is no part of it. A transaction within a transaction is part of it. `work` may be called again
   * when the database undid what it did, so it changes nothing but the database.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /**
   * The same database for rows that nobody misses after a power cut: what is committed here survives the end of the process, but does not
   * wait for the disk. Within a transaction it is the transaction.
   */
  readonly transient: Database;
  /** Tells the other processes that there may be a job, as far as they can be told; they look for jobs by themselves too. Never throws. */
  announce(): void;
  /** Calls back when another process has announced something; returns the way to stop that. */
  onAnnounced(listener: () => void): () => void;
  /** Makes what was deleted gone from the disk too. False when somebody was reading it: then it has to be tried again. */
  scrub(): Promise<boolean>;
  /** Waits for what was asked before. */
  close(): Promise<void>;
}

/** What belongs to the database as a whole, as a transaction has it: others are told nothing before it ends. */
export const notWithin: Pick<Database, 'announce' | 'onAnnounced' | 'scrub' | 'close'> = {
  announce: () => undefined,
  onAnnounced: () => () => undefined,
  scrub: () => Promise.reject(new Error('scrub() inside a transaction')),
  close: () => Promise.reject(new Error('close() inside a transaction')),
};
