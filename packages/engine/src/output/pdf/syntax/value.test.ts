import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteString, name, number, Ref, serialize, text } from './value.ts';

test('names escape what may not stand in them', () => {
  assert.equal(serialize(name('Page')), '/Page');
  assert.equal(serialize(name('a b/ü#')), '/a#20b#2F#C3#BC#23');
});

test('texts are literals in ASCII and UTF-16 otherwise', () => {
  assert.equal(serialize(text('Costs (a\\b)')), '(Costs \\(a\\\\b\\))');
  assert.equal(serialize(text('é😀')), '<FEFF00E9D83DDE00>');
  assert.equal(serialize(text('line\nbreak')), '<FEFF006C0069006E0065000A0062007200650061006B>');
  assert.equal(serialize(text('\ud800')), '<FEFFFFFD>', 'a lone surrogate is replaced');
});

test('numbers are rounded and never written with an exponent', () => {
  assert.equal(number(1 / 3), '0.333');
  assert.equal(number(12.345, 2), '12.35');
  assert.equal(number(-0.0001), '0');
  assert.equal(number(0.00004, 5), '0.00004');
  assert.equal(number(100), '100');
  assert.throws(() => number(Number.NaN), RangeError);
  assert.throws(() => number(Number.POSITIVE_INFINITY), RangeError);
});

test('dictionaries leave undefined entries out and hold values of every kind', () => {
  const dict = { Type: name('Page'), Kids: [new Ref(3), 1.5, true], Lost: undefined, In: { ID: byteString(new Uint8Array([1, 255])) } };
  assert.equal(serialize(dict), '<</Type /Page/Kids [3 0 R 1.5 true]/In <</ID <01FF>>>>>');
});
