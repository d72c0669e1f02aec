import type { Database } from './database.ts';

/**
 * The place of a queued job in the line, from 1: at the latest it is made when so many have been. Turns go by account, so that of each other
 * account as many jobs come before it as of its own, and one more. Undefined when the job is not queued.
 */
export async function placeInLine(db: Database, id: string): Promise<number | undefined> {
  const row = await db.get<{ place: number }>(
    `SELECT own.ahead + 1 + COALESCE((
       SELECT SUM(CASE WHEN other.jobs <= own.ahead THEN other.jobs ELSE own.ahead + 1 END)
       FROM (SELECT user_id, COUNT(*) AS jobs FROM jobs WHERE status = 'queued' GROUP BY user_id) AS other
       WHERE other.user_id <> own.user_id
     ), 0) AS "place"
     FROM (
       SELECT mine.user_id, COUNT(before.id) AS ahead
       FROM jobs AS mine LEFT JOIN jobs AS before ON before.user_id = mine.user_id AND before.status = 'queued'
         AND (before.accepted_at < mine.accepted_at OR (before.accepted_at = mine.accepted_at AND before.id < mine.id))
       WHERE mine.id = $1 AND mine.status = 'queued' GROUP BY mine.user_id
     ) AS own`,
    [id],
  );
  return row && Number(row.place);
}
