import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFontSource } from './fonts.ts';

const fonts = createFontSource();
const id = (family: string, weight: number, italic?: boolean) => fonts.face(family, weight, italic)?.id;

test('the nearest weight of a family is taken', () => {
  assert.equal(id('Inter', 600), 'Inter-600');
  assert.equal(id('Inter', 640), 'Inter-600');
  assert.equal(id('Inter', 650), 'Inter-700');
  assert.equal(id('Inter', 450), 'Inter-400');
  assert.equal(id('Oswald', 900), 'Oswald-700');
  assert.equal(id('Noto Sans Math', 700), 'Noto Sans Math-400');
  assert.equal(id('Noto Sans JP', 600), 'Noto Sans JP-700');
  assert.equal(id('Noto Sans JP', 500), 'Noto Sans JP-400');
});

test('italics are taken where a family has them', () => {
  for (const family of ['Playfair Display', 'Lora', 'Fraunces', 'Source Serif 4'])
    assert.equal(id(family, 400, true), `${family}-400-italic`);
  assert.equal(id('Oswald', 400, true), 'Oswald-400');
});

test('the same face is the same object, also by its id', () => {
  const face = fonts.face('DM Sans', 500);
  assert.ok(face && face.data.length > 50_000);
  assert.equal(fonts.face('DM Sans', 500), face);
  assert.equal(fonts.byId('DM Sans-500'), face);
});

test('what is not there is undefined', () => {
  assert.equal(fonts.face('Nowhere Sans', 400), undefined);
  assert.equal(fonts.byId('Inter-650'), undefined);
  assert.equal(fonts.byId('Inter'), undefined);
  assert.equal(fonts.byId('constructor-400'), undefined);
});
