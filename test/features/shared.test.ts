/** Services and workers that share a PostgreSQL database and a bucket. */
import test, { after, describe } from 'node:test';
import { startSharedServers } from '../fixtures/server/sharedServers.ts';
import { chaos } from './shared/chaos.ts';
import { faults } from './shared/faults.ts';
import { filesInS3 } from './shared/files.ts';
import { migration } from './shared/migration.ts';

// Both before the first test: what has been cleared away when tests have ended is not there for others.
const servers = await startSharedServers();
if (typeof servers === 'string') {
  test('files in S3, and all that machines share', { skip: servers });
} else {
  const { postgres, store } = servers;
  after(() => servers.remove());
  describe('files in S3', () => filesInS3(store));
  describe('faults between the machines', () => faults(postgres, store));
  const name = 'kills, stops, crashes and restarts lose no job, end none twice and leave nothing behind; a backup can be put back';
  test(name, { timeout: 7_200_000 }, (t) => chaos(t, postgres, store));
  const moving = 'an installation moves to PostgreSQL and S3, however often the move is cut short';
  test(moving, { timeout: 7_200_000 }, (t) => migration(t, postgres, store));
}
