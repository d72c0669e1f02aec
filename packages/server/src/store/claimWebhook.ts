import type { Database } from './database.ts';

export interface DueWebhook {
  jobId: string;
  keyId: number;
  userId: number;
  url: string;
  /** Deliveries that have been begun, this one among them. */
  attempt: number;
}

/**
 * Takes the webhook of a job that has ended and whose time has come, and puts its next time off by so much: whoever does not say until
 * then that it is delivered has died with it.
 */
export async function claimWebhook(db: Database, leaseMs: number): Promise<DueWebhook | undefined> {
  const { now, skipLocked } = db.dialect;
  return db.transaction(async (tx) => {
    const due = await tx.get<DueWebhook>(
      `SELECT webhooks.job_id AS "jobId", jobs.key_id AS "keyId", jobs.user_id AS "userId", webhooks.url AS "url", webhooks.attempt + 1 AS "attempt"
       FROM webhooks JOIN jobs ON jobs.id = webhooks.job_id
       WHERE webhooks.due_at <= ${now} AND jobs.status IN ('completed', 'failed') ORDER BY webhooks.due_at LIMIT 1 ${skipLocked}`,
    );
    if (due) await tx.run(`UPDATE webhooks SET attempt = $2, due_at = ${now} + $3 WHERE job_id = $1`, [due.jobId, due.attempt, leaseMs]);
    return due && { ...due };
  });
}
