/** During an upgrade the version before goes on, on tables that the new one has changed: each step only adds what it need not know of. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { temporaryFolder } from '../../../../../test/fixtures/server/temporaryStore.ts';
import type { Database } from '../connection.ts';
import { createServiceClock } from '../serviceClock.ts';
import { openSqlite } from '../sqlite.ts';
import { migrate, migrations } from './migrate.ts';
import type { Migration } from './migration.ts';

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

interface Table {
  columns: Map<string, Column>;
  /** Columns that are unique together, of each such index. */
  unique: Set<string>;
  foreign: Set<string>;
}

async function opened(t: TestContext, steps: readonly Migration[]): Promise<Database> {
  const db = await openSqlite(join(await temporaryFolder(t), 'a.db'), createServiceClock());
  t.after(() => db.close());
  await migrate(db, steps);
  return db;
}

async function tablesOf(db: Database): Promise<Map<string, Table>> {
  const names = await db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  const tables = new Map<string, Table>();
  for (const { name } of names) {
    const columns = await db.all<Column>(`PRAGMA table_info(${name})`);
    const indexes = await db.all<{ name: string; unique: number; partial: number }>(`PRAGMA index_list(${name})`);
    const unique = new Set<string>();
    for (const index of indexes.filter((each) => each.unique === 1)) {
      const parts = await db.all<{ name: string }>(`PRAGMA index_info(${index.name})`);
      unique.add(`${parts.map((part) => part.name).sort()}${index.partial ? ' of some' : ''}`);
    }
    const keys = await db.all<{ from: string; table: string }>(`PRAGMA foreign_key_list(${name})`);
    const foreign = new Set(keys.map(({ from, table }) => `${from} of ${table}`));
    tables.set(name, { columns: new Map(columns.map((column) => [column.name, column])), unique, foreign });
  }
  return tables;
}

/** What a version that knows the tables of `before` could not do on those of `after`. */
function lostBetween(before: Map<string, Table>, after: Map<string, Table>): string[] {
  const lost: string[] = [];
  for (const [name, old] of before) {
    const now = after.get(name);
    if (!now) {
      lost.push(`${name} is gone`);
      continue;
    }
    for (const [column, was] of old.columns) {
      const is = now.columns.get(column);
      if (!is) lost.push(`${name}.${column} is gone`);
      else if (JSON.stringify({ ...is, cid: 0 }) !== JSON.stringify({ ...was, cid: 0 })) lost.push(`${name}.${column} is another`);
    }
    for (const { name: column, notnull, dflt_value } of now.columns.values()) {
      if (!old.columns.has(column) && notnull === 1 && dflt_value === null) lost.push(`${name}.${column} must be written`);
    }
    for (const index of new Set([...old.unique, ...now.unique])) {
      if (!old.unique.has(index) || !now.unique.has(index)) lost.push(`${name}: ${index} unique before or after, not both`);
    }
    for (const key of now.foreign) {
      if (!old.foreign.has(key) && old.columns.has(key.replace(/ of .*/, ''))) lost.push(`${name}: ${key} must exist`);
    }
  }
  return lost;
}

test('what each version reads and writes is there for it in all later ones', async (t) => {
  const newest = await tablesOf(await opened(t, migrations));
  for (let known = 1; known < migrations.length; known++) {
    const before = await tablesOf(await opened(t, migrations.slice(0, known)));
    assert.deepEqual(lostBetween(before, newest), [], `of schema ${known}`);
  }
});

test('what would stop the version before is seen', async (t) => {
  const before = await tablesOf(await opened(t, migrations));
  const stopping: Record<string, readonly string[]> = {
    'webhook_secrets is gone': ['DROP TABLE webhook_secrets'],
    'jobs.size is gone': ['ALTER TABLE jobs RENAME COLUMN size TO characters'],
    'keys.revoked_at is gone': ['DROP INDEX one_active_key', 'ALTER TABLE keys DROP COLUMN revoked_at'],
    'turns.place must be written': [
      'DROP TABLE turns',
      'CREATE TABLE turns (user_id BIGINT PRIMARY KEY, turn BIGINT NOT NULL, place TEXT NOT NULL)',
    ],
    'workers: hands unique before or after, not both': ['CREATE UNIQUE INDEX one_pair ON workers (hands)'],
    'keys: user_id of some unique before or after, not both': ['DROP INDEX one_active_key'],
    'workers.typical_ms is another': [
      'DROP TABLE workers',
      'CREATE TABLE workers (id TEXT PRIMARY KEY, hands INTEGER NOT NULL, typical_ms TEXT, seen_at BIGINT NOT NULL)',
    ],
  };
  for (const [lost, statements] of Object.entries(stopping)) {
    const after = await tablesOf(await opened(t, [...migrations, () => statements]));
    assert.ok(lostBetween(before, after).includes(lost), `${lost}: ${lostBetween(before, after)}`);
  }
  const added = [
    'ALTER TABLE jobs ADD COLUMN colour TEXT',
    "ALTER TABLE jobs ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'",
    'CREATE INDEX by_mood ON jobs (mood)',
  ];
  assert.deepEqual(lostBetween(before, await tablesOf(await opened(t, [...migrations, () => added]))), []);
});
