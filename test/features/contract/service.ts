/** A service on a loopback port, with a database of its own and no workers: the tests do what workers would. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, document } from '@slidewright/engine/model/document';
import { createApp } from '../../../packages/server/src/api/app.ts';
import { createLog } from '../../../packages/server/src/cli/log.ts';
import { type Config, readConfig } from '../../../packages/server/src/config.ts';
import { deckKeyOf } from '../../../packages/server/src/jobs/deckKey.ts';
import { createQueue } from '../../../packages/server/src/jobs/queue.ts';
import { createReaders } from '../../../packages/server/src/reading/readers.ts';
import { createUploads } from '../../../packages/server/src/reading/uploads.ts';
import { type Claim, claimJob } from '../../../packages/server/src/store/claimJob.ts';
import { completeJob } from '../../../packages/server/src/store/completeJob.ts';
import { createAccount } from '../../../packages/server/src/store/createAccount.ts';
import { openDatabase } from '../../../packages/server/src/store/database.ts';
import { failJob } from '../../../packages/server/src/store/failJob.ts';
import { openFiles } from '../../../packages/server/src/store/files/openFiles.ts';
import type { PlanName } from '../../../packages/server/src/store/plans.ts';
import { rotateKey } from '../../../packages/server/src/store/rotateKey.ts';
import { testEngine } from '../../fixtures/server/testEngine.ts';
import { type Answer, createAnswerCheck } from './answer.ts';

export interface Call {
  key?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string | FormData | Uint8Array<ArrayBuffer>;
}

export type Service = Awaited<ReturnType<typeof startService>>;

const dayMs = 86_400_000;
/** Windows are aligned by the clock: this one ends in the year 33658, and so within no test. */
const endlessMs = 1e15;
/** A busy machine reads slowly; that a slow document is accepted before it is read is tested elsewhere. */
const patientMs = 60_000;

export async function startService(settings: Partial<Config> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'slidewright-contract-'));
  const config: Config = {
    ...readConfig({}),
    rateLimitWindowMs: endlessMs,
    rateLimitWrite: 1000,
    queuePerKey: 1000,
    readBeforeAcceptMs: patientMs,
    readTimeoutMs: patientMs,
    ...settings,
    dataDir,
  };
  const engine = await testEngine();
  const store = config.databaseUrl === '' ? { ...config, ...engine.settings } : config;
  const db = await openDatabase(store);
  const files = await openFiles(store);
  const log = createLog('silent');
  const readers = createReaders(
    {
      count: config.readers,
      cpuMs: config.readTimeoutMs,
      hangMs: config.readHangMs,
      memoryMb: config.readMemoryMb,
      tokenLimit: config.textTokenLimit,
    },
    log,
  );
  const uploads = createUploads({ files, readers, folder: join(dataDir, 'tmp'), readBeforeAcceptMs: config.readBeforeAcceptMs });
  const queue = createQueue({ db, config });
  let lastId = '';
  const noting: typeof queue.accept = async (job) => {
    const accepted = await queue.accept(job);
    if (typeof accepted === 'object' && 'id' in accepted) lastId = accepted.id;
    return accepted;
  };
  const app = createApp({ config, db, queue: { ...queue, accept: noting }, uploads, files, log });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const check = createAnswerCheck((await (await fetch(`${url}/openapi.json`)).json()) as object);
  let accounts = 0;

  const claim = async (id: string): Promise<Claim> => {
    for (;;) {
      const job = await claimJob(db, { leaseMs: dayMs, hardCapMs: dayMs });
      if (!job) throw new Error(`${id} is not in the queue`);
      if (job.id === id) return job;
    }
  };

  return {
    url,
    config,
    db,
    files,

    /** A new account's key. */
    async key({ plan = 'pro', credits = null }: { plan?: PlanName; credits?: number | null } = {}): Promise<string> {
      const userId = await createAccount(db, { email: `user${++accounts}@example.com`, plan, credits });
      if (userId === 'email-taken') throw new Error('the address is taken');
      return rotateKey(db, userId);
    },

    /** Calls the service and checks that the answer is as the OpenAPI document describes it. */
    async call(method: string, path: string, { key, headers = {}, json, body }: Call = {}): Promise<Answer> {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { ...(key && { 'x-api-key': key }), ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
      });
      return check(method, path, response);
    },

    /** The request that was accepted last, as the queue keeps it. */
    async lastRequest(): Promise<{ source: Record<string, unknown> } & Record<string, unknown>> {
      const row = await db.get<{ request: string }>('SELECT request AS "request" FROM jobs WHERE id = $1', [lastId]);
      return JSON.parse(row?.request ?? 'null');
    },

    /** The Document that the request that was accepted last came with. */
    async lastDocument(): Promise<Document> {
      const row = await db.get<{ value: string }>(`SELECT value AS "value" FROM checkpoints WHERE stage = 'document' AND job_id = $1`, [
        lastId,
      ]);
      return document.parse(JSON.parse(row?.value ?? 'null'));
    },

    /** What is left over in the folder of uploads. */
    uploads: () => readdir(join(dataDir, 'tmp')).catch(() => []),

    claim,
    /** `kept` is what is stored beside the file, to look at it. */
    async complete(id: string, file: { bytes: Uint8Array; name: string; mime: string }, kept?: Uint8Array): Promise<void> {
      const job = await claim(id);
      await files.write(`${id}-1`, file.bytes);
      if (kept) await files.write(deckKeyOf(`${id}-1`), kept);
      const published = { token: `token-of-${id}`, storageKey: `${id}-1`, name: file.name, mime: file.mime, size: file.bytes.length };
      if (!(await completeJob(db, job, published))) throw new Error(`${id} was not completed`);
    },
    async fail(id: string, error: { code: string; message: string }): Promise<void> {
      await failJob(db, await claim(id), error);
    },

    async stop(): Promise<void> {
      await app.close();
      readers.close();
      await db.close();
      await engine.remove();
      await rm(dataDir, { recursive: true });
    },
  };
}
