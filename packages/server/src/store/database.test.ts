import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { temporaryFolder, temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { openDatabase } from './database.ts';

const count = 'SELECT COUNT(*) AS n FROM users';
const insert = "INSERT INTO users (email, email_key, plan, created_at) VALUES ($1, $1, 'pro', 0)";

test('a transaction that throws leaves nothing behind', async (t) => {
  const { db } = await temporaryStore(t);
  const failing = db.transaction(async (tx) => {
    await tx.run(insert, ['b@example.org']);
    throw new Error('changed my mind');
  });
  await assert.rejects(failing, /changed my mind/);
  assert.equal((await db.get<{ n: number }>(count))?.n, 1);
});

test('what runs beside a transaction does not become part of it', async (t) => {
  const { db } = await temporaryStore(t);
  const failing = db.transaction(async (tx) => {
    await tx.run(insert, ['inside@example.org']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('rolled back');
  });
  const beside = db.run(insert, ['beside@example.org']);
  await assert.rejects(failing, /rolled back/);
  assert.equal(await beside, 1);
  assert.equal((await db.get<{ n: number }>(count))?.n, 2);
});

test('a transaction within a transaction is part of it', async (t) => {
  const { db } = await temporaryStore(t);
  const failing = db.transaction(async (tx) => {
    await tx.transaction((inner) => inner.run(insert, ['b@example.org']));
    throw new Error('all of it');
  });
  await assert.rejects(failing);
  assert.equal((await db.get<{ n: number }>(count))?.n, 1);
});

test('two connections to one store see each other’s commits, and what was committed is there after reopening', async (t) => {
  const { dataDir, db } = await temporaryStore(t);
  const other = await openDatabase({ dataDir });
  await other.run(insert, ['b@example.org']);
  assert.equal((await db.get<{ n: number }>(count))?.n, 2);
  await other.close();
  const again = await openDatabase({ dataDir });
  assert.equal((await again.get<{ n: number }>(count))?.n, 2);
  await again.close();
});

test('a store of a newer version is refused', async (t) => {
  const { dataDir, db } = await temporaryStore(t);
  await db.run('INSERT INTO migrations (number, applied_at) VALUES (1000, 0)');
  await assert.rejects(openDatabase({ dataDir }), /DATA_DIR .* cannot be opened: it was written by a newer Slidewright/);
});

test('a DATA_DIR that cannot be used is named', async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(join(folder, 'file'), '');
  await assert.rejects(openDatabase({ dataDir: join(folder, 'file', 'data') }), /^Error: DATA_DIR .* cannot be written \(ENOTDIR\)/);
  await assert.rejects(openDatabase({ dataDir: join(folder, 'file') }), /^Error: DATA_DIR .* cannot be written \(ENOTDIR\)/);
  await writeFile(join(folder, 'slidewright.db'), 'not a database '.repeat(100));
  await assert.rejects(openDatabase({ dataDir: folder }), /DATA_DIR .* cannot be opened: file is not a database/);
});

test('what is transient takes its turn with transactions, and is part of one inside', async (t) => {
  const { db } = await temporaryStore(t);
  const failing = db.transaction(async (tx) => {
    await tx.transient.run(insert, ['inside@example.org']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('rolled back');
  });
  const beside = db.transient.run(insert, ['beside@example.org']);
  await assert.rejects(failing, /rolled back/);
  assert.equal(await beside, 1);
  assert.equal((await db.get<{ n: number }>(count))?.n, 2);
});

const script = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1]);
db.exec('BEGIN IMMEDIATE');
console.log('locked');
process.stdin.once('data', () => {
  db.exec('COMMIT');
  process.exit();
});
`;
/** Far longer than SQLite itself waits. */
const lockedMs = 10_500;

test('another process’s lock costs waiting, not errors, and the event loop goes on', async (t) => {
  const { dataDir, db } = await temporaryStore(t);
  const holder = spawn(process.execPath, ['-e', script, join(dataDir, 'slidewright.db')], { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(() => holder.kill());
  await once(holder.stdout, 'data');
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  const start = performance.now();
  setTimeout(() => holder.stdin.write('go'), lockedMs);
  await Promise.all([
    db.transaction((tx) => tx.run(insert, ['b@example.org'])),
    db.run(insert, ['c@example.org']),
    db.transient.run(insert, ['d@example.org']),
  ]);
  clearInterval(ticking);
  assert.ok(performance.now() - start >= lockedMs - 1);
  assert.ok(ticks > 100, `${ticks} turns of the event loop`);
  assert.equal((await db.get<{ n: number }>(count))?.n, 4);
});

test('what is deleted is not to be found in the files any more', async (t) => {
  const { dataDir, db } = await temporaryStore(t);
  const text = 'The secret of the tea';
  const found = async () =>
    (await Promise.all(['slidewright.db', 'slidewright.db-wal'].map((name) => readFile(join(dataDir, name), 'latin1')))).some((bytes) =>
      bytes.includes(text),
    );
  await db.run('INSERT INTO users (email, email_key, plan, created_at) VALUES ($1, $2, $3, 0)', ['b', 'b', text.repeat(1000)]);
  assert.ok(await found());
  await db.scrub();
  await db.run("DELETE FROM users WHERE email = 'b'");
  assert.equal(await db.scrub(), true);
  assert.equal(await found(), false);
});
