import assert from 'node:assert/strict';
import test from 'node:test';
import { temporaryStore } from '../../../../test/fixtures/server/temporaryStore.ts';
import { hitRateLimit } from './hitRateLimit.ts';
import { sweepRateLimits } from './sweepRateLimits.ts';

const hour = 3_600_000;

test('hits are counted by subject and bucket', async (t) => {
  const { db } = await temporaryStore(t);
  const hit = async (subject: string, bucket: string) => (await hitRateLimit(db, { subject, bucket, windowMs: hour })).hits;
  assert.equal(await hit('key:1', 'public-write'), 1);
  assert.equal(await hit('key:1', 'public-write'), 2);
  assert.equal(await hit('key:2', 'public-write'), 1);
  assert.equal(await hit('key:1', 'public-read'), 1);
});

test('a window ends when it says, and the count begins again', async (t) => {
  const { db } = await temporaryStore(t);
  const hit = () => hitRateLimit(db, { subject: 'key:1', bucket: 'public-read', windowMs: 100 });
  const first = await hit();
  assert.ok(first.resetMs >= 0 && first.resetMs <= 100);
  await new Promise((resolve) => setTimeout(resolve, first.resetMs + 5));
  assert.equal((await hit()).hits, 1);
});

test('sweeping removes the windows that have ended and no others', async (t) => {
  const { db } = await temporaryStore(t);
  await hitRateLimit(db, { subject: 'ended', bucket: 'public-read', windowMs: 1 });
  await hitRateLimit(db, { subject: 'present', bucket: 'public-read', windowMs: hour });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await sweepRateLimits(db);
  assert.deepEqual(
    (await db.all<{ subject: string }>('SELECT subject FROM rate_limits')).map((row) => row.subject),
    ['present'],
  );
});
