import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fonts } from '../../../../../../test/fixtures/typesetting.ts';
import { substitutionOf } from './substitution.ts';

const of = (family: string) => {
  const face = fonts.face(family, 400);
  assert.ok(face, family);
  return substitutionOf(face);
};

test('a font is of the kind that its file tells, or its name', () => {
  assert.deepEqual(of('IBM Plex Sans'), { panose: '020B0503050203000203', pitchFamily: '34', charset: '0' });
  assert.deepEqual(of('Source Serif 4'), { panose: '02040603050405020204', pitchFamily: '18', charset: '0' });
  assert.equal(of('Lora').pitchFamily, '18');
  assert.equal(of('Work Sans').panose, '020B0604020202020204');
  assert.equal(of('Noto Sans Arabic').pitchFamily, '34');
  assert.equal(of('JetBrains Mono').pitchFamily, '49');
});
