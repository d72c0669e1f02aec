/**
 * `npm run bench -- load [SECONDS]`: 200 look-ups and 10 creations a second for a minute, while a worker makes what is created; on SQLite and
 * disk, and on PostgreSQL and S3. Says how long they took and how many were not answered with success. All of it is on this machine.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { caller, runCommand, type Service, type Settings, startService } from '../test/fixtures/server/service.ts';
import { startSharedServers } from '../test/fixtures/server/sharedServers.ts';
import { createTemporaryFolder } from '../test/fixtures/server/temporaryStore.ts';

const seconds = Number(process.argv[2] ?? 60);
const warmUpSeconds = 5;
const rates = { lookUps: 200, creations: 10 };
const body = JSON.stringify({ text: '# Tea\n\n- Tea was first drunk in Yunnan.\n- It came to Europe in 1610.', numSlides: 3 });

console.log(`${rates.lookUps} look-ups and ${rates.creations} creations a second for ${seconds} seconds: milliseconds`);
await bench('SQLite and disk', {});
const shared = await startSharedServers();
if (typeof shared === 'string') console.log(shared);
else {
  try {
    await bench('PostgreSQL and S3', await shared.settings());
  } finally {
    await shared.remove();
  }
}

async function bench(name: string, store: Settings): Promise<void> {
  const [own, other] = [await createTemporaryFolder(), await createTemporaryFolder()];
  const isShared = Object.keys(store).length > 0;
  // However slowly they are made, all are accepted.
  const settings = { ...store, LOG_LEVEL: 'error', QUEUE_PER_KEY: '1000000', JOB_HARD_CAP_MS: '3600000' };
  const processes: Service[] = [];
  try {
    const create = ['account', 'create', '--email', 'ana@example.org', '--plan', 'pro', '--json'];
    const { key } = JSON.parse((await runCommand(create, { ...settings, DATA_DIR: own.path })).stdout) as { key: string };
    const api = startService('serve', { ...settings, DATA_DIR: own.path, WORKERS: '0' });
    processes.push(api);
    const url = await api.url;
    processes.push(startService('worker', { ...settings, DATA_DIR: isShared ? other.path : own.path, WORKERS: '1' }));
    // What is measured is a service at work, not its start: the first deck is there, and all code has run.
    await load(url, key, warmUpSeconds);
    const before = await stolenSeconds();
    report(name, await load(url, key, seconds), (await stolenSeconds()) - before);
  } finally {
    for (const process of processes) process.signal('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await Promise.all([own.remove(), other.remove()]);
  }
}

interface Measured {
  lookUps: number[];
  creations: number[];
  failed: number;
}

/** Seconds that the machine, where it is a virtual one, has given to others since it was started: while it does, nobody here works. */
async function stolenSeconds(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  return Number(/^cpu +(?:\d+ +){7}(\d+)/.exec(stat)?.[1] ?? 0) / 100;
}

/** `length` in seconds, after a first deck has been made. */
async function load(url: string, key: string, length: number): Promise<Measured> {
  const measured: Measured = { lookUps: [], creations: [], failed: 0 };
  const ids: string[] = [];
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const timed = async (into: number[], path: string, init: RequestInit, status: number): Promise<void> => {
    const start = performance.now();
    try {
      const response = await fetch(`${url}${path}`, { headers, ...init });
      const { id } = (await response.json()) as { id?: string };
      into.push(performance.now() - start);
      if (response.status !== status) measured.failed++;
      else if (status === 202 && id !== undefined) ids.push(id);
    } catch {
      measured.failed++;
    }
  };
  const creation = () => timed(measured.creations, '/v1/presentations/text', { method: 'POST', body }, 202);
  const lookUp = (n: number) => timed(measured.lookUps, `/v1/presentations/${ids[n % ids.length]}`, {}, 200);
  await creation();
  await caller(url, key).ended(ids[0] ?? '');
  measured.creations.pop();
  const begun = performance.now();
  const underway: Promise<void>[] = [];
  for (let sent = { lookUps: 0, creations: 0 }; ; await delay(2)) {
    const passed = (performance.now() - begun) / 1000;
    if (passed > length) break;
    for (; sent.lookUps < passed * rates.lookUps; sent = { ...sent, lookUps: sent.lookUps + 1 }) underway.push(lookUp(sent.lookUps));
    for (; sent.creations < passed * rates.creations; sent = { ...sent, creations: sent.creations + 1 }) underway.push(creation());
  }
  await Promise.all(underway);
  return measured;
}

function report(name: string, { lookUps, creations, failed }: Measured, stolen: number): void {
  const at = (times: readonly number[], share: number) =>
    (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const line = (what: string, times: readonly number[]) => `${times.length} ${what}: median ${at(times, 0.5)}, p99 ${at(times, 0.99)}`;
  console.log(
    `  ${name}: ${line('look-ups', lookUps)}; ${line('creations', creations)}; ${failed} not answered with success; ${stolen.toFixed(1)} s of the cores went to other machines`,
  );
}
