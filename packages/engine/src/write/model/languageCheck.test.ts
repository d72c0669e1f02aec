import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageProblem } from './languageCheck.ts';

const english = 'The town put panels on the roof of the school, and they deliver more power than anyone had expected when the work began.';
const german =
  'Die Stadt hat Module auf das Dach der Schule gesetzt, und sie liefern mehr Strom, als irgendjemand erwartet hatte, als die Arbeit begann.';
const japanese = '町は学校の屋根に太陽光パネルを設置し、予想よりも多くの電力を生み出しています。';
const problem = (text: string, language: string) => languageProblem(text, language);

test('another language is named', () => {
  assert.equal(problem(`${english} ${english}`, 'de'), 'it is written in English, but must be in German');
  assert.equal(problem(`${german} ${german}`, 'en-GB'), 'it is written in German, but must be in British English');
  assert.equal(problem(japanese, 'fr'), 'it is written in Japanese, but must be in French');
});

test('the right language, a close one and a short text are let pass', () => {
  for (const [text, language] of [
    [english, 'en'],
    [`${german} ${german}`, 'de-AT'],
    [japanese, 'ja'],
    ['Roof', 'de'],
    [`${english} ${english}`, 'sw'],
  ] as const)
    assert.equal(problem(text, language), undefined, language);
});
