/** What whoever runs the service does with it: services are replaced one after the other, and a backup is made and put back. */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { openFiles } from '../../../packages/server/src/store/files/openFiles.ts';
import { bucketEnvironment } from '../../fixtures/server/s3Server.ts';
import { caller, runCommand, type Service, type Settings, startService } from '../../fixtures/server/service.ts';
import type { SharedServers } from '../../fixtures/server/sharedServers.ts';
import { temporaryFolder } from '../../fixtures/server/temporaryStore.ts';

const order = { text: '# Tea\n\n- Tea was first drunk in Yunnan.\n- It came to Europe in 1610.', numSlides: 3 };

export function upkeep({ postgres, store }: SharedServers): void {
  test('a rolling restart loses nothing, and a backup that was made meanwhile can be put back', async (t) => {
    const bucket = await store.createBucket();
    const databaseUrl = await postgres.createDatabase();
    const shared = { DATABASE_URL: databaseUrl, ...bucketEnvironment(bucket), LOG_LEVEL: 'error' };
    const serve = await starter(t, { ...shared, JOB_HARD_CAP_MS: '3600000', JOB_SOFT_TIMEOUT_MS: '3600000' });
    const create = ['account', 'create', '--email', 'ana@example.org', '--plan', 'pro', '--json'];
    const made = await runCommand(create, { ...shared, DATA_DIR: await temporaryFolder(t) });
    const { key }: { key: string } = JSON.parse(made.stdout || JSON.stringify(made));

    const [first, second] = [await serve({}), await serve({})];
    const [before, after] = [caller(await first.url, key), caller(await second.url, key)];
    const done = await before.ended((await before.create(order)).id);
    // Those that the first does not take any more are sent to the second, as a proxy does.
    const ordering = Array.from({ length: 12 }, async (_, n) => {
      if (n === 6) first.signal('SIGTERM');
      return before.create(order).catch(() => after.create(order));
    });
    const accepted = await Promise.all(ordering);
    assert.equal(await first.ended, 0, first.output().stderr);

    // The database first: every presentation in it has its file in what is copied after it.
    const dump = await postgres.backUp(databaseUrl);
    const copy = await store.createBucket();
    const [from, to] = await Promise.all([openFiles({ dataDir: '', ...bucket }), openFiles({ dataDir: '', ...copy })]);
    for await (const { key: name } of from.list()) {
      const stored = await from.read(name);
      if (stored) await to.write(name, await buffer(stored.stream));
    }
    for (const { id } of accepted) assert.equal((await after.ended(id)).status, 'completed');
    const path = new URL(done.result?.url ?? '').pathname;
    const bytesOf = async (url: string) => Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
    const bytes = await bytesOf(await second.url);
    second.signal('SIGTERM');
    assert.equal(await second.ended, 0, second.output().stderr);

    const restored = await serve({ DATABASE_URL: await postgres.restore(dump), ...bucketEnvironment(copy) });
    assert.ok(bytes.equals(await bytesOf(await restored.url)));
    const again = caller(await restored.url, key);
    // What had not been made when the backup was, is made now.
    for (const { id } of accepted) assert.equal((await again.ended(id)).status, 'completed');
  });
}

async function starter(t: TestContext, shared: Settings): Promise<(settings: Settings) => Promise<Service>> {
  return async (settings) => {
    const started = startService('serve', { ...shared, DATA_DIR: await temporaryFolder(t), ...settings });
    t.after(async () => {
      started.signal('SIGKILL');
      await started.ended;
    });
    await started.url;
    return started;
  };
}
