import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairTurns } from './fairTurns.ts';

test('whoever asks for many has them beside those who ask for one', async () => {
  const turns = createFairTurns({ atOnce: 2, perHolder: 2 });
  const order: number[] = [];
  const work = async (holder: number) => {
    const release = await turns.take(holder);
    order.push(holder);
    await new Promise((resolve) => setTimeout(resolve, 1));
    release();
  };
  await Promise.all([...Array.from({ length: 10 }, () => work(1)), work(2), work(3), work(4)]);
  assert.deepEqual(order.slice(0, 2), [1, 1]);
  assert.ok(Math.max(order.indexOf(2), order.indexOf(3), order.indexOf(4)) <= 6, order.join());
  assert.equal(order.length, 13);
  assert.equal(turns.waiting(), 0);
});

test('a holder has no more than its share, though nobody else waits', async () => {
  const turns = createFairTurns({ atOnce: 4, perHolder: 1 });
  const release = await turns.take(1);
  let second = false;
  const waiting = turns.take(1).then((end) => {
    second = true;
    end();
  });
  (await turns.take(2))();
  assert.equal(second, false);
  release();
  release();
  await waiting;
});
