import type { Database } from './connection.ts';

/** Corrects the service's clock. False when somebody has done so since `version` was read. */
export async function setClockOffset(db: Database, offsetMs: number, version: number): Promise<boolean> {
  const sql = 'UPDATE service_clock SET offset_ms = $1, version = version + 1 WHERE id = 1 AND version = $2';
  return (await db.run(sql, [offsetMs, version])) > 0;
}
