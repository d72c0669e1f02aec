import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeAttribute, escapeText } from './escape.ts';

const cases: [what: string, text: string, inText: string, inAttribute: string][] = [
  ['markup', '<a & "b">', '&lt;a &amp; "b"&gt;', '&lt;a &amp; &quot;b&quot;&gt;'],
  ['control characters', 'a\0b\x08c\x0Bd\x1Fe\x7Ff\x85g', 'abcdefg', 'abcdefg'],
  ['tabs and line feeds', 'a\tb\nc', 'a\tb\nc', 'a&#9;b&#10;c'],
  ['carriage returns', 'a\rb', 'a&#13;b', 'a&#13;b'],
  ['lone surrogates', 'a\uD83Db\uDE00c', 'abc', 'abc'],
  ['pairs of surrogates', 'a😀b', 'a😀b', 'a😀b'],
  ['non-characters', 'a\uFFFEb\uFFFFc\uFDD0d', 'abcd', 'abcd'],
  ['joiners and marks', 'क्‍ष ​é', 'क्‍ष ​é', 'क्‍ष ​é'],
];

for (const [what, text, inText, inAttribute] of cases) {
  test(`escapes or drops: ${what}`, () => {
    assert.equal(escapeText(text), inText);
    assert.equal(escapeAttribute(text), inAttribute);
  });
}
