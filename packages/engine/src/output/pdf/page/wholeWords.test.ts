import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, style } from '../../../../../../test/fixtures/typesetting.ts';
import { withWholeWords } from './wholeWords.ts';

const runsOf = (lines: ReturnType<typeof linesOf>) => lines.map((line) => line.runs);
const read = (lines: ReturnType<typeof runsOf>): string[] => withWholeWords(lines).map((runs) => runs.flatMap((run) => run.texts).join(''));

test('a word stands whole where its first part is, over as many lines as it takes', () => {
  const lines = runsOf(linesOf('Die Donaudampfschifffahrtsgesellschaft prüft', 130, { language: 'de' }));
  assert.deepEqual(read(lines), ['Die Donaudampfschifffahrtsgesellschaft', '', '', ' prüft']);
});

test('a word in two looks is one word', () => {
  const lines = runsOf(
    linesOf(
      [
        { text: 'Donaudampf', style: style({ weight: 700 }) },
        { text: 'schifffahrt', style: style() },
      ],
      150,
      { language: 'de' },
    ),
  );
  assert.deepEqual(read(lines), ['Donaudampfschifffahrt', '']);
});

test('lines without added hyphens are left alone', () => {
  const lines = runsOf(linesOf('Ein Wort nach dem anderen', 100, { language: 'de' }));
  assert.deepEqual(withWholeWords(lines), lines);
});
