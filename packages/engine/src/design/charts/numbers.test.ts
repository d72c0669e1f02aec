import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalsFor, numberFormat } from './numbers.ts';

/** No-break spaces are shown as "_" and "~" (narrow), the left-to-right mark as "^". */
const show = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u202F', '~').replaceAll('\u200E', '^');

const table: [language: string, values: number[], written: string[], code: string][] = [
  ['en', [1234, 56], ['1,234', '56'], '#,##0;"−"#,##0'],
  ['en', [168_400, 92_700], ['168,400', '92,700'], '#,##0;"−"#,##0'],
  ['en', [3.9, 8.4, -1], ['3.9', '8.4', '−1.0'], '#,##0.0;"−"#,##0.0'],
  ['en', [1_200_000, 350_000], ['1.20M', '0.35M'], '#,##0.00,,"M";"−"#,##0.00,,"M"'],
  ['en', [0.0000012, 0], ['1.2E-6', '0'], '0.0E-0;"−"0.0E-0;0'],
  ['de', [1234.5], ['1.234,5'], '[$-407]#,##0.0;[$-407]"−"#,##0.0'],
  ['de', [17_900_000, -2_000_000], ['17,9_Mio.', '−2,0_Mio.'], '[$-407]#,##0.0,,"_Mio.";[$-407]"−"#,##0.0,,"_Mio."'],
  ['fr', [12_345], ['12~345'], '[$-40C]#,##0;[$-40C]"−"#,##0'],
  ['es', [1234, 900], ['1234', '900'], '[$-C0A]0;[$-C0A]"−"0'],
  ['es', [12_345, 900], ['12.345', '900'], '[$-C0A]#,##0;[$-C0A]"−"#,##0'],
  ['ja', [123_456, 4_567_890], ['12.3万', '456.8万'], '[$-411]0\\.0,"万";[$-411]"−"0\\.0,"万"'],
  ['ja', [1_230_000_000], ['12.30億'], '[$-411]0\\.00,,"億";[$-411]"−"0\\.00,,"億"'],
  ['hi', [1_234_567], ['12.35_लाख'], '[$-439]0\\.00,"_लाख";[$-439]"−"0\\.00,"_लाख"'],
  ['fa', [12, -3.5], ['۱۲٫۰', '^−۳٫۵'], '[$-3000429]#,##0.0;[$-3000429]"^−"#,##0.0'],
  ['ar', [2_000_000], ['2_مليون'], '[$-401]#,##0,,"_مليون";[$-401]"^−"#,##0,,"_مليون"'],
  ['not a language', [1234], ['1,234'], '#,##0;"−"#,##0'],
];

for (const [language, values, written, code] of table)
  test(`${language} ${values.join(' ')}`, () => {
    const format = numberFormat(values, language);
    assert.deepEqual(
      values.map((v) => show(format.write(v))),
      written,
    );
    assert.equal(show(format.code), code);
  });

test('amounts of money have cents or none, and tenths only of millions', () => {
  const write = (values: number[], language: string, affixes: object) =>
    values.map((v) => show(numberFormat(values, language, affixes).write(v)));
  assert.deepEqual(write([3.6, 12.7], 'en', { prefix: '€' }), ['€3.60', '€12.70']);
  assert.deepEqual(write([3.6, 7], 'de', { suffix: '\u00a0€' }), ['3,60_€', '7,00_€']);
  assert.deepEqual(write([3.6, 12.7], 'en', { prefix: '€', unit: 'revenue in million euros' }), ['€3.6', '€12.7']);
  assert.deepEqual(write([3.6, 12.7], 'en', { prefix: '€', suffix: 'm' }), ['€3.6m', '€12.7m']);
  assert.deepEqual(write([3.6, 12.7], 'en', { suffix: '%' }), ['3.6%', '12.7%']);
  assert.deepEqual(write([4, 12], 'en', { prefix: '$' }), ['$4', '$12']);
});

test('prefix and suffix are literal, quotation marks included', () => {
  const format = numberFormat([5, -5], 'en', { prefix: '€ ', suffix: '"' });
  assert.equal(format.write(-5), '−€ 5"');
  assert.equal(format.code, '"€ "#,##0\\";"−€ "#,##0\\"');
});

test('what rounds to zero has no sign', () => assert.equal(numberFormat([1000, -0.01], 'en').write(-0.01), '0'));

test('decimals', () => {
  assert.equal(decimalsFor([1, 2, 3]), 0);
  assert.equal(decimalsFor([1.25, 3]), 2);
  assert.equal(decimalsFor([33.333333, 66.666667]), 1);
  assert.equal(decimalsFor([0.1234567]), 3);
  assert.equal(decimalsFor([8.26, 500.251]), 1);
  assert.equal(decimalsFor([]), 0);
});
