import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { createTokenizer } from './tokenizer.ts';

const count = createTokenizer();
const samples = new URL('../../../../test/fixtures/texts/', import.meta.url);

test('counts what the reference counts, in every language of the samples', () => {
  const names = readdirSync(samples).filter((name) => name.endsWith('.md'));
  assert.ok(names.length > 10);
  for (const name of names) {
    const text = readFileSync(new URL(name, samples), 'utf8');
    for (const variant of [text, text.slice(0, 777), text.replaceAll('\n', '\r\n  '), text.toUpperCase()]) {
      assert.equal(count(variant), countTokens(variant), name);
    }
  }
});

test('counts what the reference counts, where cutting into pieces is delicate', () => {
  const texts = [
    '',
    "I'LL don'T 'Sd 'ſ ''''",
    '   \n\n  x   ',
    '\n'.repeat(100),
    ' '.repeat(500),
    '1234567 89',
    'a'.repeat(3000),
    '👩‍👩‍👧‍👦 🏳️‍🌈',
    '\0\u0001',
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢'.repeat(20),
    '\u00a0\u3000 x\u0085y\u2028',
    'ก่'.repeat(300),
  ];
  for (const text of texts) assert.equal(count(text), countTokens(text), JSON.stringify(text.slice(0, 20)));
});

test('texts longer than a window are counted as a whole', () => {
  for (const sentence of ['Solar power is cheap. ', '太陽光発電は安い。', '\n \n', "It's 12,345 sun-days; ", 'x'.repeat(999), '🌞']) {
    const text = sentence.repeat(Math.ceil(200_000 / sentence.length));
    const words = sentence.repeat(Math.ceil(2_000 / sentence.length));
    const perCharacter = countTokens(words) / words.length;
    const expected = perCharacter * text.length;
    assert.ok(
      Math.abs(count(text) - expected) < expected * 0.01 + 10,
      `${JSON.stringify(sentence.slice(0, 20))}: ${count(text)}, ${expected}`,
    );
  }
  const english = 'Solar power is cheap, and getting cheaper.\n'.repeat(5000);
  assert.equal(count(english), countTokens(english));
});

test('one unbroken run takes time in proportion to its length', () => {
  const start = performance.now();
  assert.equal(count('a'.repeat(400_000)), 50_000);
  assert.ok(performance.now() - start < 10_000);
});
