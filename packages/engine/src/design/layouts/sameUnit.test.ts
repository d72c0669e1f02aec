import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOfSameUnit } from './sameUnit.ts';

test('percentages are parts of a hundred', () => {
  assert.deepEqual(sharesOfSameUnit(['25%', '50 %']), [0.25, 0.5]);
  assert.deepEqual(sharesOfSameUnit(['12,5 %', '100 %']), [0.125, 1]);
});

test('numbers with one unit are parts of the greatest', () => {
  assert.deepEqual(sharesOfSameUnit(['5 min', '20 min']), [0.25, 1]);
  assert.deepEqual(sharesOfSameUnit(['€ 1.5 m', '€ 3 m']), [0.5, 1]);
});

test('what counts different things, or no plain number, is not compared', () => {
  for (const figures of [
    ['42', '9 min'],
    ['12', '30'],
    ['+18 %', '20 %'],
    ['3 in 5', '4 in 5'],
    ['120 %', '40 %'],
    ['1,200 t', '800 t'],
    ['5 %'],
  ])
    assert.equal(sharesOfSameUnit(figures), undefined, figures.join());
});
