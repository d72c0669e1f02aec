import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOfHundred } from './sharesOfHundred.ts';

test('percentages are parts of a hundred', () => {
  assert.deepEqual(sharesOfHundred(['25%', '50 %']), [0.25, 0.5]);
  assert.deepEqual(sharesOfHundred(['12,5 %', '100 %']), [0.125, 1]);
});

test('amounts are no parts of each other, whatever their unit', () => {
  for (const figures of [['£45', '£150'], ['5 min', '20 min'], ['42', '9 min'], ['+18 %', '20 %'], ['120 %', '40 %'], ['5 %']])
    assert.equal(sharesOfHundred(figures), undefined, figures.join());
});
