import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupGlyphs } from './glyphGroups.ts';

/** At 10 points, with glyphs as wide as they advance unless said otherwise. */
const grouped = (run: { texts: string[]; advances: number[]; rtl: boolean }, widths = run.advances) =>
  groupGlyphs({ ...run, size: 10 }, widths);

test('glyphs with a text each are one group', () => {
  const run = { texts: ['O', 'ffi', 'ce'], advances: [7, 9, 8], rtl: false };
  assert.deepEqual(grouped(run), { texts: run.texts, groups: [{ glyphs: [0, 1, 2] }] });
});

test('clusters of several wide glyphs stand apart with the text that they share, which the widest glyph carries', () => {
  // The vowel sign stands to the left of its consonant, and is read after it.
  const { texts, groups } = grouped({ texts: ['कि', '', 'ता', '', 'ब'], advances: [3, 8, 8, 3, 7], rtl: false });
  assert.deepEqual(texts, ['', 'कि', 'ता', '', 'ब']);
  assert.deepEqual(groups, [{ glyphs: [0, 1, 2, 3], actualText: 'किता' }, { glyphs: [4] }]);
});

test('glyphs that reach far into the next share their text, as do stacked consonants and closely kerned letters', () => {
  const { groups } = grouped({ texts: ['T', 'o', 'k'], advances: [5, 6, 6], rtl: false }, [7, 6.5, 6]);
  assert.deepEqual(groups, [{ glyphs: [0, 1], actualText: 'To' }, { glyphs: [2] }]);
});

test('marks without a width come after what is read, which has their text', () => {
  const { texts, groups } = grouped({ texts: ['कु', '', 'छ'], advances: [8, 0, 7], rtl: false });
  assert.deepEqual(texts, ['कु', '', 'छ']);
  assert.deepEqual(groups, [{ glyphs: [0, 2] }, { glyphs: [1], actualText: '' }]);
});

test('right-to-left runs are reversed, with the dots of letters after them', () => {
  // From left to right: the dot of the last letter, that letter, the first letter.
  const { texts, groups } = grouped({ texts: ['', 'ب', 'ا'], advances: [0, 6, 3], rtl: true });
  assert.deepEqual(texts, ['', 'ب', 'ا']);
  assert.deepEqual(groups, [
    { glyphs: [1, 2], reversed: true },
    { glyphs: [0], actualText: '' },
  ]);
});

test('a right-to-left letter has its marks in the order in which they stand', () => {
  const { texts } = grouped({ texts: ['', 'رَّ', 'ب'], advances: [0, 6, 6], rtl: true });
  assert.deepEqual(texts, ['', [...'رَّ'].reverse().join(''), 'ب']);
});
