import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTotals } from './totals.ts';

const stack = (rows: readonly (readonly (number | null)[])[], more = {}) => ({
  type: 'stackedColumn' as const,
  categories: ['Brael', 'Osmere'],
  series: rows.map((values, i) => ({ name: `Part ${i + 1}`, values: [...values] })),
  ...more,
});

test('what stacked parts come to stands with the column’s name, written as its parts are', () => {
  assert.deepEqual(
    withTotals(
      stack(
        [
          [3.9, 3.2],
          [1.5, 1.2],
          [1, 0.7],
        ],
        { prefix: '€' },
      ),
      'en',
    ).data.categories,
    ['Brael: €6.40', 'Osmere: €5.10'],
  );
  assert.deepEqual(
    withTotals(
      stack([
        [1200, 800],
        [300, 400],
      ]),
      'de',
    ).data.categories,
    ['Brael: 1.500', 'Osmere: 1.200'],
  );
});

test('shares of a hundred, one part alone, missing parts and those below zero have no total', () => {
  for (const data of [
    stack(
      [
        [60, 45],
        [40, 55],
      ],
      { suffix: '%' },
    ),
    stack([[3, 4]]),
    stack([
      [3, null],
      [4, 5],
    ]),
    stack([
      [3, 4],
      [-1, 2],
    ]),
  ])
    assert.deepEqual(withTotals(data, 'en'), { data });
  const column = {
    ...stack([
      [3, 4],
      [1, 2],
    ]),
    type: 'column' as const,
  };
  assert.deepEqual(withTotals(column, 'en'), { data: column });
});
