import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterStart, belowTop, bottomOf, downFrom, padded, rightOf } from './frame.ts';

const frame = { x: 10, y: 20, w: 300, h: 200 };

test('parts of a frame end where it ends', () => {
  for (const part of [belowTop(frame, 30), downFrom(frame, 50)]) assert.deepEqual(part, { x: 10, y: 50, w: 300, h: 170 });
  assert.deepEqual(afterStart(frame, 40), { x: 50, y: 20, w: 260, h: 200 });
  assert.equal(bottomOf(belowTop(frame, 30)), bottomOf(frame));
  assert.equal(rightOf(afterStart(frame, 40)), rightOf(frame));
});

test('a padded frame has the same middle', () => {
  assert.deepEqual(padded(frame, 12), { x: 22, y: 32, w: 276, h: 176 });
  assert.deepEqual(padded(frame, 12, 5), { x: 22, y: 25, w: 276, h: 190 });
});
