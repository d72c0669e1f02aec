import assert from 'node:assert/strict';
import test from 'node:test';
import { pino } from 'pino';
import { temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { claimJob } from '../store/claimJob.ts';
import { completeClaim } from './settle.ts';
import { startSweeper, sweepFiles } from './sweeper.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;
const hour = 60 * minute;
const retention = { fileRetentionDays: 0, jobRetentionDays: 0 };
const webhooks = { baseUrl: 'http://localhost', webhookOrigins: [], webhookRetries: [] };

test('old files that no job has published are removed; young ones may yet be, and published ones stay', async (t) => {
  const { db, files, accept } = await temporaryStore(t);
  const published = ['published.pdf', 'published.pdf.deck'];
  const all = ['orphan.pdf', 'orphan.pdf.deck', ...published];
  for (const key of all) await files.write(key, Buffer.from(key));
  await accept({});
  const claim = await claimJob(db, { leaseMs: minute, hardCapMs: minute });
  assert.ok(claim);
  await completeClaim(db, claim, { token: 't', storageKey: 'published.pdf', name: 'Tea.pdf', mime: 'application/pdf', size: 13 });
  const left = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys.sort();
  };
  await sweepFiles({ db, files, hardCapMs: minute });
  assert.deepEqual(await left(), all);
  await sweepFiles({ db, files, hardCapMs: minute }, Date.now() + 5 * hour);
  assert.deepEqual(await left(), published);
});

test('the sweeper returns expired leases and ends overdue jobs by itself, until it is stopped', async (t) => {
  const { db, files, uploads, queue, keyId, accept, credits } = await temporaryStore(t);
  const id = await accept({});
  await claimJob(db, { leaseMs: 1, hardCapMs: minute });
  const seen = async (status: string) => {
    while ((await queue.find(id, keyId))?.status !== status) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const stopRequeueing = startSweeper({ db, files, uploads, log, leaseMs: 30, hardCapMs: minute, attempts: 9, retention, webhooks });
  await seen('queued');
  await stopRequeueing();
  const stopFailing = startSweeper({ db, files, uploads, log, leaseMs: 30, hardCapMs: 1, attempts: 9, retention, webhooks });
  await seen('failed');
  await stopFailing();
  assert.equal((await queue.find(id, keyId))?.error?.code, 'TIMEOUT');
  assert.equal(await credits(), 10);
});

test('a job that loses its worker again and again is given up, and paid back', async (t) => {
  const { db, files, uploads, queue, keyId, accept, credits } = await temporaryStore(t);
  const id = await accept({});
  const stop = startSweeper({ db, files, uploads, log, leaseMs: 30, hardCapMs: minute, attempts: 3, retention, webhooks });
  t.after(stop);
  for (let attempt = 1; (await queue.find(id, keyId))?.status !== 'failed'; ) {
    const claim = await claimJob(db, { leaseMs: 1, hardCapMs: minute });
    if (claim) assert.equal(claim.attempt, attempt++);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.equal((await queue.find(id, keyId))?.error?.code, 'WORKER_TIMEOUT');
  assert.equal(await claimJob(db, { leaseMs: minute, hardCapMs: minute }), undefined);
  assert.equal(await credits(), 10);
});
