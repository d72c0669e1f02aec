/**
 * A service and workers on machines of their own, as far as they know: they share a PostgreSQL database and a bucket, and nothing else.
 * Workers are killed and stopped for longer than their lease, the database crashes, services are replaced, and afterwards every job has ended
 * once, every file is whole, the credits add up, nothing is left over, and a backup made meanwhile is the same service elsewhere.
 * `CHAOS=large` does the same with many more of all, and the store crashes too.
 */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../packages/server/src/store/database.ts';
import { openFiles } from '../../../packages/server/src/store/files/openFiles.ts';
import { ownerKey } from '../../../packages/server/src/store/files/ownership.ts';
import type { PostgresServer } from '../../fixtures/server/postgresServer.ts';
import { bucketEnvironment, type S3Server } from '../../fixtures/server/s3Server.ts';
import { caller, runCommand, type Service, type Settings, startService } from '../../fixtures/server/service.ts';
import { temporaryFolder } from '../../fixtures/server/temporaryStore.ts';
import { backUpAndRestore, rollingRestart } from './upkeep.ts';

const sizes = {
  small: { workers: 2, services: 1, jobs: 9, rounds: 1, stops: 1, crashes: 1, storeCrashes: 0 },
  large: { workers: 6, services: 2, jobs: 1000, rounds: 30, stops: 30, crashes: 3, storeCrashes: 3 },
};
/** In every other round one worker is killed, in the others all of them. */
const { workers, services, jobs, rounds, stops, crashes, storeCrashes } = process.env.CHAOS === 'large' ? sizes.large : sizes.small;
const leaseMs = 2000;
const credits = 10_000;
/** Every fifth fails, and gives its credit back. */
const order = (n: number) => ({
  text: `# Tea ${n}\n\n## Origin\n\n- Tea was first drunk in Yunnan.\n- It came to Europe in 1610.\n\n## Trade\n\n- London traded it from 1660 on.`,
  format: n % 2 === 0 ? 'pptx' : 'pdf',
  template: n % 5 === 4 ? 'custom-mine' : 'Tokyo',
});

export async function chaos(t: TestContext, postgres: PostgresServer, store: S3Server): Promise<void> {
  const databaseUrl = await postgres.createDatabase();
  const bucket = await store.createBucket();
  const shared = {
    DATABASE_URL: databaseUrl,
    ...bucketEnvironment(bucket),
    JOB_LEASE_MS: String(leaseMs),
    JOB_SOFT_TIMEOUT_MS: '3600000',
    JOB_HARD_CAP_MS: '3600000',
    JOB_ATTEMPTS: '1000',
    LOG_LEVEL: 'error',
  };
  const machine = async (role: 'serve' | 'worker', settings: Settings = {}): Promise<() => Service> => {
    const parts = role === 'serve' ? { WORKERS: '0' } : { WORKERS: '1', LOG_LEVEL: 'info' };
    const own = { DATA_DIR: await temporaryFolder(t), ...parts, ...settings };
    return () => {
      const started = startService(role, { ...shared, ...own });
      t.after(() => started.signal('SIGKILL'));
      return started;
    };
  };
  const create = ['account', 'create', '--email', 'ana@example.org', '--plan', 'pro', '--credits', String(credits), '--json'];
  const made = await runCommand(create, { ...shared, DATA_DIR: await temporaryFolder(t) });
  const { key }: { key: string } = JSON.parse(made.stdout || JSON.stringify(made));

  const apis = await Promise.all(Array.from({ length: services }, async () => (await machine('serve'))()));
  const calls = await Promise.all(apis.map(async (api) => caller(await api.url, key)));
  const call = (n: number) => calls[n % calls.length] ?? assert.fail();
  const machines = await Promise.all(Array.from({ length: workers }, () => machine('worker')));
  // As what runs services does: one that cannot start, since database or store are away, is started again.
  const running: Service[] = [];
  let isOver = false;
  const start = (at: number) => {
    const worker = machines[at]?.() ?? assert.fail();
    running[at] = worker;
    void worker.ended.then((how) => {
      if (how === 1 && !isOver) start(at);
    });
  };
  for (const at of machines.keys()) start(at);

  const accepted: { id: string; n: number }[] = [];
  /** Each round of faults has two: a worker is stopped, and others are killed. */
  let phase = 0;
  const phases = 2 * rounds;
  const done = { kills: 0, stops: 0, crashes: 0, storeCrashes: 0 };
  const ordering = (async () => {
    for (let n = 0; n < jobs; n++) {
      // What is made before the next fault is at most what was ordered for it: so there is work when it comes.
      while (n * (phases + 1) > (phase + 1) * jobs) await delay(50);
      // A failed order may have been accepted; it then ends like the others.
      const id = await call(n)
        .create(order(n))
        .then((job) => job.id)
        .catch(() => undefined);
      if (id === undefined) n--;
      else accepted.push({ id, n });
      await delay(id === undefined ? 500 : 50);
    }
  })();

  const pick = (n: number) => n % workers;
  /** Resolves when a job is being made, or all that were ordered are. */
  const atWork = async () => {
    for (let left = true; left; await delay(20)) {
      left = false;
      for (const { id } of accepted.slice(-3 * workers)) {
        const { status } = await patiently(() => call(0).find(id));
        if (status === 'processing') return;
        left ||= status === 'queued';
      }
    }
  };
  /** While there is work: a fault that hits nobody at work shows little. */
  const orderedAndAtWork = async () => {
    while (accepted.length < Math.floor(((phase + 1) * jobs) / (phases + 1))) await delay(50);
    await atWork();
  };
  const faults = (async () => {
    for (let round = 0; round < rounds; round++) {
      await orderedAndAtWork();
      if (round % Math.ceil(rounds / stops) === 0) {
        const stopped = running[pick(round + 1)];
        stopped?.signal('SIGSTOP');
        await delay(1.5 * leaseMs);
        stopped?.signal('SIGCONT');
        done.stops++;
      }
      phase++;
      await orderedAndAtWork();
      const victims = round % 2 === 1 ? [...running.keys()] : [pick(round)];
      for (const victim of victims) running[victim]?.signal('SIGKILL');
      for (const victim of victims) {
        if ((await running[victim]?.ended) !== 'SIGKILL') continue;
        done.kills++;
        start(victim);
      }
      if (round % Math.ceil(rounds / crashes) === 0) {
        await postgres.crash();
        await delay(500);
        await postgres.start();
        done.crashes++;
      }
      if (storeCrashes > 0 && round % Math.ceil(rounds / storeCrashes) === 1) {
        await store.crash();
        await delay(500);
        await store.start();
        done.storeCrashes++;
      }
      phase++;
    }
  })();
  await Promise.all([ordering, faults]);

  const outcomes = { completed: 0, failed: 0 };
  let finished = '';
  for (const { id, n } of accepted) {
    const job = await patiently(() => call(n).ended(id));
    if (job.error?.code === 'UNSUPPORTED_TEMPLATE') assert.equal(order(n).template, 'custom-mine');
    // While the store is away for longer than a worker waits, there is no file, and the caller is told to try again.
    else if (job.status === 'failed') assert.equal(job.error?.code, 'UPSTREAM_FAILURE');
    if (job.status === 'failed') outcomes.failed++;
    else {
      outcomes.completed++;
      finished ||= id;
      const response = await fetch(job.result?.url ?? '');
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.equal(String(bytes.length), response.headers.get('content-length'));
      assert.equal(bytes.subarray(0, 2).toString('latin1'), order(n).format === 'pdf' ? '%P' : 'PK');
    }
  }
  // Whoever is told to stop while it has hardly begun to start just ends.
  for (const at of running.keys()) {
    while (!running[at]?.output().stderr.includes('ready to make presentations')) await delay(50);
  }
  isOver = true;
  const installation = {
    ...{ postgres, store, databaseUrl, bucket, key },
    serve: async (settings: Settings) => (await machine('serve', settings))(),
  };
  const [first, worker] = [apis.shift() ?? assert.fail(), running.shift() ?? assert.fail()];
  const { next, ids } = await rollingRestart(first, worker, installation);
  await backUpAndRestore(next, finished, ids, installation);
  const last = caller(await next.url, key);
  for (const id of ids) assert.equal((await last.ended(id)).status, 'completed');
  for (const service of [next, ...apis, ...running]) service.signal('SIGTERM');
  assert.deepEqual(await Promise.all([next, ...apis, ...running].map(({ ended }) => ended)), Array(services + workers - 1).fill(0));

  const db = await openDatabase({ dataDir: await temporaryFolder(t), databaseUrl });
  t.after(() => db.close());
  const counted = await db.all<{ status: string; n: number }>('SELECT status, COUNT(*) AS n FROM jobs GROUP BY status ORDER BY status');
  const completed = counted.find(({ status }) => status === 'completed')?.n ?? 0;
  const attempts = await db.get<{ n: number }>('SELECT SUM(attempt - 1) AS n FROM jobs');
  t.diagnostic(`${JSON.stringify(counted)}, ${JSON.stringify(outcomes)}, ${attempts?.n} attempts were lost, ${JSON.stringify(done)}`);
  assert.deepEqual(
    counted.map(({ status }) => status),
    ['completed', 'failed'],
  );
  const left = await db.get<{ credits: number }>('SELECT credits FROM users WHERE email_key = $1', ['ana@example.org']);
  assert.equal(left?.credits, credits - completed);
  assert.deepEqual(await db.all('SELECT * FROM checkpoints'), []);
  const published = await db.all<{ key: string }>('SELECT storage_key AS "key" FROM jobs WHERE storage_key IS NOT NULL');
  const there = new Set<string>();
  for await (const { key: stored } of (await openFiles({ dataDir: '', ...bucket })).list()) there.add(stored);
  for (const { key: stored } of published) assert.ok(there.has(stored) && there.has(`${stored}.deck`), stored);
  // A worker that was killed between storing and publishing leaves files, which are swept when they are old.
  const unpublished = [...there].filter((name) => name !== ownerKey && !published.some(({ key: stored }) => name.startsWith(stored)));
  assert.ok(unpublished.length <= 2 * (attempts?.n ?? 0), unpublished.join());
}

/** The answer, however often it takes: the database is away now and then. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (cause) {
      if (tries > 100) throw cause;
      await delay(300);
    }
  }
}
