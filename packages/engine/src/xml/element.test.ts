import assert from 'node:assert/strict';
import { test } from 'node:test';
import { element, xmlFile } from './element.ts';

test('writes attributes by their type and leaves out what is undefined', () => {
  const attributes = { n: 12_700, minus: -5, s: 'a "b" & c', yes: true, no: false, none: undefined };
  assert.equal(element('a:x', attributes), '<a:x n="12700" minus="-5" s="a &quot;b&quot; &amp; c" yes="1" no="0"/>');
});

test('writes children in order and leaves out what is missing', () => {
  assert.equal(element('a', undefined, element('b'), undefined, false, 'text', ''), '<a><b/>text</a>');
  assert.equal(element('a', {}, ''), '<a/>');
});

test('refuses a number that is not an integer, and names the attribute', () => {
  assert.throws(() => element('a:off', { x: 0.5 }), { name: 'RangeError', message: '<a:off x> takes an integer, got 0.5' });
  assert.throws(() => element('a:off', { y: Number.NaN }), RangeError);
});

test('a file begins with the declaration', () => {
  assert.equal(xmlFile('<a/>'), '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<a/>');
});
