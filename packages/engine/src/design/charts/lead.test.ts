import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadCategory } from './lead.ts';

const chart = (over: object) => ({
  type: 'column' as const,
  categories: ['2020', '2021', '2022'],
  series: [{ name: '', values: [] }],
  ...over,
});
test('the last of a course of time leads, if it has a value', () => assert.equal(leadCategory(chart({}), [3, 2, null], 'en'), 1));
test('otherwise the greatest', () => assert.equal(leadCategory(chart({ categories: ['a', 'b', 'c'] }), [3, -7, null], 'en'), 1));
test('the highlight has the last word', () => assert.equal(leadCategory(chart({ highlight: 0 }), [3, 5, 4], 'en'), 0));
test('a highlight beyond the end is the last', () => assert.equal(leadCategory(chart({ highlight: 9 }), [3, 5, 4], 'en'), 2));
