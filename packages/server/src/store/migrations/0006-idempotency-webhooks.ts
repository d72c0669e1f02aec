/** Requests that are sent twice are one, and whoever asked is called when a job has ended. */
import type { Migration } from './migration.ts';

export const idempotencyAndWebhooks: Migration = () => [
  // fingerprint: SHA-256 of what was asked for. With the job goes its key, which may then be used again.
  `CREATE TABLE idempotency_keys (
    key_id BIGINT NOT NULL REFERENCES keys (id) ON DELETE CASCADE,
    idempotency_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL,
    PRIMARY KEY (key_id, idempotency_key)
  )`,
  'CREATE INDEX idempotency_keys_by_job ON idempotency_keys (job_id)',
  'CREATE INDEX idempotency_key_ends ON idempotency_keys (expires_at)',
  // Until they are delivered or given up. attempt: how many there have been; due_at: when the next may be, once the job has ended.
  `CREATE TABLE webhooks (
    job_id TEXT PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    attempt INTEGER NOT NULL DEFAULT 0,
    due_at BIGINT NOT NULL
  )`,
  'CREATE INDEX webhooks_due ON webhooks (due_at)',
  // secret: as the account has it, since it signs with it what it sends.
  'CREATE TABLE webhook_secrets (user_id BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE, secret TEXT NOT NULL)',
];
