/**
 * What lies between the machines fails: the database and the store are away, slow, cut off or silent, a client goes in the middle of its
 * upload, a job ends its worker again and again. `CHAOS=large` lets the database be away for 30 seconds instead of 7.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createAccount } from '../../../packages/server/src/store/createAccount.ts';
import { openDatabase } from '../../../packages/server/src/store/database.ts';
import { rotateKey } from '../../../packages/server/src/store/rotateKey.ts';
import { targetOf, watchedLoop } from '../../attack/target.ts';
import { beforeFirst } from '../../fixtures/beforeFirst.ts';
import { type Network, startNetwork } from '../../fixtures/server/network.ts';
import type { PostgresServer } from '../../fixtures/server/postgresServer.ts';
import { bucketEnvironment, type S3Server } from '../../fixtures/server/s3Server.ts';
import { caller, type Service, type Settings, startService } from '../../fixtures/server/service.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../../fixtures/server/temporaryStore.ts';
import { attackedWith, attacks } from './attacks.ts';

/** Longer than a request waits for the database. */
const awayMs = process.env.CHAOS === 'large' ? 30_000 : 7_000;
const credits = 1000;
const order = { text: '# Tea\n\n## Origin\n\n- Tea was first drunk in Yunnan.\n- It came to Europe in 1610.', template: 'Tokyo' };

export function faults(postgres: PostgresServer, store: S3Server): void {
  let database: Network;
  let bucket: Network;
  let shared: Settings;
  let databaseUrl: string;
  let key: string;
  let api: Service;
  let worker: Service;
  let apiFolder: string;
  let withModel: Settings;
  /** How often the language model was asked for the text that nobody survives. */
  let asked = 0;
  const model = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      if (!body.includes('hemlock')) return void response.writeHead(400).end('{"error":{"message":"no"}}');
      asked++;
      worker.signal('SIGKILL');
    });
  });
  const folders: TemporaryFolder[] = [];
  const processes: Service[] = [];
  const folder = async (): Promise<string> => {
    const made = await createTemporaryFolder();
    folders.push(made);
    return made.path;
  };
  const start = async (role: 'serve' | 'worker', settings: Settings): Promise<Service> => {
    const own = { DATA_DIR: await folder(), WORKERS: role === 'serve' ? '0' : '1' };
    const started = startService(role, { ...shared, ...own, ...settings });
    processes.push(started);
    return started;
  };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${await api.url}${path}`, { ...init, headers: { 'x-api-key': key, ...init.headers } });
    const body = (await response.json()) as { id?: string; error?: { request_id?: string } };
    if (response.status >= 500) assert.match(body.error?.request_id ?? '', /^[0-9a-f-]{36}$/);
    return { status: response.status, body };
  };
  const create = (body: object = order) =>
    call('/v1/presentations/text', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  /** The id of a job that was accepted. */
  const accepted = async (): Promise<string> => {
    const { status, body } = await create();
    assert.equal(status, 202, JSON.stringify(body));
    return body.id ?? '';
  };
  /** Until the test ends. */
  const weather = (t: TestContext, network: Network, now: Parameters<Network['weather']>[0]) => {
    network.weather(now);
    t.after(() => network.weather('open'));
  };
  const recovers = async () => {
    while ((await call('/v1/me')).status !== 200) await delay(100);
  };
  const made = async (id: string): Promise<Buffer> => {
    const job = await caller(await api.url, key).ended(id);
    assert.equal(job.status, 'completed', JSON.stringify(job.error));
    const response = await fetch(job.result?.url ?? '');
    assert.equal(response.status, 200);
    return Buffer.from(await response.arrayBuffer());
  };

  beforeFirst(async () => {
    const settings = await store.createBucket();
    const direct = new URL(await postgres.createDatabase());
    databaseUrl = direct.href;
    database = await startNetwork(Number(direct.port));
    bucket = await startNetwork(Number(new URL(settings.s3Endpoint).port));
    direct.port = String(database.port);
    const times = { JOB_LEASE_MS: '2000', DATABASE_TIMEOUT_MS: '1000', JOB_SOFT_TIMEOUT_MS: '3600000', JOB_HARD_CAP_MS: '3600000' };
    shared = {
      ...bucketEnvironment({ ...settings, s3Endpoint: `http://127.0.0.1:${bucket.port}` }),
      ...times,
      DATABASE_URL: direct.href,
      JOB_ATTEMPTS: '100',
      LOG_LEVEL: 'fatal',
    };
    apiFolder = await folder();
    api = await start('serve', { ...attackedWith, ...watchedLoop, DATA_DIR: apiFolder });
    await api.url;
    const db = await openDatabase({ dataDir: await folder(), databaseUrl });
    const ana = createAccount(db, { email: 'ana@example.org', plan: 'pro', credits });
    key = await rotateKey(db, Number(await ana)).finally(() => db.close());
    // The language model says that it cannot: what it is asked for is written without it.
    model.listen(0, '127.0.0.1');
    await once(model, 'listening');
    withModel = { LLM_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`, LLM_MODEL: 'm' };
    worker = await start('worker', withModel);
    await made(await accepted());
  });
  after(async () => {
    for (const process of processes) process.signal('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    database?.close();
    bucket?.close();
    model.closeAllConnections();
    model.close();
    for (const made of folders) await made.remove();
  });

  test('while the database is away, requests are answered 500 by name; what was accepted is made', async (t) => {
    // It goes at the worst moment: a file is made and on its way to the store, and the job cannot be ended.
    const going = bucket.whenSent(/^PUT \S+-1\.pptx/, () => weather(t, database, 'away'));
    const ids = [await accepted()];
    const away = going.then(() => delay(awayMs));
    await going;
    assert.equal((await call('/v1/me')).status, 500);
    assert.equal((await create()).status, 500);
    await away;
    database.weather('open');
    await recovers();
    ids.push(await accepted(), await accepted());
    for (const id of ids) await made(id);
  });

  test('connections that drop again and again lose nothing', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const creating = create();
      database.cut();
      const { status, body } = await creating;
      assert.ok(status === 202 || status === 500, JSON.stringify(body));
      if (body.id !== undefined) ids.push(body.id);
      await delay(100);
    }
    await recovers();
    for (const id of ids) await made(id);
  });

  test('a network that swallows everything is given up, and the job is taken up again', async (t) => {
    const ids = [await accepted(), await accepted()];
    weather(t, database, 'swallowing');
    assert.equal((await call('/v1/me')).status, 500);
    database.weather('open');
    await recovers();
    for (const id of ids) await made(id);
  });

  test('while the store is away, downloads are answered 500 by name, and what is made waits for it', async (t) => {
    const finished = await caller(await api.url, key).ended(await accepted());
    const path = new URL(finished.result?.url ?? '').pathname;
    const id = await accepted();
    weather(t, bucket, 'away');
    assert.equal((await call(path)).status, 500);
    bucket.weather('open');
    await made(id);
    assert.equal((await fetch(finished.result?.url ?? '')).status, 200);
  });

  test('a store that is slow, or cuts what goes up, gets all of it in the end', async (t) => {
    weather(t, bucket, 'slow');
    const slow = await made(await accepted());
    bucket.weather('open');
    const cuts = bucket.cutAfter(20_000, 2);
    const cut = await made(await accepted());
    assert.equal(cuts(), 2);
    for (const bytes of [slow, cut]) {
      assert.equal(bytes.readUInt32LE(0), 0x04034b50, 'a zip begins with the header of a file');
      assert.notEqual(bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06])), -1, 'a zip ends with its directory');
    }
  });

  test('an upload that is cut off leaves nothing behind', async () => {
    const url = new URL(await api.url);
    const tmp = join(apiFolder, 'tmp');
    const received = async () => (await readdir(tmp, { recursive: true }).catch(() => [])).length;
    const idle = await received();
    const client = connect(Number(url.port), url.hostname);
    client.on('error', () => undefined);
    const head = `POST /v1/presentations/file HTTP/1.1\r\nhost: a\r\nx-api-key: ${key}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n`;
    client.write(
      `${head}--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'Tea was first drunk in Yunnan. '.repeat(8000)}`,
    );
    while ((await received()) <= idle) await delay(20);
    client.destroy();
    while ((await received()) > idle) await delay(20);
  });

  test('wrong keys, odd addresses and a locked database hold up nobody for long', async (t) => {
    await attacks(t, await targetOf(api, { dataDir: apiFolder, databaseUrl }));
  });

  test('a job that ends its worker again and again fails, gives its credit back, and keeps no other', async () => {
    // All processes agree on how many workers a job may end: whoever sees its lease lapse goes by that.
    const strict = { JOB_ATTEMPTS: '2', JOB_LEASE_MS: '6000' };
    api.signal('SIGTERM');
    assert.equal(await api.ended, 0);
    api = await start('serve', strict);
    const poison = await create({ ...order, text: '# hemlock\n\n- hemlock was first drunk in Athens.\n- It came to Europe early.' });
    const other = await accepted();
    // As what runs services does: one that has ended is started again.
    let isOver = false;
    const supervised = (async () => {
      for (;;) {
        await worker.ended;
        if (isOver) break;
        worker = await start('worker', { ...withModel, ...strict });
      }
    })();
    const ended = await caller(await api.url, key).ended(poison.body.id ?? '');
    assert.equal(ended.error?.code, 'WORKER_TIMEOUT');
    await made(other);
    isOver = true;
    worker.signal('SIGTERM');
    await supervised;
    assert.equal(await worker.ended, 0);
    assert.ok(asked >= 2, `${asked}`);
  });

  test('credits add up, and nothing is left over', async () => {
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    const row = async (sql: string) => (await db.query(sql)).rows[0];
    const query = `SELECT (SELECT credits FROM users WHERE email_key = 'ana@example.org')::int AS credits,
      (SELECT COUNT(*) FROM jobs JOIN users ON users.id = user_id WHERE email_key = 'ana@example.org' AND status = 'completed')::int AS completed, (SELECT COUNT(*) FROM checkpoints)::int AS checkpoints,
      (SELECT COUNT(*) FROM jobs WHERE status IN ('queued', 'processing'))::int AS open`;
    const counts = await row(query).finally(() => db.end());
    assert.deepEqual([counts.credits + counts.completed, counts.checkpoints, counts.open], [credits, 0, 0], JSON.stringify(counts));
  });
}
