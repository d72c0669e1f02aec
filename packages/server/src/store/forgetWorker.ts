import type { Database } from './database.ts';

/** Notes that the worker is gone. */
export async function forgetWorker(db: Database, id: string): Promise<void> {
  await db.transient.run('DELETE FROM workers WHERE id = $1', [id]);
}
