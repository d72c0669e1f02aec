import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextStyle } from '../../../model/text.ts';
import type { FontFile } from '../../../world.ts';
import { faceNames } from './faceNames.ts';
import { type FallbackFace, noFallback } from './fallbackFaces.ts';
import { spansOf } from './spans.ts';
import type { ThemeFonts } from './themeFonts.ts';

/** Of Inter a black face beside regular and bold. */
const nameOf = faceNames([400, 700, 900].map((weight) => ({ family: 'Inter', weight, italic: false })));
const font = { prefix: '+mn', latin: 'Inter', ea: '', cs: '' } as const;
const fonts: ThemeFonts = {
  heading: { ...font, prefix: '+mj' },
  body: font,
  scripts: new Map(),
  typefaceOf: (s) => nameOf({ ...s, italic: s.italic ?? false }),
  nameOf,
  substitution: () => undefined,
};
const style = (weight: number): TextStyle => ({ family: 'Inter', weight, size: 18, color: { ref: 'text' } });
const face = (family: string, weight: number): FontFile => ({
  id: `${family}-${weight}`,
  family,
  weight,
  italic: false,
  data: new Uint8Array(),
});

/** A face for each character that Inter does not have, in regular or bold by the style's weight. */
const fallback: FallbackFace = (character, { weight }) => {
  const family = /\p{Script=Han}/u.test(character)
    ? 'Noto Sans SC'
    : /\p{Script=Arabic}/u.test(character)
      ? 'Noto Sans Arabic'
      : /[→ ]/.test(character)
        ? 'Noto Sans'
        : '';
  return family ? face(family, weight > 500 ? 700 : 400) : undefined;
};

test('text in its own face is one span', () => {
  assert.deepEqual(spansOf({ text: 'Just words, 1 – 2 “so”', style: style(700) }, noFallback, fonts), [
    { text: 'Just words, 1 – 2 “so”', bold: true, names: { latin: 'Inter' } },
  ]);
});

test('scripts of different slots share a span: each slot has its typeface', () => {
  assert.deepEqual(spansOf({ text: '2024 年 Inter, 世界', style: style(400) }, fallback, fonts), [
    { text: '2024 年 Inter, 世界', bold: false, names: { ea: 'Noto Sans SC', latin: 'Inter' } },
  ]);
});

test('a span ends where bold changes, since a weight of its own is a typeface and bold is not', () => {
  assert.deepEqual(spansOf({ text: 'Hello (世界) all', style: style(900) }, fallback, fonts), [
    { text: 'Hello (', bold: false, names: { latin: 'Inter Black' } },
    { text: '世界) ', bold: true, names: { ea: 'Noto Sans SC' } },
    { text: 'all', bold: false, names: { latin: 'Inter Black' } },
  ]);
});

test('what stands before the first letter goes along with it', () => {
  assert.deepEqual(spansOf({ text: '“世界”', style: style(600) }, fallback, fonts), [
    { text: '“世界”', bold: true, names: { ea: 'Noto Sans SC' } },
  ]);
});

test('a symbol from another font takes both slots that applications may take it from', () => {
  assert.deepEqual(spansOf({ text: '→ 世界', style: style(400) }, fallback, fonts), [
    { text: '→ ', bold: false, names: { latin: 'Noto Sans', ea: 'Noto Sans' } },
    { text: '世界', bold: false, names: { ea: 'Noto Sans SC' } },
  ]);
});

test('no text, no span', () => assert.deepEqual(spansOf({ text: '', style: style(400) }, fallback, fonts), []));

test('a face that stands in without italics stays upright', () => {
  assert.deepEqual(spansOf({ text: 'so سلام', style: { ...style(400), italic: true } }, fallback, fonts), [
    { text: 'so ', bold: false, names: { latin: 'Inter' } },
    { text: 'سلام', bold: false, upright: true, names: { cs: 'Noto Sans Arabic' } },
  ]);
});
