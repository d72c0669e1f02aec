/** Accounts and their keys, jobs with their checkpoints, rate limits. Times are milliseconds since 1970. */
import type { Migration } from './migration.ts';

export const initial: Migration = ({ identity }) => [
  // credits: NULL is unlimited. email_key: the address in lower case, because it identifies the account whatever its case.
  `CREATE TABLE users (
    id ${identity},
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    plan TEXT NOT NULL,
    credits BIGINT CHECK (credits >= 0),
    created_at BIGINT NOT NULL
  )`,
  `CREATE TABLE keys (
    id ${identity},
    user_id BIGINT NOT NULL REFERENCES users (id),
    sha256 TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT
  )`,
  'CREATE UNIQUE INDEX one_active_key ON keys (user_id) WHERE revoked_at IS NULL',
  // request: JSON; NULL when the job has ended, because it holds the caller's text.
  // charged: what was debited at acceptance, and so what a failure gives back.
  // attempt: raised by each claim; a worker may change the job only while its own attempt is the current one.
  `CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    key_id BIGINT NOT NULL REFERENCES keys (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    request TEXT,
    charged BIGINT NOT NULL,
    attempt INTEGER NOT NULL DEFAULT 0,
    lease_until BIGINT,
    created_at BIGINT NOT NULL,
    completed_at BIGINT,
    error_code TEXT,
    error_message TEXT,
    file_token TEXT UNIQUE,
    storage_key TEXT UNIQUE,
    file_name TEXT,
    file_mime TEXT,
    file_size BIGINT
  )`,
  'CREATE INDEX jobs_by_status ON jobs (status, created_at, id)',
  `CREATE TABLE checkpoints (
    job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    stage TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (job_id, stage)
  )`,
  `CREATE TABLE rate_limits (
    subject TEXT NOT NULL,
    bucket TEXT NOT NULL,
    hits INTEGER NOT NULL,
    resets_at BIGINT NOT NULL,
    PRIMARY KEY (subject, bucket)
  )`,
  'CREATE INDEX rate_limit_ends ON rate_limits (resets_at)',
];
