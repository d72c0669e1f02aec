import type { Database } from './database.ts';

/** Notes that this address is to be called when the job has ended. */
export async function insertWebhook(tx: Database, jobId: string, url: string): Promise<void> {
  await tx.run('INSERT INTO webhooks (job_id, url, due_at) VALUES ($1, $2, 0)', [jobId, url]);
}
