import type { Dialect } from '../connection.ts';

/** The statements of one step of the schema, in order. */
export type Migration = (dialect: Dialect) => readonly string[];
