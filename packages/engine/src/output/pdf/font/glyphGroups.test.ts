import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupGlyphs } from './glyphGroups.ts';

test('glyphs with a text each are one group', () => {
  const run = { texts: ['O', 'ffi', 'ce'], advances: [7, 9, 8], rtl: false };
  assert.deepEqual(groupGlyphs(run), { texts: run.texts, groups: [{ glyphs: [0, 1, 2] }] });
});

test('clusters of several glyphs stand apart with the text that they share, which the widest glyph carries', () => {
  // The vowel sign stands to the left of its consonant, and is read after it.
  const { texts, groups } = groupGlyphs({ texts: ['कि', '', 'ता', '', 'ब'], advances: [3, 8, 8, 3, 7], rtl: false });
  assert.deepEqual(texts, ['', 'कि', 'ता', '', 'ब']);
  assert.deepEqual(groups, [{ glyphs: [0, 1, 2, 3], actualText: 'किता' }, { glyphs: [4] }]);
});

test('right-to-left runs are reversed, with the dots of letters after them', () => {
  // From left to right: the dot of the last letter, that letter, the first letter.
  const { texts, groups } = groupGlyphs({ texts: ['', 'ب', 'ا'], advances: [0, 6, 3], rtl: true });
  assert.deepEqual(texts, ['', 'ب', 'ا']);
  assert.deepEqual(groups, [
    { glyphs: [1, 2], reversed: true },
    { glyphs: [0], actualText: '' },
  ]);
});
