import type { Database } from './connection.ts';

/** Rejects when nothing can be committed. */
export async function probeDatabase(db: Database): Promise<void> {
  await db.run(`UPDATE service_clock SET probed_at = ${db.dialect.now} WHERE id = 1`);
}
