import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraph, style, typesetter } from '../../../../test/fixtures/typesetting.ts';

const widthIn = (text: string, other = {}) =>
  typesetter.measureIn('arial', [paragraph([{ text, style: { ...style(), size: 100, ...other } }])], 5000).width;

test('a text is as wide as Arial is, with and without accents, bold and spaced', () => {
  assert.equal(Math.round(widthIn('iii')), 67);
  assert.equal(widthIn('été Şö'), widthIn('ete So'));
  assert.ok(widthIn('Words', { weight: 700 }) > widthIn('Words'));
  assert.equal(Math.round(widthIn('Words', { tracking: 0.1 }) - widthIn('Words')), 50);
});

test('characters that Arial’s table does not have keep their own width', () => {
  assert.equal(Math.round(widthIn('世界')), Math.round(typesetter.width('世界', { ...style(), size: 100 }, 'en')));
});

test('lines break where the substitute fills them, to the last point', () => {
  const text = paragraph('one two three');
  const { width } = typesetter.measureIn('dejavu', [text], 1000);
  assert.equal(typesetter.measureIn('dejavu', [text], width + 0.01).height, 30);
  assert.equal(typesetter.measureIn('dejavu', [text], width - 1).height, 60);
});

test('the widest word says at which size it is torn; one that its own font has no room for either says nothing, nor does a single letter', () => {
  const at = (text: string, width: number) => typesetter.measureIn('dejavu', [paragraph(text)], width).ofAWord;
  const own = typesetter.width('Recommendations', style(), 'en');
  assert.ok(at('Our Recommendations', own + 1) < 1);
  assert.ok(at('Our Recommendations', own * 2) > 1);
  assert.equal(at('Recommendations', own - 1), Number.POSITIVE_INFINITY);
  assert.equal(at('W', typesetter.width('W', style(), 'en') + 0.1), Number.POSITIVE_INFINITY);
});
