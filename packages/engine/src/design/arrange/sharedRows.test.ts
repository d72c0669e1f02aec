import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedRows } from './sharedRows.ts';

const room = { y: 100, h: 300 };

test('each row has what it needs and the same share of what is left over', () => {
  const { rows, spare } = sharedRows([40, 80, 60], room);
  assert.equal(spare, 40);
  assert.deepEqual(rows, [
    { y: 100, h: 80 },
    { y: 180, h: 120 },
    { y: 300, h: 100 },
  ]);
});

test('alike rows have one height, unless one of them needs more than that', () => {
  assert.deepEqual(
    sharedRows([40, 80, 60], room, { alike: true }).rows.map(({ h }) => h),
    [100, 100, 100],
  );
  assert.deepEqual(
    sharedRows([40, 120, 50], room, { alike: true }).rows.map(({ h }) => h),
    [70, 150, 80],
  );
});

test('rows grow no higher than the tallest, by whole steps', () => {
  assert.deepEqual(
    sharedRows([40, 104], room, { tallest: 110, step: 8 }).rows.map(({ h }) => h),
    [104, 104],
  );
});

test('rows that need more than their room keep their heights, and say how much is missing', () => {
  const { rows, spare } = sharedRows([200, 150], room);
  assert.equal(spare, -25);
  assert.deepEqual(rows.at(-1), { y: 300, h: 150 });
});
