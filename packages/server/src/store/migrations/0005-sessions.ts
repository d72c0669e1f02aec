/** Sessions of the playground and the links that begin one; and an account's own presentations are listed without looking at all. */
import type { Migration } from './migration.ts';

export const sessions: Migration = () => [
  // Both stand for a key, and end with it. Of their tokens only the SHA-256 is kept.
  `CREATE TABLE sign_ins (
    sha256 TEXT PRIMARY KEY,
    key_id BIGINT NOT NULL REFERENCES keys (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
  )`,
  `CREATE TABLE sessions (
    sha256 TEXT PRIMARY KEY,
    key_id BIGINT NOT NULL REFERENCES keys (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
  )`,
  'CREATE INDEX jobs_by_key ON jobs (key_id, created_at, id)',
];
