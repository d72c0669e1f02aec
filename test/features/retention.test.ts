/** What is kept, what is removed, and that it is then gone. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { sweepRetained } from '../../packages/server/src/jobs/retention.ts';
import { completeClaim } from '../../packages/server/src/jobs/settle.ts';
import { claimJob } from '../../packages/server/src/store/claimJob.ts';
import { fileByToken } from '../../packages/server/src/store/fileByToken.ts';
import { saveDiagnostics } from '../../packages/server/src/store/saveDiagnostics.ts';
import { runCommand } from '../fixtures/server/service.ts';
import { type TemporaryStore, temporaryStore } from '../fixtures/server/temporaryStore.ts';

const secret = 'The secret of the tea';
const dayMs = 86_400_000;

/** A completed job with a file, and all that may be kept of one. */
async function completedJob({ db, files, accept }: TemporaryStore): Promise<{ id: string; token: string }> {
  const id = await accept({ text: secret.repeat(100) });
  const claim = await claimJob(db, { leaseMs: dayMs, hardCapMs: dayMs });
  assert.equal(claim?.id, id);
  await files.write(`${id}-1.pdf`, Buffer.from(secret));
  await files.write(`${id}-1.pdf.deck`, Buffer.from(secret));
  await files.write(`${id}.source`, Buffer.from(secret));
  const file = { token: `token-${id}`, storageKey: `${id}-1.pdf`, name: `${secret}.pdf`, mime: 'application/pdf', size: 3 };
  assert.ok(claim && (await completeClaim(db, claim, file)));
  await saveDiagnostics(db, id, JSON.stringify({ cause: secret }));
  return { id, token: file.token };
}

/** Files that hold the secret. Another process looks: whoever closes a file that SQLite has open in the same process ends its locks. */
async function traces(dataDir: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('grep', ['-rlF', secret, dataDir]).catch((cause: { code?: number; stdout: string }) => {
    if (cause.code !== 1) throw cause;
    return cause;
  });
  return stdout.split('\n').filter((line) => line !== '');
}

test('nothing is removed unless a setting says so; then files first, and jobs whole', async (t) => {
  const store = await temporaryStore(t);
  const { db, files, queue, keyId } = store;
  const { id, token } = await completedJob(store);
  const later = Date.now() + 10 * dayMs;
  await sweepRetained(db, files, { fileRetentionDays: 0, jobRetentionDays: 0 }, later);
  await sweepRetained(db, files, { fileRetentionDays: 11, jobRetentionDays: 11 }, later);
  assert.ok(await fileByToken(db, token));
  await sweepRetained(db, files, { fileRetentionDays: 9, jobRetentionDays: 0 }, later);
  assert.equal(await fileByToken(db, token), undefined);
  assert.equal((await queue.find(id, keyId))?.status, 'completed', 'the job is still known');
  for await (const { key } of files.list()) assert.fail(`${key} was left`);
  await sweepRetained(db, files, { fileRetentionDays: 0, jobRetentionDays: 9 }, later);
  assert.equal(await queue.find(id, keyId), undefined);
});

test('a job, and an account, are deleted without a trace', async (t) => {
  const store = await temporaryStore(t);
  const { dataDir, db, credits } = store;
  const settings = { DATA_DIR: dataDir };
  const { id } = await completedJob(store);
  assert.ok((await traces(dataDir)).length > 0);
  const deleted = await runCommand(['job', 'delete', id, '--json'], settings);
  assert.deepEqual([deleted.stderr, JSON.parse(deleted.stdout)], ['', { id, deleted: true, scrubbed: true }]);
  assert.deepEqual(await traces(dataDir), []);
  assert.equal((await runCommand(['job', 'delete', id], settings)).code, 1);

  await completedJob(store);
  await store.accept({ text: secret });
  const account = await runCommand(['account', 'delete', '--email', 'ana@example.org', '--json'], settings);
  assert.equal(account.stderr, '');
  assert.deepEqual(JSON.parse(account.stdout).jobs, 2);
  assert.deepEqual(await traces(dataDir), []);
  assert.equal(await credits(), undefined);
  for (const table of ['users', 'keys', 'jobs', 'checkpoints', 'diagnostics', 'turns'])
    assert.equal((await db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))?.n, 0, table);
});

test('the data folder is for one user alone, and doctor shows what is in it', async (t) => {
  const store = await temporaryStore(t);
  const { dataDir } = store;
  await completedJob(store);
  const { stdout, stderr } = await runCommand(['doctor', '--json'], { DATA_DIR: dataDir, JOB_RETENTION_DAYS: '30' });
  assert.equal(stderr, '');
  const { kept, jobs, retention, problems, freeBytes } = JSON.parse(stdout);
  assert.deepEqual(kept.presentations, { files: 3, bytes: 3 * secret.length });
  assert.ok(kept.database.bytes > 4096 && freeBytes > 0);
  assert.deepEqual([jobs.length, jobs[0].status, jobs[0].jobs], [1, 'completed', 1]);
  assert.deepEqual(retention, { fileRetentionDays: 0, jobRetentionDays: 30 });
  assert.deepEqual(
    problems.filter((problem: string) => problem.includes('other users')),
    [],
  );
  const words = await runCommand(['doctor'], { DATA_DIR: dataDir });
  assert.match(words.stdout, /^Data folder: .*\ndatabase +[\d.]+ MB/);
  if (process.platform === 'win32') return;
  assert.equal((await stat(dataDir)).mode & 0o777, 0o700);
  for (const name of (await readdir(dataDir)).filter((file) => file.startsWith('slidewright.db')))
    assert.equal((await stat(join(dataDir, name))).mode & 0o777, 0o600, name);
});
