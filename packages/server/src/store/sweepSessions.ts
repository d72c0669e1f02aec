import type { Database } from './database.ts';

/** Removes the sessions that have ended, and the links that nobody used in time. */
export async function sweepSessions(db: Database): Promise<void> {
  for (const table of ['sessions', 'sign_ins']) await db.transient.run(`DELETE FROM ${table} WHERE expires_at <= ${db.dialect.now}`);
}
