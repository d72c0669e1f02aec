import assert from 'node:assert/strict';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test, { type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import type { Script } from '../../../../test/fixtures/server/scriptedThread.ts';
import { type TemporaryStore, temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { claimJob } from '../store/claimJob.ts';
import { fileByToken } from '../store/fileByToken.ts';
import { saveCheckpoint } from '../store/saveCheckpoint.ts';
import { type JobsConfig, startJobs } from './startJobs.ts';

const script = new URL('../../../../test/fixtures/server/scriptedThread.ts', import.meta.url);
const engine = { script, heapLimitMb: 64, graceMs: 200 };
const day = 86_400_000;
const patient: JobsConfig = {
  workers: 1,
  jobLeaseMs: 30_000,
  jobSoftTimeoutMs: 20_000,
  jobHardCapMs: 30_000,
  jobAttempts: 5,
  fileRetentionDays: 0,
  jobRetentionDays: 0,
  baseUrl: 'http://localhost',
  webhookOrigins: [],
  webhookRetries: [],
};

interface Running extends TemporaryStore {
  run(request: Script): Promise<string>;
  /** The job when its status is none of `passing`. */
  ended(id: string): Promise<{ status: string; code: string | undefined; text: string | undefined }>;
  status(id: string): Promise<string | undefined>;
  stop(graceMs: number): Promise<void>;
}

async function running(t: TestContext, config: Partial<JobsConfig> = {}, store?: TemporaryStore, pollMs = 500): Promise<Running> {
  const { db, files, uploads, queue, keyId, ...rest } = store ?? (await temporaryStore(t));
  const jobs = startJobs({ db, files, uploads, queue, config: { ...patient, ...config }, log: pino({ level: 'silent' }), engine, pollMs });
  let stopped: Promise<void> | undefined;
  const stop = (graceMs: number) => {
    stopped ??= jobs.stop(graceMs);
    return stopped;
  };
  t.after(() => stop(0));
  await jobs.ready;
  const status = async (id: string) => (await queue.find(id, keyId))?.status;
  return {
    ...rest,
    db,
    files,
    uploads,
    queue,
    keyId,
    stop,
    status,
    run: (request) => rest.accept(request),
    async ended(id) {
      for (;;) {
        const job = await queue.find(id, keyId);
        if (job?.status === 'completed' || job?.status === 'failed') {
          const published = job.file && (await fileByToken(db, job.file.token));
          const stored = published && (await files.read(published.storageKey));
          return { status: job.status, code: job.error?.code, text: stored && String(await buffer(stored.stream)) };
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

test('a job is made, and its file published under the title', async (t) => {
  const { run, ended, queue, keyId, credits } = await running(t);
  const id = await run({ act: 'make' });
  assert.deepEqual(await ended(id), { status: 'completed', code: undefined, text: 'made from the start' });
  assert.equal((await queue.find(id, keyId))?.file?.name, 'Tea – a history.pdf');
  assert.equal(await credits(), 9);
});

test('an accepted job is begun without waiting for the next poll', async (t) => {
  const { run, ended } = await running(t, {}, undefined, day);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal((await ended(await run({ act: 'make' }))).status, 'completed');
});

test('what the engine says of a failure is handed on; what it throws is not', async (t) => {
  const { run, ended, queue, keyId, credits } = await running(t);
  assert.equal((await ended(await run({ act: 'fail' }))).code, 'INPUT_TOO_LARGE');
  const id = await run({ act: 'throw' });
  assert.equal((await ended(id)).code, 'UPSTREAM_FAILURE');
  assert.doesNotMatch((await queue.find(id, keyId))?.error?.message ?? '', /secret/);
  assert.equal(await credits(), 10);
});

test('out of time, a thread that stops when asked ends in TIMEOUT', async (t) => {
  const { run, ended, credits } = await running(t, { jobSoftTimeoutMs: 50 });
  assert.equal((await ended(await run({ act: 'wait' }))).code, 'TIMEOUT');
  assert.equal(await credits(), 10);
});

test('a thread that does not stop when asked is ended in WORKER_TIMEOUT, and another takes the next job', async (t) => {
  const { run, ended } = await running(t, { jobSoftTimeoutMs: 50 });
  assert.equal((await ended(await run({ act: 'spin' }))).code, 'WORKER_TIMEOUT');
  assert.equal((await ended(await run({ act: 'make' }))).status, 'completed');
});

test('a thread that runs out of memory ends alone, in WORKER_TIMEOUT', async (t) => {
  const { run, ended } = await running(t);
  assert.equal((await ended(await run({ act: 'exhaust' }))).code, 'WORKER_TIMEOUT');
  assert.equal((await ended(await run({ act: 'make' }))).status, 'completed');
});

test('at the hard cap a job ends in TIMEOUT, whatever its thread does', async (t) => {
  const { run, ended, credits } = await running(t, { jobHardCapMs: 150 });
  assert.equal((await ended(await run({ act: 'spin' }))).code, 'TIMEOUT');
  assert.equal(await credits(), 10);
});

test('an attempt goes on from the checkpoints of the one before', async (t) => {
  const store = await temporaryStore(t);
  const id = await store.accept({ act: 'make' });
  const crashed = await claimJob(store.db, { leaseMs: 1, hardCapMs: 30_000 });
  assert.ok(crashed);
  await saveCheckpoint(store.db, crashed, 'document', '{}');
  const { ended } = await running(t, {}, store);
  assert.equal((await ended(id)).text, 'made of a checkpoint');
});

test('a worker that lost its job publishes nothing and leaves no file', async (t) => {
  const { db, files, run, status, stop } = await running(t);
  const id = await run({ act: 'make', ms: 300 });
  while ((await status(id)) !== 'processing') await new Promise((resolve) => setTimeout(resolve, 5));
  await db.run('UPDATE jobs SET attempt = attempt + 1 WHERE id = $1', [id]);
  await stop(5000);
  assert.equal(await status(id), 'processing');
  for await (const { key } of files.list()) assert.fail(`${key} was left`);
});

test('a job is kept by heartbeats for longer than its lease', async (t) => {
  const { db, run, ended } = await running(t, { jobLeaseMs: 2000 });
  const id = await run({ act: 'make', ms: 4500 });
  assert.equal((await ended(id)).status, 'completed');
  assert.equal((await db.get<{ attempt: number }>('SELECT attempt FROM jobs WHERE id = $1', [id]))?.attempt, 1);
});

test('stopping lets a job end within the grace, and hands back what does not', async (t) => {
  const { run, status, stop, credits } = await running(t, { workers: 2 });
  const [short, long, waiting] = [await run({ act: 'make', ms: 150 }), await run({ act: 'wait' }), await run({ act: 'wait' })];
  while ((await status(short)) === 'queued' || (await status(long)) === 'queued') await new Promise((resolve) => setTimeout(resolve, 5));
  await stop(2500);
  assert.equal(await status(short), 'completed');
  assert.equal(await status(long), 'queued');
  assert.equal(await status(waiting), 'queued');
  assert.equal(await credits(), 7);
});

test('what waits at the start is made first, without a warming-up; an engine that has nothing to do is warmed up', async (t) => {
  process.env.SCRIPTED_COLD = 'yes';
  t.after(() => delete process.env.SCRIPTED_COLD);
  const store = await temporaryStore(t);
  const { db, files, uploads, queue, keyId, accept } = store;
  const options = { db, files, uploads, queue, config: patient, log: pino({ level: 'silent' }), engine };
  const id = await accept({ act: 'make' } satisfies Script);
  const jobs = startJobs(options);
  t.after(() => jobs.stop(0));
  await jobs.ready;
  while ((await queue.find(id, keyId))?.status !== 'completed') await delay(10);
  await jobs.stop(0);

  const idle = startJobs(options);
  t.after(() => idle.stop(0));
  await assert.rejects(idle.ready, /too cold/);
});

test('other engines are loaded when the first one is warm, or when there is a second job', async (t) => {
  const store = await temporaryStore(t);
  const { db, files, uploads, queue, keyId, accept } = store;
  const config = { ...patient, workers: 2 };
  const options = { db, files, uploads, queue, config, log: pino({ level: 'silent' }), engine, pollMs: 20 };
  const long = await accept({ act: 'wait' } satisfies Script);
  const jobs = startJobs(options);
  t.after(() => jobs.stop(0));
  const states = async () => (await jobs.engines()).map(({ now }) => now);
  while (!(await states()).includes('busy')) await delay(10);
  await delay(100);
  assert.deepEqual(await states(), ['busy', 'starting']);

  // Accepted, and announced, by this process.
  const [first, second] = [await accept({ act: 'make' } satisfies Script), await accept({ act: 'make' } satisfies Script)];
  for (const id of [first, second]) while ((await queue.find(id, keyId))?.status !== 'completed') await delay(10);
  assert.equal((await queue.find(long, keyId))?.status, 'processing');
  await jobs.stop(0);

  const other = await temporaryStore(t);
  const idle = startJobs({ ...options, ...other });
  t.after(() => idle.stop(0));
  await idle.ready;
  while ((await idle.engines()).some(({ now }) => now === 'starting')) await delay(10);
});

test('a thread that cannot start is reported', async (t) => {
  const { db, files, uploads, queue, dataDir } = await temporaryStore(t);
  const missing = new URL(`file://${join(dataDir, 'missing.ts')}`);
  const jobs = startJobs({
    db,
    files,
    uploads,
    queue,
    config: patient,
    log: pino({ level: 'silent' }),
    engine: { ...engine, script: missing },
  });
  await assert.rejects(jobs.ready, /missing\.ts/);
  await jobs.stop(0);
});
