/** The tests of the HTTP contract that come to the database, once more, on PostgreSQL. */
import test, { after, describe } from 'node:test';
import { startPostgres } from '../fixtures/server/postgresServer.ts';
import { useTestEngine } from '../fixtures/server/testEngine.ts';

const server = await startPostgres();
if (typeof server === 'string') {
  test('the contract on PostgreSQL', { skip: server });
} else {
  after(() => server.remove());
  useTestEngine(server.engine);
  for (const part of ['access', 'limits', 'lookup']) {
    describe(part, async () => void (await import(`./contract.${part}.test.ts`)));
  }
  describe('webhooks', async () => void (await import('./webhooks.test.ts')));
  describe('neighbours', async () => void (await import('./neighbours.test.ts')));
  describe('webhooks', async () => void (await import('./webhooks.test.ts')));
}
