import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, logicalTexts, paragraph, style, typesetter } from '../../../../test/fixtures/typesetting.ts';
import { hyphenationPoints } from './hyphenation.ts';

const divided = (text: string, language: string): string => {
  const points = hyphenationPoints(text, language);
  return [...text].map((letter, i) => (points.includes(i) ? `-${letter}` : letter)).join('');
};

test('words are divided as their language does it', () => {
  assert.equal(divided('Donaudampfschifffahrt', 'de'), 'Donau-dampf-schiff-fahrt');
  assert.equal(divided('lentokonesuihku', 'fi-FI'), 'len-to-ko-ne-suihku');
  assert.equal(divided('arbeidsongeschiktheid', 'nl'), 'arbeids-on-ge-schikt-heid');
  assert.equal(divided('достопримечательность', 'ru'), 'досто-при-ме-ча-тель-ность');
  assert.equal(divided('internationalization', 'en-GB') === divided('internationalization', 'en-US'), false);
});

test('short words, abbreviations, figures and languages without patterns are left whole', () => {
  for (const [text, language] of [
    ['Wort', 'de'],
    ['BUNDESVERFASSUNGSGERICHT', 'de'],
    ['Version12345abcdefgh', 'de'],
    ['東京都庁舎建設計画', 'ja'],
    ['مستوصفات', 'ar'],
    ['https://example.com/Donaudampfschifffahrt', 'de'],
    ['Donaudampfschiff_fahrtsplan', 'de'],
    ['a'.repeat(200), 'de'],
  ] as const)
    assert.deepEqual(hyphenationPoints(text, language), [], text);
});

test('only a word that is wider than its line is divided, and what was set says where', () => {
  const lines = (width: number) => logicalTexts(linesOf('Die Donaudampfschifffahrt fährt', width, { language: 'de' }));
  assert.deepEqual(lines(260), ['Die Donaudampfschifffahrt ', 'fährt']);
  assert.deepEqual(lines(175), ['Die Donaudampf\u00AD', 'schifffahrt fährt']);
  const { paragraphs, brokenWord } = typesetter.set([paragraph('Donaudampfschifffahrt', { language: 'de' })], { width: 150, height: 99 });
  assert.equal(paragraphs[0]?.runs[0]?.text, 'Donaudampf\u00ADschifffahrt');
  assert.equal(brokenWord, false);
});

test('large type counts a hyphen as a broken word, and none is added where none is wanted', () => {
  const word = { text: 'Donaudampfschifffahrt', style: style({ size: 32 }) };
  const large = typesetter.set([paragraph([word], { language: 'de' })], { width: 220, height: 99 });
  assert.equal(large.brokenWord, true);
  assert.equal(large.paragraphs[0]?.runs[0]?.text, 'Donaudampf\u00ADschifffahrt');
  const whole = typesetter.set([paragraph('Donaudampfschifffahrt', { language: 'de' })], { width: 150, height: 99, hyphenate: false });
  assert.equal(whole.brokenWord, true);
  assert.equal(whole.paragraphs[0]?.runs[0]?.text, 'Donaudampfschifffahrt');
});
