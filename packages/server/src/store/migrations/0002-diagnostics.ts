/** What is kept of a job for whoever looks into it, when its request asks for that. */
import type { Migration } from './migration.ts';

export const diagnostics: Migration = () => [
  // debug: 1 when diagnostics are to be kept.
  'ALTER TABLE jobs ADD COLUMN debug INTEGER NOT NULL DEFAULT 0',
  // value: JSON, of the last attempt that came to an end.
  `CREATE TABLE diagnostics (
    job_id TEXT PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
    value TEXT NOT NULL
  )`,
];
