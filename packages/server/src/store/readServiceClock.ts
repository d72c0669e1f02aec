import type { Database } from './connection.ts';

/** The database's clock, in milliseconds since 1970, and what it is ahead of the service's. */
export async function readServiceClock(db: Database): Promise<{ wall: number; offsetMs: number; version: number }> {
  const row = await db.get<{ wall: number; offsetMs: number; version: number }>(
    `SELECT ${db.dialect.now} AS "wall", offset_ms AS "offsetMs", version AS "version" FROM service_clock WHERE id = 1`,
  );
  if (!row) throw new Error('the service has no clock');
  return row;
}
