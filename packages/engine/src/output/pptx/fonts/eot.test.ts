import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fonts } from '../../../../../../test/fixtures/typesetting.ts';
import { fontTables } from '../../../text/fontTables.ts';
import { subsetCharacters } from '../../../text/subset.ts';
import { toEot } from './eot.ts';

test('wraps a subset so that its header and the font agree', () => {
  const inter = fonts.face('Inter', 600);
  assert.ok(inter);
  const data = subsetCharacters(inter, [0x41, 0x42]);
  const eot = Buffer.from(toEot({ ...inter, data }, { family: 'Inter SemiBold', style: 'Regular' }));
  const fontSize = eot.readUInt32LE(4);
  assert.equal(eot.readUInt32LE(0), eot.length);
  assert.equal(eot.readUInt32LE(8), 0x00020001);
  assert.equal(eot.readUInt32LE(12), 0, 'neither compressed nor encrypted');
  assert.equal(eot.readUInt16LE(34), 0x504c);
  assert.equal(eot.readUInt32LE(28), 600);
  assert.equal(eot.toString('utf16le', 84, 84 + eot.readUInt16LE(82)), 'Inter SemiBold');
  const inside = eot.subarray(eot.length - fontSize);
  assert.deepEqual(new Uint8Array(inside), new Uint8Array(data));
  assert.equal(eot.readUInt32LE(60), fontTables({ ...inter, data }).checkSumAdjustment);
});
