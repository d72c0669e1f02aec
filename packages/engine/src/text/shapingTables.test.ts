import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fonts } from '../../../../test/fixtures/typesetting.ts';
import { placesMarks, shapingTables } from './shapingTables.ts';
import { createFace, shaperModule } from './wasm.ts';

const dataOf = (family: string): Uint8Array => {
  const file = fonts.face(family, 400);
  assert.ok(file);
  return Uint8Array.from(file.data);
};

/** The tables by their names. */
function directory(data: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, i) => {
      const record = 12 + 16 * i;
      const offset = view.getUint32(record + 8);
      return [String.fromCharCode(...data.subarray(record, record + 4)), data.subarray(offset, offset + view.getUint32(record + 12))];
    }),
  );
}

/** Glyphs and positions of a text, in a face made of these bytes. */
function shaped(data: Uint8Array, text: string): number[] {
  const hb = shaperModule();
  const font = hb.hb_font_create(createFace(hb, data).face);
  const buffer = hb.hb_buffer_create();
  const units = hb.malloc(text.length * 2);
  new Uint16Array(hb.memory.buffer, units, text.length).set(
    [...text].flatMap((character) => character.split('').map((unit) => unit.charCodeAt(0))),
  );
  hb.hb_buffer_add_utf16(buffer, units, text.length, 0, text.length);
  hb.hb_buffer_guess_segment_properties(buffer);
  hb.hb_shape(font, buffer, 0, 0);
  const count = hb.hb_buffer_get_length(buffer);
  const words = (pointer: number) => [...new Int32Array(hb.memory.buffer, pointer, count * 5)].filter((_, i) => i % 5 < 4);
  const glyphs = words(hb.hb_buffer_get_glyph_infos(buffer, 0)).filter((_, i) => i % 4 === 0 || i % 4 === 2);
  return [...glyphs, ...words(hb.hb_buffer_get_glyph_positions(buffer, 0))];
}

const samples: Readonly<Record<string, string>> = {
  Inter: 'Différence: n\u0303o, e\u0301 – AVATAR 1/2 ffi',
  'Noto Sans': 'Ελληνικά й и\u0306 AVATAR',
  'Noto Sans Arabic': 'السَّلام عليكم ٢٠٢٤',
  'Noto Sans Devanagari': 'क्षत्रिय हिन्दी र्कि',
  'Noto Sans Hebrew': 'שָׁלוֹם עולם',
  'Noto Sans JP': '日本語のテキスト、「引用」。か\u3099',
  'Noto Sans Thai': 'ที่นี่ น้ำ',
  'Noto Emoji': '😀 a\u0301',
};

test('what is left of a font shapes as the whole font does', () => {
  for (const [family, text] of Object.entries(samples)) {
    const data = dataOf(family);
    assert.deepEqual(shaped(shapingTables(data), text), shaped(data, text), family);
  }
});

test('outlines, names and hints are left out, and the rest is as it was', () => {
  const data = dataOf('Noto Sans JP');
  const left = shapingTables(data);
  assert.ok(left.length < data.length / 15, `${left.length} of ${data.length}`);
  const [before, after] = [directory(data), directory(left)];
  for (const name of ['glyf', 'loca', 'post', 'name', 'vmtx']) assert.ok(before.has(name) && !after.has(name), name);
  for (const name of ['cmap', 'hmtx', 'GSUB', 'GPOS', 'GDEF', 'maxp']) assert.deepEqual(after.get(name), before.get(name), name);
});

test('a font that does not place its marks keeps its outlines: they are placed by them', () => {
  const data = dataOf('Noto Emoji');
  assert.equal(placesMarks(data), false);
  assert.ok(directory(shapingTables(data)).has('glyf'));
  assert.ok(directory(shapingTables(dataOf('Inter'), true)).has('glyf'));
});

test('which scripts a font places marks in', () => {
  assert.equal(placesMarks(dataOf('Noto Sans Hebrew'), 'hebr'), true);
  assert.equal(placesMarks(dataOf('Inter'), 'hebr'), false);
  assert.equal(placesMarks(dataOf('Inter'), 'latn'), true);
});
