/** Services and workers that share a PostgreSQL database and a bucket. */
import test, { after, describe } from 'node:test';
import { startPostgres } from '../fixtures/server/postgresServer.ts';
import { startS3 } from '../fixtures/server/s3Server.ts';
import { chaos } from './shared/chaos.ts';
import { filesInS3 } from './shared/files.ts';
import { migration } from './shared/migration.ts';

// Both before the first test: what has been cleared away when tests have ended is not there for others.
const [store, postgres] = await Promise.all([startS3(), startPostgres()]);
if (typeof postgres !== 'string') after(() => postgres.remove());
if (typeof store === 'string') {
  test('files in S3, and all that machines share', { skip: store });
} else {
  after(() => store.remove());
  describe('files in S3', () => filesInS3(store));
  const name = 'kills, stops and crashes lose no job, end none twice and leave nothing behind';
  test(name, { timeout: 7_200_000 }, (t) => (typeof postgres === 'string' ? t.skip(postgres) : chaos(t, postgres, store)));
  const moving = 'an installation moves to PostgreSQL and S3, however often the move is cut short';
  test(moving, { timeout: 7_200_000 }, (t) => (typeof postgres === 'string' ? t.skip(postgres) : migration(t, postgres, store)));
}
