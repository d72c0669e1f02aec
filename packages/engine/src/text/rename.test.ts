import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fonts } from '../../../../test/fixtures/typesetting.ts';
import { fontTables } from './fontTables.ts';
import { withNames } from './rename.ts';
import { subsetCharacters } from './subset.ts';

test('a semi-bold goes by the name and the flags of its family’s bold, with its own outlines and metrics', () => {
  const semiBold = fonts.face('Inter', 600);
  assert.ok(semiBold);
  const before = { ...semiBold, data: subsetCharacters(semiBold, [0x41, 0x42, 0x20]) };
  const after = { ...before, data: withNames(before.data, { family: 'Inter', bold: true, italic: false }) };
  const was = fontTables(before);
  const is = fontTables(after);
  assert.deepEqual([was.familyName, was.styleName, was.weight], ['Inter SemiBold', 'Regular', 600]);
  assert.deepEqual(
    [is.familyName, is.styleName, is.fullName, is.postScriptName, is.weight],
    ['Inter', 'Bold', 'Inter Bold', 'Inter-Bold', 700],
  );
  assert.deepEqual([is.ascent, is.descent, is.glyphCount, is.version], [was.ascent, was.descent, was.glyphCount, was.version]);
});

test('the sums of the file are right', () => {
  const regular = fonts.face('Inter', 400);
  assert.ok(regular);
  const file = Buffer.from(withNames(subsetCharacters(regular, [0x41]), { family: 'Inter', bold: false, italic: false }));
  let sum = 0;
  for (let at = 0; at < file.length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
  assert.equal(sum, 0xb1b0afba);
});
