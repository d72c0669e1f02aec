import type { Database } from './database.ts';

/** Keeps what is known of the job's last attempt, in place of what was known of the one before. `value` is JSON. */
export async function saveDiagnostics(db: Database, jobId: string, value: string): Promise<void> {
  await db.run('INSERT INTO diagnostics (job_id, value) VALUES ($1, $2) ON CONFLICT (job_id) DO UPDATE SET value = excluded.value', [
    jobId,
    value,
  ]);
}
