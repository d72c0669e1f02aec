import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstThatFits, steps, type Verdict, worse } from './fit.ts';

const choose = (...verdicts: Verdict[]) => firstThatFits(verdicts.map((verdict, index) => ({ verdict, index }))).index;

test('the first that fits is taken, and no later one is tried', () => {
  let tried = 0;
  const attempts = function* () {
    for (const verdict of ['overflows', 'fits', 'fits'] as const) yield { verdict, number: ++tried };
  };
  assert.equal(firstThatFits(attempts()).number, 2);
  assert.equal(tried, 2);
});

test('words are broken only where nothing else fits, and the last attempt stands where nothing does', () => {
  assert.equal(choose('breaksWords', 'overflows', 'fits'), 2);
  assert.equal(choose('overflows', 'breaksWords', 'breaksWords', 'overflows'), 1);
  assert.equal(choose('overflows', 'overflows'), 1);
  assert.throws(() => choose());
});

test('steps are the sizes of the scale within a range', () => {
  assert.deepEqual(steps(20, 14), [20, 18, 17, 16, 15, 14]);
  assert.equal(worse('fits', 'overflows'), 'overflows');
});
