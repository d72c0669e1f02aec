/** The queue between processes: shared, taken over, timed out, and handed back. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseFile } from '../../packages/server/src/store/database.ts';
import { caller, type Service, type Settings, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

const text = '# Tea\n\n## Origin\n\n- Tea was first drunk in Yunnan.\n- Monks carried it to Japan in the 9th century.\n';

function starting(t: TestContext, command: 'serve' | 'worker', settings: Settings): Service {
  const service = startService(command, settings);
  t.after(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  return service;
}

/** The first start on an empty store prints the key of its account. */
async function serve(t: TestContext, settings: Settings) {
  const service = starting(t, 'serve', settings);
  const url = await service.url;
  const key = /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '';
  return { service, key, ...caller(url, key) };
}

/** The lines of a service's log that say this. */
const logged = (service: Service, message: string): { job: string }[] =>
  service
    .output()
    .stderr.split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(50);
}

test('two workers share what a service without any accepts, and each job is made once', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  const { create, ended } = await serve(t, { ...settings, WORKERS: '0' });
  const workers = [starting(t, 'worker', settings), starting(t, 'worker', settings)];
  await until(() => workers.every((worker) => logged(worker, 'ready to make presentations').length > 0));
  const jobs = await Promise.all(Array.from({ length: 20 }, () => create({ text })));
  for (const { id } of jobs) assert.equal((await ended(id)).status, 'completed');
  await until(() => workers.flatMap((worker) => logged(worker, 'presentation made')).length >= jobs.length);
  const made = workers.map((worker) => logged(worker, 'presentation made').map(({ job }) => job));
  assert.ok(
    made.every((ids) => ids.length > 0),
    `made by each: ${made.map((ids) => ids.length)}`,
  );
  assert.deepEqual(made.flat().sort(), jobs.map(({ id }) => id).sort());
});

/** Stops the process at a moment when it does not hold the database, which else nobody could write to as long as it is stopped. */
async function stopped(service: Pick<ReturnType<typeof starting>, 'signal'>, dataDir: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, databaseFile), { timeout: 500 });
  try {
    for (;;) {
      service.signal('SIGSTOP');
      try {
        database.exec('begin immediate; rollback');
        return;
      } catch {
        service.signal('SIGCONT');
        await delay(20);
      }
    }
  } finally {
    database.close();
  }
}

test('a stopped process loses its jobs to another, and cannot publish when it comes back', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t), JOB_LEASE_MS: '600' };
  const { create, find, ended } = await serve(t, { ...settings, WORKERS: '0' });
  const stalled = starting(t, 'worker', settings);
  await until(() => logged(stalled, 'ready to make presentations').length > 0);
  const jobs = await Promise.all(Array.from({ length: 12 }, () => create({ text })));
  // Not all of them are asked about: that would keep the service from handing them out.
  while ((await find(jobs[0]?.id ?? '')).status === 'queued') await delay(2);
  await stopped(stalled, settings.DATA_DIR);

  starting(t, 'worker', settings);
  const ends = await Promise.all(jobs.map(({ id }) => ended(id)));
  stalled.signal('SIGCONT');
  await delay(500);
  for (const end of ends) {
    assert.equal(end.status, 'completed');
    assert.deepEqual(await find(end.id), end);
  }
});

test('a job out of time fails with TIMEOUT, by the soft timeout and by the hard cap', async (t) => {
  for (const limit of ['JOB_SOFT_TIMEOUT_MS', 'JOB_HARD_CAP_MS']) {
    const { service, create, ended } = await serve(t, { DATA_DIR: await temporaryFolder(t), [limit]: '1' });
    // One that is cold may not notice in time on a busy machine that it is to stop, which is another failure.
    await until(() => logged(service, 'ready to make presentations').length > 0);
    const job = await ended((await create({ text })).id);
    assert.deepEqual([job.status, job.error?.code], ['failed', 'TIMEOUT'], limit);
  }
});

test('a template of the caller’s own fails with UNSUPPORTED_TEMPLATE', async (t) => {
  const { create, ended } = await serve(t, { DATA_DIR: await temporaryFolder(t) });
  assert.equal((await ended((await create({ text, template: 'custom-mine' })).id)).error?.code, 'UNSUPPORTED_TEMPLATE');
});

test('SIGTERM ends the service with 0, and the next one finishes what it left', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  const first = await serve(t, settings);
  const jobs = await Promise.all(Array.from({ length: 20 }, () => first.create({ text })));
  first.service.signal('SIGTERM');
  assert.equal(await first.service.ended, 0, first.service.output().stderr);

  const second = starting(t, 'serve', settings);
  const { find, ended } = caller(await second.url, first.key);
  const waiting = await Promise.all(jobs.map(({ id }) => find(id)));
  assert.ok(
    waiting.some(({ status }) => status === 'queued'),
    'the stop came too late to leave anything',
  );
  assert.ok(logged(second, 'jobs whose workers went silent are queued again').length === 0);
  for (const { id } of jobs) assert.equal((await ended(id)).status, 'completed');
  assert.doesNotMatch(second.output().stdout, /ppsk_/, 'the key is printed once');
});

test('a second signal ends the service at once', async (t) => {
  const { service } = await serve(t, { DATA_DIR: await temporaryFolder(t) });
  service.signal('SIGSTOP');
  service.signal('SIGTERM');
  service.signal('SIGINT');
  service.signal('SIGCONT');
  assert.equal(await service.ended, 130);
});
