import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fonts } from '../../../../test/fixtures/typesetting.ts';
import type { FontFile } from '../world.ts';
import { fontTables } from './fontTables.ts';
import { shapingFont } from './harfbuzz.ts';
import { subsetCharacters, subsetGlyphs } from './subset.ts';

function face(family: string, weight: number, italic = false): FontFile {
  const file = fonts.face(family, weight, italic);
  assert.ok(file);
  return file;
}

test('a subset by glyphs keeps their ids, or numbers them in order', () => {
  const inter = face('Inter', 600);
  const kept = subsetGlyphs(inter, [2, 500], { retainIds: true });
  const renumbered = subsetGlyphs(inter, [2, 500], { retainIds: false });
  const tags = (data: Uint8Array) =>
    Array.from({ length: (data[4] ?? 0) * 256 + (data[5] ?? 0) }, (_, i) =>
      String.fromCharCode(...data.subarray(12 + i * 16, 16 + i * 16)),
    );
  for (const data of [kept, renumbered]) assert.deepEqual(tags(data).sort(), ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
  assert.ok(kept.length < 20_000 && renumbered.length < 2000);
});

test('a subset by characters sets them as the whole font does', () => {
  const lora = face('Lora', 400);
  const data = subsetCharacters(
    lora,
    [...'ofice'].map((character) => character.codePointAt(0) ?? 0),
  );
  const subset = { ...lora, id: 'subset', data };
  const advances = (file: FontFile) => {
    const request = { text: 'office', before: '', after: '', rtl: false, script: 'Latn', language: 'en', ligatures: true };
    return [...shapingFont(file).shape(request).advances];
  };
  assert.deepEqual(advances(subset), advances(lora));
  assert.equal(shapingFont(subset).glyph(0x41), 0);
  assert.equal(fontTables(subset).familyName, 'Lora');
  assert.ok(data.length < lora.data.length / 5);
});

test('a large typeface is cut after a small one, in the memory that it needs', () => {
  subsetGlyphs(face('Inter', 400), [5, 9], { retainIds: true });
  const japanese = face('Noto Sans JP', 400);
  const cut = {
    ...japanese,
    id: 'cut',
    data: subsetCharacters(
      japanese,
      [...'日本語'].map((character) => character.codePointAt(0) ?? 0),
    ),
  };
  assert.ok(shapingFont(cut).glyph(0x65e5) > 0 && japanese.data.length > 1_000_000);
});

test('the same subset has the same bytes', () => {
  const inter = face('Inter', 400);
  assert.deepEqual(subsetGlyphs(inter, [5, 9], { retainIds: true }), subsetGlyphs(inter, new Set([9, 5]), { retainIds: true }));
  assert.deepEqual(subsetCharacters(inter, [65, 66]), subsetCharacters(inter, [66, 65]));
});

test('a font says what it is', () => {
  const { boundingBox, panose, ...tables } = fontTables(face('Inter', 600));
  assert.deepEqual(boundingBox, [-1580, -677, 5290, 2275]);
  assert.deepEqual([...panose], [2, 0, 5, 3, 0, 0, 0, 2, 0, 4]);
  assert.deepEqual(tables, {
    unitsPerEm: 2048,
    ascent: 1984,
    descent: 494,
    capHeight: 1490,
    xHeight: 1118,
    italicAngle: 0,
    weight: 600,
    fixedPitch: false,
    fsType: 0,
    unicodeRange: [3758097151, 302031359, 0, 0],
    codePageRange: [415, 0],
    checkSumAdjustment: 651626954,
    glyphCount: 2926,
    postScriptName: 'Inter-SemiBold',
    familyName: 'Inter SemiBold',
    styleName: 'Regular',
    version: 'Version 4.001;git-66647c0bb',
    fullName: 'Inter SemiBold',
  });
  assert.ok(fontTables(face('Lora', 400, true)).italicAngle < 0);
  assert.equal(fontTables(face('JetBrains Mono', 400)).fixedPitch, true);
});

test('a file that is no font is refused by name', () => {
  const broken: FontFile = { id: 'Broken-400', family: 'Broken', weight: 400, italic: false, data: new Uint8Array(64) };
  assert.throws(() => fontTables(broken), /Broken-400/);
});
