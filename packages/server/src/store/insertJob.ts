import type { Database } from './database.ts';

export interface NewJob {
  id: string;
  keyId: number;
  userId: number;
  /** JSON. */
  request: string;
  /** Credits taken for it. */
  charged: number;
  /** Whether diagnostics are kept. */
  debug: boolean;
  /** Characters of what it is to be made from, as far as they are known. */
  size: number;
}

/** Puts a job into the queue and returns when, in milliseconds since 1970. */
export async function insertJob(db: Database, job: NewJob): Promise<number> {
  const row = await db.get<{ createdAt: number }>(
    `INSERT INTO jobs (id, key_id, user_id, status, request, charged, debug, size, accepted_at, created_at)
     VALUES ($1, $2, $3, 'queued', $4, $5, $6, $7, $8, ${db.dialect.now}) RETURNING created_at AS "createdAt"`,
    [job.id, job.keyId, job.userId, job.request, job.charged, job.debug ? 1 : 0, job.size, db.clock.now()],
  );
  if (!row) throw new Error('the job was not inserted');
  return row.createdAt;
}
