import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateIn } from './dates.ts';

const CASES: readonly (readonly [string, string, string | undefined])[] = [
  ['en', 'On 12 March 2021 it opened', '12 March 2021'],
  ['en', 'March 12, 2021: opening', 'March 12, 2021'],
  ['en', 'In 1998 it began', '1998'],
  ['en', 'Q3 2024', 'Q3 2024'],
  ['en', '2021-03-12 opening', '2021-03-12'],
  ['en', 'Doors open at 09:30', '09:30'],
  ['en', 'It costs $1998 in all', undefined],
  ['en', 'It holds 2000,5 litres', undefined],
  ['de', 'am 3. Oktober 1990 war es so weit', '3. Oktober 1990'],
  ['fr', 'le 14 juillet 1789', '14 juillet 1789'],
  ['ru', '5 марта 2020 года', '5 марта 2020'],
  ['ja', '2026年4月1日に発売', '2026年4月1日'],
  ['zh-Hans', '2019年开始', '2019年'],
  ['ko', '접수는 3월 20일부터 2층에서 합니다', '3월 20일'],
];
for (const [language, text, label] of CASES) test(`${language}: ${text}`, () => assert.equal(dateIn(text, language)?.label, label));

test('dates sort by time', () => {
  const order = ['January 2024', '2 February 2024', '20 February 2024', '2025'].map((text) => dateIn(text, 'en')?.order ?? Number.NaN);
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});

test('days of a month without a year sort by their number', () => {
  for (const [language, days] of [
    ['en', ['3 March', '20 March', '2 April']],
    ['ko', ['9월 30일', '10월 2일', '10월 20일', '11월 3일']],
    ['zh', ['2月3日', '2月10日', '2月20日']],
  ] as const) {
    const order = days.map((text) => dateIn(text, language)?.order ?? Number.NaN);
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
  }
});
