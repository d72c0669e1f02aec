import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText } from './cleanText.ts';

const cases: readonly [string, string][] = [
  ['plain “text”, 你好 👍', 'plain “text”, 你好 👍'],
  ['a\u0000b\u001Bc\u009Fd\u007Fe', 'abcde'],
  ['\uFEFFa\uFFFEb\uFFFFc', 'abc'],
  ['a\r\nb\rc\u2028d\u2029e\u0085f\vg', 'a\nb\nc\nd\ne\nf\ng'],
  ['a\tb', 'a b'],
  ['a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
  ['soft\u00ADhyphen\u00A0space\u200D', 'soft\u00ADhyphen\u00A0space\u200D'],
];
for (const [text, clean] of cases) {
  test(`${JSON.stringify(text)} becomes ${JSON.stringify(clean)}`, () => assert.equal(cleanText(text), clean));
}
