import type { Database } from './database.ts';

export interface WaitingJobs {
  /** Of the account itself. */
  own: number;
  /** Of all, those that will have had their turn before the next of the account. */
  ahead: number;
  /** Accounts with waiting jobs. */
  accounts: number;
}

/** Who would wait before a job that the account sent now: of each other account as many jobs as the account itself then has waiting. */
export async function waitingJobs(db: Database, userId: number): Promise<WaitingJobs> {
  const row = await db.get<WaitingJobs>(
    `SELECT COALESCE(MAX(own.jobs), 0) AS "own", COUNT(*) AS "accounts",
       COALESCE(SUM(CASE WHEN each.user_id = $1 THEN each.jobs WHEN each.jobs < COALESCE(own.jobs, 0) + 1 THEN each.jobs
         ELSE COALESCE(own.jobs, 0) + 1 END), 0) AS "ahead"
     FROM (SELECT user_id, COUNT(*) AS jobs FROM jobs WHERE status = 'queued' GROUP BY user_id) AS each
     LEFT JOIN (SELECT COUNT(*) AS jobs FROM jobs WHERE status = 'queued' AND user_id = $1) AS own ON 1 = 1`,
    [userId],
  );
  return row ?? { own: 0, ahead: 0, accounts: 0 };
}
