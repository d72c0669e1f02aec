import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** What tells this database from all others, for ever. */
export async function installationId(db: Database): Promise<string> {
  await db.run('INSERT INTO installation (one, id) VALUES (1, $1) ON CONFLICT (one) DO NOTHING', [randomUUID()]);
  const row = await db.get<{ id: string }>('SELECT id AS "id" FROM installation WHERE one = 1');
  if (!row) throw new Error('the database has no id');
  return row.id;
}
