import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTokenCounter } from './tokenCounter.ts';

test('counts texts in the order in which they come, off the event loop', async () => {
  const counter = createTokenCounter();
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const counts = await Promise.all(['sun', 'sun sun sun', `${'sun '.repeat(200_000)}`].map((text) => counter.count(text)));
  clearInterval(turning);
  assert.deepEqual(counts, [1, 3, 200_001]);
  assert.ok(turns > 5, `${turns} turns of the event loop`);
  await counter.close();
});

test('closing it waits for what is still to be counted', async () => {
  const counter = createTokenCounter();
  const counting = counter.count('sun');
  await counter.close();
  assert.equal(await counting, 1);
});
