import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarNameOf, monthsInDigits } from './calendarNames.ts';

test('a month and a weekday are known by their names, whole and short', () => {
  for (const [language, words, month] of [
    ['en', ['September', 'Sept', 'Sep', 'sept'], 8],
    ['en', ['July', 'Jul'], 6],
    ['en', ['Thursday', 'Thu', 'Thurs'], 15],
    ['de', ['Dezember', 'Dez'], 11],
    ['fr', ['juillet', 'juil'], 6],
    ['nl', ['maart', 'mrt'], 2],
    ['pl', ['luty', 'lutym'], 1],
    ['pl', ['wrzesień', 'września', 'wrz'], 8],
    ['ru', ['декабрь', 'декабря', 'дек'], 11],
    ['es', ['miércoles', 'mié'], 14],
    ['el', ['Οκτώβριος', 'Οκτωβρίου'], 9],
  ] as const)
    for (const word of words) assert.equal(calendarNameOf(word, language), month, `${language} ${word}`);
});

test('words that only begin like one, or like two of them, are none', () => {
  for (const [word, language] of [
    ['sun', 'en'],
    ['mar', 'en'],
    ['se', 'en'],
    ['Septic', 'en'],
    ['jui', 'fr'],
    ['mayores', 'es'],
    ['Junioren', 'de'],
  ] as const)
    assert.equal(calendarNameOf(word, language), undefined, word);
});

test('dates in digits name their month', () => {
  assert.deepEqual(monthsInDigits('on 2025-09-02'), [8]);
  assert.deepEqual(monthsInDigits('am 2.9.2025'), [1, 8]);
  assert.deepEqual(monthsInDigits('12/31/2025, version 1.2.3.4'), [11]);
});
