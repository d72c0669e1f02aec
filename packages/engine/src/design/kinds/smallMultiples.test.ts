import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChartData } from '@slidewright/contract/deck';
import { isTangled, suitsSmallMultiples } from './smallMultiples.ts';

const lines = (...values: (number | null)[][]): ChartData => ({
  type: 'line',
  categories: (values[0] ?? []).map((_, i) => String(i)),
  series: values.map((own, i) => ({ name: String(i), values: own })),
});

test('lines that cross as often as there are lines are tangled', () => {
  assert.equal(isTangled(lines([1, 9, 1], [2, 3, 4], [3, 4, 5], [4, 5, 6])), true);
});

test('lines that keep their order are not, nor are three, however they cross', () => {
  assert.equal(isTangled(lines([1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6])), false);
  assert.equal(isTangled(lines([1, 9, 1], [5, 5, 5], [6, 1, 6])), false);
});

test('where a value is missing nothing crosses', () => {
  assert.equal(isTangled(lines([1, null, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4])), false);
});

test('lines that are wanted apart are, also two of them and beside a takeaway', () => {
  const slide = { kind: 'chart', title: 'T', notes: '', chart: lines([1, 2], [2, 1]), takeaway: { text: 'They part' } } as const;
  assert.equal(suitsSmallMultiples(slide), false);
  assert.equal(suitsSmallMultiples({ ...slide, multiples: true }), true);
});
