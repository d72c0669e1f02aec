import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GlyphRun } from '../../../model/text.ts';
import { withDirectionMarks } from './directionMarks.ts';

const run = (texts: string[], rtl: boolean): GlyphRun => ({
  font: 'Inter-400',
  size: 20,
  color: { ref: 'text' },
  x: 0,
  width: 0,
  rtl,
  ids: texts.map(() => 0),
  advances: texts.map(() => 0),
  dx: texts.map(() => 0),
  dy: texts.map(() => 0),
  texts,
});
const marked = (runs: GlyphRun[]): string[][] => withDirectionMarks(runs).map(({ texts }) => texts);

test('Latin words and figures are marked at their left edge, once, where more follows', () => {
  const [latin, han, arabic] = [run(['a', 'b'], false), run(['世'], false), run(['ب', ' '], true)];
  assert.deepEqual(marked([arabic, latin, han, arabic]), [arabic.texts, ['\u200Fa', 'b'], ['世'], arabic.texts]);
  assert.deepEqual(marked([arabic, latin]), [arabic.texts, latin.texts]);
});

test('a comma is marked where a space follows, which stands to its left', () => {
  assert.deepEqual(marked([run(['ب', ' ', '،', 'ا', '،', 'ا'], true)]), [['ب', ' ', '،\u200F', 'ا', '،', 'ا']]);
});
