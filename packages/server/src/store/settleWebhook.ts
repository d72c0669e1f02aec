import type { Database } from './database.ts';

/** The webhook is tried again after so many milliseconds; when there is no other time, it is forgotten. */
export async function settleWebhook(db: Database, jobId: string, retryMs: number | undefined): Promise<void> {
  if (retryMs === undefined) await db.run('DELETE FROM webhooks WHERE job_id = $1', [jobId]);
  else await db.run(`UPDATE webhooks SET due_at = ${db.dialect.now} + $2 WHERE job_id = $1`, [jobId, retryMs]);
}
