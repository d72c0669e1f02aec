import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTime, leadCategory } from './lead.ts';

const times: [language: string, categories: string[], time: boolean][] = [
  ['en', ['2019', '2020', '2021'], true],
  ['en', ['Q1 2024', 'Q2', 'Q3', 'Q4'], true],
  ['en', ['Jan', 'Feb', 'March'], true],
  ['de', ['Januar', 'Februar', 'März'], true],
  ['de', ['KW 12', 'KW 13'], true],
  ['fr', ['janv.', 'févr.', 'mars 2024'], true],
  ['ja', ['2021年', '2022年'], true],
  ['ja', ['1月', '2月'], true],
  ['fa', ['۱۴۰۱', '۱۴۰۲'], true],
  ['ar', ['٢٠٢١', '٢٠٢٢'], true],
  ['en', ['North', 'South', 'Region 3 of 2020s'], false],
  ['en', ['Households', 'Industry'], false],
  ['en', ['2024'], false],
];
for (const [language, categories, time] of times)
  test(`${categories.join(', ')} ${time ? 'is' : 'is not'} a course of time`, () => assert.equal(isTime(categories, language), time));

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
