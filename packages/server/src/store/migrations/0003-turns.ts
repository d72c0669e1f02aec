/** What fair turns need, and a clock that nobody sets. */
import type { Migration } from './migration.ts';

export const turns: Migration = () => [
  // accepted_at: by the service's clock, which leases and the hard cap go by; created_at is the time of day, for the caller.
  'ALTER TABLE jobs ADD COLUMN accepted_at BIGINT NOT NULL DEFAULT 0',
  'UPDATE jobs SET accepted_at = created_at',
  // size: characters of what the presentation is made from, as far as they are known.
  'ALTER TABLE jobs ADD COLUMN size BIGINT NOT NULL DEFAULT 0',
  'CREATE INDEX jobs_in_turn ON jobs (status, user_id, accepted_at, id)',
  'DROP INDEX jobs_by_status',
  // turn: counts up with every claim, so that the lowest is who was served longest ago.
  'CREATE TABLE turns (user_id BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE, turn BIGINT NOT NULL)',
  // Of one row. offset_ms: what the database's clock is ahead of the service's; version: raised by each change of it.
  'CREATE TABLE service_clock (id INTEGER PRIMARY KEY, offset_ms BIGINT NOT NULL, version BIGINT NOT NULL, probed_at BIGINT NOT NULL)',
  'INSERT INTO service_clock (id, offset_ms, version, probed_at) VALUES (1, 0, 0, 0)',
  // The processes that make presentations. hands: how many at a time; typical_ms: how long one takes, NULL when it has made none.
  'CREATE TABLE workers (id TEXT PRIMARY KEY, hands INTEGER NOT NULL, typical_ms BIGINT, seen_at BIGINT NOT NULL)',
];
