import type { Database } from './database.ts';

/** Notes that the account has been served now, after all the others. */
export async function countTurn(db: Database, userId: number): Promise<void> {
  await db.run(
    `INSERT INTO turns (user_id, turn) SELECT $1, COALESCE(MAX(turn), 0) + 1 FROM turns WHERE 1 = 1
     ON CONFLICT (user_id) DO UPDATE SET turn = excluded.turn`,
    [userId],
  );
}
