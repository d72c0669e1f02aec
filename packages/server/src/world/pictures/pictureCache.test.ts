import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createPictureCache } from './pictureCache.ts';

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slidewright-cache-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const forever = { longestAgeMs: Number.POSITIVE_INFINITY };
const never = () => Promise.reject(new Error('It was made again.'));

test('what was made once is kept, for other instances too, until it is too old', async (t) => {
  const folder = await temporaryFolder(t);
  await createPictureCache(folder, 1e6).through(['find', 'river'], forever, async () => [1, 2]);
  const cache = createPictureCache(folder, 1e6);
  assert.deepEqual(await cache.through(['find', 'river'], forever, never), [1, 2]);
  assert.equal(await cache.through(['find', 'forest'], forever, async () => 'other'), 'other');
  assert.equal(await cache.through(['find', 'river'], { longestAgeMs: -1 }, async () => 'newer'), 'newer');
});

test('failures are not kept', async (t) => {
  const cache = createPictureCache(await temporaryFolder(t), 1e6);
  await assert.rejects(cache.through(['a'], forever, never), /made again/);
  assert.equal(await cache.through(['a'], forever, async () => 1), 1);
});

test('the least recently used goes', async (t) => {
  const folder = await temporaryFolder(t);
  const cache = createPictureCache(folder, 2500);
  const value = 'x'.repeat(1000);
  await cache.through(['old'], forever, async () => value);
  for (const name of await readdir(folder)) await utimes(join(folder, name), 1, 1);
  for (let i = 0; i < 16; i++) await cache.through([i], forever, async () => (i < 15 ? '' : value));
  assert.equal(await cache.through([15], forever, never), value);
  assert.equal(await cache.through(['old'], forever, async () => 'made again'), 'made again');
});

test('of 0 bytes: nothing is kept', async (t) => {
  const folder = await temporaryFolder(t);
  assert.equal(await createPictureCache(folder, 0).through(['a'], forever, async () => 1), 1);
  assert.deepEqual(await readdir(folder), []);
});
