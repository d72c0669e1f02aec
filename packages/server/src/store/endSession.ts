import type { Database } from './database.ts';
import { sha256Of } from './secretToken.ts';

/** Ends the session; it need not be there. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.run('DELETE FROM sessions WHERE sha256 = $1', [sha256Of(token)]);
}
