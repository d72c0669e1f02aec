/** The service that is attacked: a process of its own on loopback, with a store of its own, and what can be seen of it from outside. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAccount } from '../../packages/server/src/store/createAccount.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { rotateKey } from '../../packages/server/src/store/rotateKey.ts';
import { caller, type Service, type Settings, startService } from '../fixtures/server/service.ts';

export interface Target {
  readonly url: string;
  readonly dataDir: string;
  /** Of a PostgreSQL database; undefined where the database lies in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly service: Service;
  /** Of the attacker. */
  readonly key: string;
  /** Aborted when the try is out of time. */
  readonly signal: AbortSignal;
  /** A new account's key. */
  account(): Promise<string>;
  /** Calls the service with a key; the attacker's unless another is given. */
  call(path: string, init?: RequestInit, key?: string): Promise<Response>;
  /** Makes a small presentation for somebody else, and says in how many milliseconds. Throws when there is none. */
  makeForOther(): Promise<number>;
  /** The longest time that the event loop was held since the last time this was asked, in milliseconds of CPU. */
  loopHeldMs(): Promise<number>;
  /** Calls /health again and again until `work` has ended, and returns the longest wait beside what it returns, in milliseconds. */
  watching<T>(work: Promise<T>): Promise<{ value: T; healthMs: number }>;
  /** The most memory that the process had resident since `forgetMemory`, in megabytes; undefined where the system does not tell. */
  mostMemoryMb(): Promise<number | undefined>;
  forgetMemory(): Promise<void>;
  /** Bytes that it has logged. */
  logged(): number;
}

const loopWatch = fileURLToPath(new URL('../fixtures/server/loopWatch.ts', import.meta.url));
/** What a service that is attacked is started with, beside its settings. */
export const watchedLoop: Settings = { NODE_OPTIONS: `--import ${loopWatch}` };
const small = JSON.stringify({ text: '# Tea\n\n- Tea was first drunk in Yunnan.\n- Monks carried it to Japan.', numSlides: 3 });

/** Starts a service. `close` ends it and removes its store. */
export async function startTarget(settings: Settings): Promise<{ on(signal: AbortSignal): Target; close(): Promise<void> }> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'slidewright-attack-')));
  const service = startService('serve', { LOG_LEVEL: 'warn', ...watchedLoop, ...settings, DATA_DIR: dataDir });
  return {
    on: await targetOf(service, { dataDir, databaseUrl: settings.DATABASE_URL }),
    async close() {
      service.signal('SIGKILL');
      await service.ended;
      if (settings.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A service with `watchedLoop` that lies there, as what is attacked. */
export async function targetOf(
  service: Service,
  { dataDir, databaseUrl }: Pick<Target, 'dataDir' | 'databaseUrl'>,
): Promise<(signal: AbortSignal) => Target> {
  const url = await service.url;
  const account = async () => {
    const db = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
    try {
      const email = `${Math.random().toString(36).slice(2)}@example.org`;
      return await rotateKey(db, Number(await createAccount(db, { email, plan: 'pro', credits: null })));
    } finally {
      await db.close();
    }
  };
  const [key, other] = [await account(), await account()];

  return (signal) => ({
    url,
    dataDir,
    databaseUrl,
    service,
    key,
    signal,
    account,
    call: (path, init = {}, as = key) => fetch(`${url}${path}`, { signal, ...init, headers: { 'x-api-key': as, ...init.headers } }),
    async makeForOther() {
      const start = performance.now();
      const { create, find } = caller(url, other);
      const { id } = await create(JSON.parse(small));
      for (;;) {
        const { status, error } = await find(id);
        if (status === 'completed') return performance.now() - start;
        if (status === 'failed') throw new Error(`somebody else's presentation failed: ${error?.code}`);
        signal.throwIfAborted();
        await delay(10);
      }
    },
    loopHeldMs: () => askLoopHeld(service, signal),
    async watching(work) {
      let ended = false;
      let healthMs = 0;
      const watch = async () => {
        while (!ended) {
          const start = performance.now();
          await fetch(`${url}/health`, { signal }).then((response) => response.arrayBuffer());
          healthMs = Math.max(healthMs, performance.now() - start);
          await delay(5);
        }
      };
      const finished = work.finally(() => {
        ended = true;
      });
      const [value] = await Promise.all([finished, watch()]);
      return { value, healthMs };
    },
    async mostMemoryMb() {
      const status = await readFile(`/proc/${service.pid}/status`, 'latin1').catch(() => '');
      const kb = Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN);
      return Number.isNaN(kb) ? undefined : kb / 1024;
    },
    forgetMemory: () => writeFile(`/proc/${service.pid}/clear_refs`, '5').catch(() => undefined),
    logged: () => service.output().stderr.length,
  });
}

async function askLoopHeld(service: Service, signal: AbortSignal): Promise<number> {
  const said = () => [...service.output().stderr.matchAll(/\{"loopHeldMs":([\d.]+)\}/g)];
  const before = said().length;
  service.signal('SIGUSR2');
  for (;;) {
    const now = said();
    if (now.length > before) return Number(now.at(-1)?.[1]);
    signal.throwIfAborted();
    await delay(5);
  }
}
