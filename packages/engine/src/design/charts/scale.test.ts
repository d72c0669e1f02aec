import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedEnds, hiddenScale, niceScale, niceStep, ticks } from './scale.ts';

const table: [low: number, high: number, intervals: number, whole: boolean, ticks: number[]][] = [
  [0, 8.4, 5, false, [0, 2, 4, 6, 8, 10]],
  [0, 141, 5, true, [0, 50, 100, 150]],
  [-8, 12, 5, true, [-10, -5, 0, 5, 10, 15]],
  [99.1, 99.9, 5, false, [99, 99.2, 99.4, 99.6, 99.8, 100]],
  [0, 0.3, 3, false, [0, 0.1, 0.2, 0.3]],
  [0, 3, 5, true, [0, 1, 2, 3]],
  [0, 9, 4, true, [0, 5, 10]],
  [0, 0, 4, false, [0, 1]],
  [7, 7, 4, true, [0, 2, 4, 6, 8]],
  [-7, -7, 4, true, [-8, -6, -4, -2, 0]],
  [-1, 1, 1, false, [-1, 0, 1]],
  [0, 17_900_000, 5, true, [0, 5_000_000, 10_000_000, 15_000_000, 20_000_000]],
];

for (const [low, high, intervals, whole, expected] of table)
  test(`${low} to ${high} in ${intervals}`, () => assert.deepEqual(ticks(niceScale(low, high, intervals, whole)), expected));

test('ends that differ by noise alone count as equal', () => {
  const { min, max } = niceScale(1e15, 1e15 + 1, 4);
  assert.equal(min, 0);
  assert.ok(max >= 1e15);
});

test('steps are 1, 2, 2.5 and 5 times powers of ten', () => {
  assert.deepEqual(
    [0.011, 0.2, 2.1, 3, 7, 1e12].map((v) => niceStep(v)),
    [0.02, 0.2, 2.5, 5, 10, 1e12],
  );
  assert.deepEqual(
    [0.011, 2.1, 21].map((v) => niceStep(v, true)),
    [1, 5, 25],
  );
});

test('a hidden axis ends where applications end it, with room for labels below negative marks', () => {
  assert.deepEqual(hiddenScale(0, 88, 0.2), { min: 0, max: 100, step: 10 });
  assert.deepEqual(hiddenScale(0, 97, 0.2), { min: 0, max: 110, step: 10 });
  assert.deepEqual(hiddenScale(0, 8, 0.2), { min: 0, max: 9, step: 1 });
  assert.deepEqual(hiddenScale(-4, 0, 0.2), { min: -5, max: 0, step: 0.5 });
  assert.deepEqual(hiddenScale(0, 0, 0.2), { min: 0, max: 1, step: 1 });
});

test('only what applications would not find themselves is set', () => {
  const scale = (min: number, max: number) => ({ min, max, step: 10 });
  assert.deepEqual(fixedEnds(scale(0, 100), 5, 88, false), []);
  assert.deepEqual(fixedEnds(scale(0, 100), 5, 88, true), ['step']);
  assert.deepEqual(fixedEnds(scale(0, 100), 80, 88, false), ['min']);
  assert.deepEqual(fixedEnds(scale(80, 90), 82, 88, true), []);
  assert.deepEqual(fixedEnds(scale(60, 90), 65, 88, true), ['min']);
  assert.deepEqual(fixedEnds(scale(-20, 100), -10, 88, false), ['min']);
  assert.deepEqual(fixedEnds(scale(-100, 0), -88, -5, true), ['step']);
});
