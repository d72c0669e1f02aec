import type { Database } from './database.ts';

export interface IdempotencyKey {
  /** As it was sent. */
  readonly key: string;
  /** Of what was asked for: SHA-256. */
  readonly fingerprint: string;
}

const keptMs = 86_400_000;

/** Keeps the key with its job for a day. False when another job has it. */
export async function keepIdempotencyKey(
  tx: Database,
  keyId: number,
  jobId: string,
  { key, fingerprint }: IdempotencyKey,
): Promise<boolean> {
  const { now } = tx.dialect;
  await tx.run(`DELETE FROM idempotency_keys WHERE key_id = $1 AND idempotency_key = $2 AND expires_at <= ${now}`, [keyId, key]);
  const kept = await tx.run(
    `INSERT INTO idempotency_keys (key_id, idempotency_key, fingerprint, job_id, expires_at)
     VALUES ($1, $2, $3, $4, ${now} + ${keptMs}) ON CONFLICT (key_id, idempotency_key) DO NOTHING`,
    [keyId, key, fingerprint, jobId],
  );
  return kept > 0;
}
