/**
 * The database as the SQL acts see it. Acts write SQL that SQLite and PostgreSQL both take, with $1, $2… for their values; the few
 * words in which the two differ come from the driver's `dialect`.
 */
export type SqlValue = string | number | null;

export interface Dialect {
  /** An expression for the present in milliseconds since 1970, by the database's clock, the same throughout a statement. */
  readonly now: string;
  /** Ends the sub-select of a claim, so that two workers never wait for the same row. */
  readonly skipLocked: string;
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
   * waits for the transaction to end. A transaction within a transaction is part of it.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /**
   * The same database for rows that nobody misses after a power cut: what is committed here survives the end of the process, but does not
   * wait for the disk. Within a transaction it is the transaction.
   */
  readonly transient: Database;
  /** Makes what was deleted gone from the disk too. False when somebody was reading it: then it has to be tried again. */
  scrub(): Promise<boolean>;
  /** Waits for what was asked before. */
  close(): Promise<void>;
}
