/**
 * The service is killed (SIGKILL, the whole process) 10 times at random points during a stream of jobs, and started again each time;
 * with `CHAOS=large` 60 times. Afterwards every accepted job has ended exactly once, every file is whole, and the credits add up.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { caller, type Descriptor, runCommand, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

const kills = process.env.CHAOS === 'large' ? 60 : 10;
/** So many have to hit jobs at work, or there are more of them; but not without end. */
const leastHits = 2;
const mostKills = 3 * kills;
const credits = 10_000;
/** Between orders, milliseconds. */
const pace = 250;
/** A kill comes at most this long after the start of the process, or after it began to work on a job: a presentation takes a fraction of it. */
const longestLife = 1500;
/** A service that begins no job within this time is killed, too; a busy machine takes a while to start one. */
const longestStart = 60_000;
/** Orders in a life before one of them is at work: more would only be left for the end. */
const waitingOrders = 3;

const text = await readFile(new URL('../fixtures/texts/en.md', import.meta.url), 'utf8');
/** Both formats, and now and then a job that fails and gives its credit back. */
const order = (n: number) => ({ text, format: n % 2 === 0 ? 'pptx' : 'pdf', template: n % 5 === 4 ? 'custom-mine' : 'Tokyo' });

test(`${kills} kills lose no job, end none twice and miscount no credit`, { timeout: 3_600_000 }, async (t) => {
  const dataDir = await temporaryFolder(t);
  // A job may be hit by any number of kills in a row, and on a busy machine they take their time.
  const time = { JOB_LEASE_MS: '1000', JOB_SOFT_TIMEOUT_MS: '3600000', JOB_HARD_CAP_MS: '3600000' };
  const settings = { DATA_DIR: dataDir, ...time, JOB_ATTEMPTS: String(mostKills), LOG_LEVEL: 'error' };
  const create = ['account', 'create', '--email', 'ana@example.org', '--plan', 'pro', '--credits', String(credits), '--json'];
  const { key }: { key: string } = JSON.parse((await runCommand(create, settings)).stdout);
  const random = seeded(20_260_101);
  const accepted: string[] = [];
  /** What was known of a job before a kill; a restart must not change it. */
  const endedBefore = new Map<string, Descriptor>();

  /** Jobs that were at work when the service was killed. */
  let hits = 0;
  let killed = 0;
  for (let kill = 0; kill < kills || (hits < leastHits && kill < mostKills); kill++) {
    const service = startService('serve', settings);
    t.after(() => service.signal('SIGKILL'));
    const life = random() * longestLife;
    // Every other kill comes while it is still starting, or has just started.
    const started = delay(kill % 2 === 0 ? life : longestStart, undefined, { ref: false });
    const url = await Promise.race([service.url, started]);
    if (url) await orderUntilKilled(url, started, kill % 2 === 0 ? undefined : life);
    service.signal('SIGKILL');
    assert.equal(await service.ended, 'SIGKILL', service.output().stderr);
    killed++;
    hits += await atWork(dataDir);
  }

  /** Orders until `killed` resolves or, with a `life`, for so long after a job was begun. */
  async function orderUntilKilled(url: string, killed: Promise<void>, life: number | undefined): Promise<void> {
    const { create, find } = caller(url, key);
    let isOver = false;
    let end = killed.then(() => {
      isOver = true;
    });
    let isAtWork = life === undefined;
    for (let ordered = 0; !isOver; ) {
      if (isAtWork || ordered < waitingOrders) {
        ordered++;
        const sent = create(order(accepted.length)).then(({ id }) => accepted.push(id));
        // The kill may come before the answer: then the job may have been accepted, but nobody was told.
        sent.catch(() => undefined);
        await Promise.race([sent, end]);
      }
      const next = accepted.find((id) => !endedBefore.has(id));
      for (const id of [next, accepted[Math.floor(random() * accepted.length)]]) {
        const known = id === undefined || isOver ? undefined : await Promise.race([find(id), end]);
        if (known?.completedAt) endedBefore.set(known.id, known);
        if (!isAtWork && id === next && known && known.status !== 'queued') {
          isAtWork = true;
          end = delay(life).then(() => {
            isOver = true;
          });
        }
      }
      await Promise.race([delay(pace), end]);
    }
  }

  const service = startService('serve', settings);
  t.after(() => service.signal('SIGKILL'));
  const { ended } = caller(await service.url, key);
  const outcomes = { completed: 0, failed: 0 };
  for (const [n, id] of accepted.entries()) {
    const job = await ended(id);
    const before = endedBefore.get(id);
    if (before) assert.deepEqual(withoutHost(job), withoutHost(before));
    if (job.status === 'failed') {
      outcomes.failed++;
      assert.equal(job.error?.code, 'UNSUPPORTED_TEMPLATE');
    } else {
      outcomes.completed++;
      await assertWhole(job.result?.url ?? '', id, n);
    }
  }
  service.signal('SIGTERM');
  assert.equal(await service.ended, 0, service.output().stderr);

  const db = await openDatabase({ dataDir });
  t.after(() => db.close());
  const left = await db.get<{ credits: number }>('SELECT credits FROM users');
  const jobs = await db.all<{ status: string; n: number }>('SELECT status, COUNT(*) AS n FROM jobs GROUP BY status');
  const lost = await db.get<{ n: number }>('SELECT SUM(attempt - 1) AS n FROM jobs');
  const counted = Object.fromEntries(jobs.map(({ status, n }) => [status, n]));
  t.diagnostic(
    `${killed} kills, ${accepted.length} orders answered; ${JSON.stringify(counted)}; ${endedBefore.size} seen to end before a kill, ${hits} hit at work, ${lost?.n} attempts lost`,
  );
  assert.ok(hits >= leastHits && Number(lost?.n) > 0, `${hits} kills hit a job at work, ${lost?.n} attempts were lost`);
  assert.deepEqual(Object.keys(counted).sort(), ['completed', 'failed']);
  assert.equal(left?.credits, credits - (counted.completed ?? 0));
  // Orders whose answer the kill cut off may have been accepted too: they ended like the others.
  assert.ok((counted.completed ?? 0) >= outcomes.completed && (counted.failed ?? 0) >= outcomes.failed);
  assert.deepEqual(await db.all('SELECT * FROM checkpoints'), []);
});

/** How many jobs somebody holds whose process is gone. */
async function atWork(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir });
  const row = await db.get<{ n: number }>("SELECT COUNT(*) AS n FROM jobs WHERE status = 'processing'");
  await db.close();
  return row?.n ?? 0;
}

/** Each start takes another port, and the address of a file begins with it. */
const withoutHost = (job: Descriptor) => ({ ...job, result: job.result && new URL(job.result.url).pathname });

async function assertWhole(url: string, id: string, n: number): Promise<void> {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(response.status, 200, `the file of ${id}`);
  assert.equal(String(bytes.length), response.headers.get('content-length'));
  if (order(n).format === 'pdf') {
    assert.match(bytes.subarray(0, 8).toString('latin1'), /^%PDF-/);
    assert.match(bytes.subarray(-8).toString('latin1'), /%%EOF\s*$/);
  } else {
    assert.equal(bytes.readUInt32LE(0), 0x04034b50, 'a zip begins with the header of a file');
    assert.notEqual(bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06])), -1, 'a zip ends with its directory');
  }
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
