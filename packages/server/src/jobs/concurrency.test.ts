/** Two processes at the same rows at the same time: what is counted stays exact, and what is taken is taken once. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { claimJob } from '../store/claimJob.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { hitRateLimit } from '../store/hitRateLimit.ts';
import { createQueue } from './queue.ts';
import { failClaim, failOverdue } from './settle.ts';

const hour = 3_600_000;
const error = { code: 'TIMEOUT', message: 'Too late.' };

async function two(t: TestContext) {
  const store = await temporaryStore(t);
  const other = await openDatabase(store.settings);
  t.after(() => other.close());
  const both = [store.db, other];
  const at = (n: number): Database => both[n % 2] ?? store.db;
  /** Does it `times` times, in turns on either, all at once. */
  const atOnce = <T>(times: number, work: (db: Database, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => work(at(n), n)));
  return { ...store, atOnce };
}

test('hits are counted each', async (t) => {
  const { atOnce } = await two(t);
  const hits = await atOnce(120, async (db) => (await hitRateLimit(db, { subject: 'key:1', bucket: 'read', windowMs: 1e15 })).hits);
  assert.deepEqual(
    hits.sort((a, b) => a - b),
    Array.from({ length: 120 }, (_, n) => n + 1),
  );
});

test('as many wait as may, and as many are paid as are taken', async (t) => {
  const { atOnce, keyId, userId, credits } = await two(t);
  const config = { jobCredits: 1, queuePerKey: 7, jobHardCapMs: hour };
  const answers = await atOnce(30, (db) => createQueue({ db, config }).accept({ keyId, userId, request: {} }));
  assert.equal(answers.filter((answer) => typeof answer === 'object' && 'id' in answer).length, 7);
  assert.equal(await credits(), 3);
});

test('a job is claimed once, and ends once, whoever ends it', async (t) => {
  const { atOnce, accept, credits } = await two(t);
  const ids = await Promise.all(Array.from({ length: 10 }, () => accept({})));
  const claims = (await atOnce(24, (db) => claimJob(db, { leaseMs: hour, hardCapMs: hour }))).filter((claim) => claim !== undefined);
  assert.deepEqual(claims.map(({ id }) => id).sort(), ids.sort());
  const ended = await atOnce(20, async (db, n) => {
    const claim = claims[n % 10] ?? assert.fail();
    return n < 10 ? Number(await failClaim(db, claim, error)) : (await failOverdue(db, 0, error)).length;
  });
  assert.equal(
    ended.reduce((sum, count) => sum + count, 0),
    10,
  );
  assert.equal(await credits(), 10);
});

test('the same request sent twice at once is one', async (t) => {
  const { atOnce, keyId, userId, credits } = await two(t);
  const config = { jobCredits: 1, queuePerKey: 100, jobHardCapMs: hour };
  const idempotency = { key: 'a', fingerprint: 'b' };
  const answers = await atOnce(8, (db) => createQueue({ db, config }).accept({ keyId, userId, request: {}, idempotency }));
  assert.equal(new Set(answers.map((answer) => typeof answer === 'object' && 'id' in answer && answer.id)).size, 1);
  assert.equal(await credits(), 9);
});
