/** A database says which files are its own. */
import type { Migration } from './migration.ts';

export const installation: Migration = () => ['CREATE TABLE installation (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL)'];
