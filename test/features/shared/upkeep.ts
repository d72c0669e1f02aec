/** What whoever runs the service does with it: services are replaced one after the other, and a backup is made and put back. */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { openFiles } from '../../../packages/server/src/store/files/openFiles.ts';
import type { PostgresServer } from '../../fixtures/server/postgresServer.ts';
import { bucketEnvironment, type S3Server } from '../../fixtures/server/s3Server.ts';
import { caller, type Service, type Settings } from '../../fixtures/server/service.ts';

const order = { text: '# Tea\n\n- Tea was first drunk in Yunnan.\n- It came to Europe in 1610.', numSlides: 3 };

interface Installation {
  postgres: PostgresServer;
  store: S3Server;
  databaseUrl: string;
  bucket: Awaited<ReturnType<S3Server['createBucket']>>;
  /** Of an account that has credits. */
  key: string;
  /** Starts a service with these settings, on a machine of its own. */
  serve(settings: Settings): Promise<Service>;
}

/** `first` and `worker` are replaced while presentations are ordered. Resolves to the service that came after `first`, and what it has accepted. */
export async function rollingRestart(
  first: Service,
  worker: Service,
  { key, serve }: Installation,
): Promise<{ next: Service; ids: string[] }> {
  const next = await serve({ WORKERS: '0' });
  const [before, after] = [caller(await first.url, key), caller(await next.url, key)];
  // Those that the first does not take any more are sent to the second, as a proxy does.
  const ordering = Array.from({ length: 6 }, async (_, n) => {
    if (n === 3) for (const each of [first, worker]) each.signal('SIGTERM');
    return before.create(order).catch(() => after.create(order));
  });
  const ids = (await Promise.all(ordering)).map(({ id }) => id);
  for (const each of [first, worker]) assert.equal(await each.ended, 0, each.output().stderr);
  return { next, ids };
}

/**
 * Backs up what `running` serves, as docs/operations.md says, and puts it back elsewhere. `finished` has the same bytes there; of `ids`, what had
 * not been made yet is made there.
 */
export async function backUpAndRestore(running: Service, finished: string, ids: readonly string[], on: Installation): Promise<void> {
  const { postgres, store, databaseUrl, bucket, key, serve } = on;
  // The database first: every presentation in it has its file in what is copied after it.
  const dump = await postgres.backUp(databaseUrl);
  const copy = await store.createBucket();
  const [from, to] = await Promise.all([openFiles({ dataDir: '', ...bucket }), openFiles({ dataDir: '', ...copy })]);
  for await (const { key: name } of from.list()) {
    const stored = await from.read(name);
    if (stored) await to.write(name, await buffer(stored.stream));
  }
  const restored = await serve({ DATABASE_URL: await postgres.restore(dump), ...bucketEnvironment(copy), WORKERS: '1' });
  const again = caller(await restored.url, key);
  for (const id of ids) assert.equal((await again.ended(id)).status, 'completed');
  const path = new URL((await again.find(finished)).result?.url ?? '').pathname;
  const bytesOf = async (service: Service) => Buffer.from(await (await fetch(`${await service.url}${path}`)).arrayBuffer());
  assert.ok((await bytesOf(running)).equals(await bytesOf(restored)));
  restored.signal('SIGTERM');
  assert.equal(await restored.ended, 0, restored.output().stderr);
}
