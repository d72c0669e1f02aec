/** Brings a database up to date. */
import type { Database } from '../connection.ts';
import { initial } from './0001-initial.ts';
import { diagnostics } from './0002-diagnostics.ts';
import { turns } from './0003-turns.ts';
import { retention } from './0004-retention.ts';
import { sessions } from './0005-sessions.ts';
import { idempotencyAndWebhooks } from './0006-idempotency-webhooks.ts';
import { installation } from './0007-installation.ts';
import { lastTurn } from './0008-last-turn.ts';
import type { Migration } from './migration.ts';

/**
 * A migration's number is its place here: append, never insert or change. Processes of the version before go on while one of this version
 * has applied them: a step adds tables, indexes, and columns that may be left out, and takes away nothing that the version before uses.
 */
export const migrations: readonly Migration[] = [
  initial,
  diagnostics,
  turns,
  retention,
  sessions,
  idempotencyAndWebhooks,
  installation,
  lastTurn,
];

/** Applies what is missing of `steps`, all in one transaction: of several processes that start at once, one does it and the others find it done. */
export async function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    if (tx.dialect.migrationLock) await tx.get(tx.dialect.migrationLock);
    await tx.run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)');
    const row = await tx.get<{ applied: number }>('SELECT COALESCE(MAX(number), 0) AS applied FROM migrations');
    const applied = row?.applied ?? 0;
    if (applied > steps.length) {
      throw new Error(`it was written by a newer Slidewright (schema ${applied}, this one knows ${steps.length})`);
    }
    for (const [index, migration] of steps.entries()) {
      if (index < applied) continue;
      for (const sql of migration(tx.dialect)) await tx.run(sql);
      await tx.run(`INSERT INTO migrations (number, applied_at) VALUES ($1, ${tx.dialect.now})`, [index + 1]);
    }
  });
}
