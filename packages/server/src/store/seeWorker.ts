import type { Database } from './database.ts';

export interface SeenWorker {
  /** Names the process. */
  id: string;
  /** Presentations that it makes at a time. */
  hands: number;
  /** How long one takes, in milliseconds, or null when it has made none. */
  typicalMs: number | null;
}

/** Notes that the worker is there, and forgets those that have not been seen for an hour. */
export async function seeWorker(db: Database, { id, hands, typicalMs }: SeenWorker): Promise<void> {
  const now = db.clock.now();
  await db.transient.run(
    `INSERT INTO workers (id, hands, typical_ms, seen_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET hands = excluded.hands, typical_ms = excluded.typical_ms, seen_at = excluded.seen_at`,
    [id, hands, typicalMs, now],
  );
  await db.transient.run('DELETE FROM workers WHERE seen_at < $1', [now - 3_600_000]);
}
