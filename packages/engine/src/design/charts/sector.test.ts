import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sector } from './sector.ts';

const rounded = (commands: readonly (readonly (string | number)[])[]) =>
  commands.map((c) => c.map((v) => (typeof v === 'number' ? Math.round(v * 100) / 100 + 0 : v)).join(' '));

test('a quarter of a pie starts at the top and runs clockwise', () =>
  assert.deepEqual(rounded(sector(100, 0, 0, Math.PI / 2)), ['M 100 100', 'L 100 0', 'C 155.23 0 200 44.77 200 100', 'Z']));

test('a half of a ring has two curves outside and two inside', () =>
  assert.deepEqual(
    sector(100, 50, 0, Math.PI).map((c) => c[0]),
    ['M', 'C', 'C', 'L', 'C', 'C', 'Z'],
  ));

test('a whole ring is two outlines', () =>
  assert.equal(
    sector(100, 50, 0, 2 * Math.PI)
      .map((c) => c[0])
      .join(''),
    'MCCCCZMCCCCZ',
  ));
