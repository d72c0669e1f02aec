/** The tests of the HTTP contract, of the store and of the jobs once more, on PostgreSQL and S3; with `CHAOS=large` those of edited Decks too. */
import assert from 'node:assert/strict';
import test, { after, describe } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startNetwork } from '../fixtures/server/network.ts';
import { startSharedServers } from '../fixtures/server/sharedServers.ts';
import { useTestEngine } from '../fixtures/server/testEngine.ts';
import { startService } from './contract/service.ts';

const features = [
  'contract.access',
  'contract.creation',
  'contract.limits',
  'contract.lookup',
  'contract.protocol',
  'contract.templates',
  'contract.upload',
  ...(process.env.CHAOS === 'large' ? ['editing'] : []),
  'neighbours',
  'sessions',
  'viewing',
  'webhooks',
];
const units = [
  'store/accounts',
  'store/hitRateLimit',
  'store/serviceClock',
  'jobs/queue',
  'jobs/turns',
  'jobs/concurrency',
  'jobs/startJobs',
  'jobs/sweeper',
];

const servers = await startSharedServers();
if (typeof servers === 'string') {
  test('contract, store and jobs on PostgreSQL and S3', { skip: servers });
} else {
  const { postgres } = servers;
  after(() => servers.remove());
  useTestEngine(servers.engine);
  for (const name of features) describe(name, async () => void (await import(`./${name}.test.ts`)));
  for (const name of units) describe(name, async () => void (await import(`../../packages/server/src/${name}.test.ts`)));

  test('a database that is away, or whose network swallows everything, costs answers 500 and nothing after that', async (t) => {
    const url = new URL(await postgres.createDatabase());
    const network = await startNetwork(Number(url.port));
    t.after(() => network.close());
    url.port = String(network.port);
    const service = await startService({ databaseUrl: url.href, databaseTimeoutMs: 500, databaseConnections: 4 });
    t.after(() => service.stop());
    const key = await service.key();
    const ask = async () => {
      const response = await fetch(`${service.url}/v1/me`, { headers: { 'x-api-key': key } });
      return { status: response.status, body: (await response.json()) as { error?: { request_id?: string } } };
    };
    const recovers = async () => {
      while ((await ask()).status !== 200) await delay(100);
    };
    assert.equal((await ask()).status, 200);
    network.weather('swallowing');
    const unheard = await ask();
    assert.equal(unheard.status, 500);
    assert.match(unheard.body.error?.request_id ?? '', /^[0-9a-f-]{36}$/);
    network.weather('open');
    await recovers();
    await postgres.crash();
    const refused = await ask();
    assert.equal(refused.status, 500);
    assert.ok(refused.body.error?.request_id);
    await postgres.start();
    await recovers();
  });
}
