import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTime } from './times.ts';

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
