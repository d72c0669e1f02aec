import type { Database } from './database.ts';

/**
 * The account whose turn it is: the one with the fewest jobs being worked on, of these the one that was served longest ago, of these the
 * one that waits longest. Those in `passed` have had theirs. Undefined when nobody waits for a job accepted after `since`, in the
 * service's time.
 */
export async function nextInTurn(db: Database, since: number, passed: readonly number[] = []): Promise<number | undefined> {
  const others = passed.length > 0 ? `AND user_id NOT IN (${passed.map((_, index) => `$${index + 2}`).join(', ')})` : '';
  const row = await db.get<{ userId: number }>(
    `SELECT waiting.user_id AS "userId"
     FROM (SELECT user_id, MIN(accepted_at) AS first FROM jobs WHERE status = 'queued' AND accepted_at > $1 ${others} GROUP BY user_id) AS waiting
     LEFT JOIN (SELECT user_id, COUNT(*) AS jobs FROM jobs WHERE status = 'processing' GROUP BY user_id) AS held
       ON held.user_id = waiting.user_id
     LEFT JOIN turns ON turns.user_id = waiting.user_id
     ORDER BY COALESCE(held.jobs, 0), COALESCE(turns.turn, 0), waiting.first, waiting.user_id LIMIT 1`,
    [since, ...passed],
  );
  return row?.userId;
}
