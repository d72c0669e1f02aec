import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sideways, turnedPoint, turnMatrix } from './turn.ts';

const frame = { x: 20, y: 100, w: 30, h: 150 };

test('lines that run down a box begin at its top right, those that run up at its bottom left', () => {
  assert.deepEqual(turnedPoint(turnMatrix('clockwise', frame), 0, 0), [50, 100]);
  assert.deepEqual(turnedPoint(turnMatrix('counterclockwise', frame), 0, 0), [20, 250]);
});

test('the end of the last line is the opposite corner', () => {
  const { w, h } = sideways(frame);
  assert.deepEqual(turnedPoint(turnMatrix('clockwise', frame), w, h), [20, 250]);
  assert.deepEqual(turnedPoint(turnMatrix('counterclockwise', frame), w, h), [50, 100]);
});
