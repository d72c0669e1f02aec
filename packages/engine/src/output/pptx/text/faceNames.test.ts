import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceNames } from './faceNames.ts';

/** Names in a presentation that uses these weights of Inter, of those asked for. */
function named(used: readonly number[], asked: number, italic = false) {
  const face = (weight: number, sloped = false) => ({ family: 'Inter', weight, italic: sloped });
  return faceNames(used.map((weight) => face(weight)))(face(asked, italic));
}

test('a semi-bold without a bold beside it is the bold of its family', () => {
  assert.deepEqual(named([400, 600], 600), { name: 'Inter', bold: true });
  assert.deepEqual(named([400, 600, 700], 600), { name: 'Inter', bold: true });
});

test('a medium or light face that is the only one is the regular of its family', () => {
  assert.deepEqual(named([500, 600], 500), { name: 'Inter', bold: false });
  assert.deepEqual(named([300], 300), { name: 'Inter', bold: false });
});

test('what is lighter, between or heavier beside regular and bold has a name of its own', () => {
  assert.deepEqual(named([300, 400, 600], 300), { name: 'Inter Light', bold: false });
  assert.deepEqual(named([400, 500, 600], 500), { name: 'Inter Medium', bold: false });
  assert.deepEqual(named([400, 700, 900], 900), { name: 'Inter Black', bold: false });
});

test('a heavy face alone is the bold, and slopes go with their uprights', () => {
  assert.deepEqual(named([900], 900), { name: 'Inter', bold: true });
  assert.deepEqual(named([500, 700], 400, true), { name: 'Inter', bold: false });
});
