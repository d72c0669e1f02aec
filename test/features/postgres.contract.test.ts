/** The tests of the HTTP contract that come to the database, once more, on PostgreSQL. */
import assert from 'node:assert/strict';
import test, { after, describe } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startNetwork } from '../fixtures/server/network.ts';
import { startPostgres } from '../fixtures/server/postgresServer.ts';
import { useTestEngine } from '../fixtures/server/testEngine.ts';
import { startService } from './contract/service.ts';

const server = await startPostgres();
if (typeof server === 'string') {
  test('the contract on PostgreSQL', { skip: server });
} else {
  after(() => server.remove());
  useTestEngine(server.engine);
  for (const part of ['access', 'limits', 'lookup']) {
    describe(part, async () => void (await import(`./contract.${part}.test.ts`)));
  }
  describe('neighbours', async () => void (await import('./neighbours.test.ts')));
  describe('webhooks', async () => void (await import('./webhooks.test.ts')));

  test('a database that is away, or whose network swallows everything, costs answers 500 and nothing after that', async (t) => {
    const url = new URL(await server.createDatabase());
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
    await server.crash();
    const refused = await ask();
    assert.equal(refused.status, 500);
    assert.ok(refused.body.error?.request_id);
    await server.start();
    await recovers();
  });
}
