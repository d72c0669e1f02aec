/** The tests of the store and of the jobs once more, on PostgreSQL. */
import test, { after, describe } from 'node:test';
import { startPostgres } from '../fixtures/server/postgresServer.ts';
import { useTestEngine } from '../fixtures/server/testEngine.ts';

const server = await startPostgres();
if (typeof server === 'string') {
  test('the store and the jobs on PostgreSQL', { skip: server });
} else {
  after(() => server.remove());
  useTestEngine(server.engine);
  describe('accounts', async () => void (await import('../../packages/server/src/store/accounts.test.ts')));
  describe('hitRateLimit', async () => void (await import('../../packages/server/src/store/hitRateLimit.test.ts')));
  describe('serviceClock', async () => void (await import('../../packages/server/src/store/serviceClock.test.ts')));
  describe('queue', async () => void (await import('../../packages/server/src/jobs/queue.test.ts')));
  describe('turns', async () => void (await import('../../packages/server/src/jobs/turns.test.ts')));
  describe('concurrency', async () => void (await import('../../packages/server/src/jobs/concurrency.test.ts')));
  describe('sweeper', async () => void (await import('../../packages/server/src/jobs/sweeper.test.ts')));
}
