import type { Database } from './database.ts';

/** A worker that has not been seen for so long is gone, in milliseconds. */
const goneAfterMs = 15_000;

/** How many presentations are made at a time, and how many in a millisecond; undefined when no worker has made one yet. */
export async function capacity(db: Database): Promise<{ hands: number; perMs: number } | undefined> {
  const row = await db.get<{ hands: number | null; perMs: number | null }>(
    `SELECT SUM(hands) AS "hands", SUM(hands * 1.0 / typical_ms) AS "perMs" FROM workers WHERE seen_at > $1 AND typical_ms > 0`,
    [db.clock.now() - goneAfterMs],
  );
  return row?.hands && row.perMs ? { hands: row.hands, perMs: row.perMs } : undefined;
}
