import type { Database } from './database.ts';

export interface IdempotentJob {
  id: string;
  fingerprint: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** The job that the key was sent with, while the key is kept. */
export function idempotentJob(db: Database, keyId: number, idempotencyKey: string): Promise<IdempotentJob | undefined> {
  return db.get<IdempotentJob>(
    `SELECT jobs.id AS "id", kept.fingerprint AS "fingerprint", jobs.created_at AS "createdAt"
     FROM idempotency_keys AS kept JOIN jobs ON jobs.id = kept.job_id
     WHERE kept.key_id = $1 AND kept.idempotency_key = $2 AND kept.expires_at > ${db.dialect.now}`,
    [keyId, idempotencyKey],
  );
}
