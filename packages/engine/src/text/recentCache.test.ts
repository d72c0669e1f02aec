import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRecentCache, createRecentPairs } from './recentCache.ts';

test('what was not used for longest is forgotten first', () => {
  const cache = createRecentCache<string>(8, (value) => value.length);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['aa', 'bb', 'cc', 'dd', 'aa', 'ee', 'aa', 'bb']) get(key);
  assert.deepEqual(made, ['aa', 'bb', 'cc', 'dd', 'ee', 'bb']);
});

test('what is too large is made each time', () => {
  const cache = createRecentCache<string>(8, (value) => value.length);
  let made = 0;
  for (let i = 0; i < 2; i++) cache.get('key', () => `large ${made++}`);
  assert.equal(made, 2);
});

test('pairs of numbers are forgotten in the same order, and told apart by both', () => {
  const cache = createRecentPairs<string>(8, (value) => value.length);
  const made: string[] = [];
  const get = (first: number, second: number) =>
    cache.get(first, second, () => {
      made.push(`${first}/${second}`);
      return 'aa';
    });
  for (const [first, second] of [
    [1, 0.5],
    [1, 1.5],
    [2, 0.5],
    [2, 1.5],
    [1, 0.5],
    [3, 0.5],
    [1, 0.5],
    [1, 1.5],
  ] as const)
    get(first, second);
  assert.deepEqual(made, ['1/0.5', '1/1.5', '2/0.5', '2/1.5', '3/0.5', '1/1.5']);
});
