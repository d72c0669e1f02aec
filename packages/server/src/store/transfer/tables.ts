/** What of a database is moved to another: each table, those that others refer to first. What processes tell each other is not. */
interface MovedTable {
  readonly name: string;
  /** Its primary key, by which it is read in order. */
  readonly key: readonly string[];
  /** Whether its key counts up by itself. */
  readonly counts?: true;
}

export const movedTables: readonly MovedTable[] = [
  { name: 'users', key: ['id'], counts: true },
  { name: 'keys', key: ['id'], counts: true },
  { name: 'jobs', key: ['id'] },
  { name: 'checkpoints', key: ['job_id', 'stage'] },
  { name: 'diagnostics', key: ['job_id'] },
  { name: 'turns', key: ['user_id'] },
  { name: 'sign_ins', key: ['sha256'] },
  { name: 'sessions', key: ['sha256'] },
  { name: 'idempotency_keys', key: ['key_id', 'idempotency_key'] },
  { name: 'webhooks', key: ['job_id'] },
  { name: 'webhook_secrets', key: ['user_id'] },
];

/** What each installation has of its own. */
export const ownTables: readonly string[] = ['migrations', 'service_clock', 'workers', 'rate_limits', 'installation'];
