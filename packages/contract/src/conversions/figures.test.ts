import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFigure, readNumber, sameFigure, writeNumber } from './figures.ts';

test('numbers are read with a comma or a point, by the language where they could be either', () => {
  const cases: [string, string, number | undefined][] = [
    ['1.5', 'de', 1.5],
    ['1,5', 'en', 1.5],
    ['1,234', 'en', 1234],
    ['1,234', 'de', 1.234],
    ['1.234', 'de', 1234],
    ['1.234', 'en', 1.234],
    ['0,125', 'en', 0.125],
    ['1.234,5', 'en', 1234.5],
    ['1,234,567', 'de', 1_234_567],
    ['12 345,6', 'fr', 12_345.6],
    ["1'200", 'de-CH', 1200],
    ['−3', 'en', -3],
    ['-3,5', 'fr', -3.5],
    ['.5', 'en', 0.5],
    ['١٢٫٥', 'ar', 12.5],
    ['۱۲', 'fa', 12],
    ['7.', 'en', 7],
    ['7 %', 'en', undefined],
    ['2019–2021', 'en', undefined],
    ['', 'en', undefined],
    ['seven', 'en', undefined],
    ['1,5', 'no tag at all', 1.5],
  ];
  for (const [text, language, value] of cases) assert.equal(readNumber(text, language), value, `${text} in ${language}`);
});

test('a figure is its number with what stands around it', () => {
  assert.deepEqual(readFigure('€ 1,200', 'en'), { prefix: '€ ', value: 1200, suffix: '' });
  assert.deepEqual(readFigure('−66 %', 'en'), { prefix: '', value: -66, suffix: ' %' });
  assert.deepEqual(readFigure('+38 %', 'en'), { prefix: '+', value: 38, suffix: ' %' });
  assert.deepEqual(readFigure('-$12m', 'en'), { prefix: '$', value: -12, suffix: 'm' });
  assert.deepEqual(readFigure('3.6 kg', 'en'), { prefix: '', value: 3.6, suffix: ' kg' });
  assert.equal(readFigure('from 3 to 4', 'en'), undefined);
  const [one, other] = [readFigure('1,200 €', 'en'), readFigure('1200€', 'en')];
  assert.ok(one && other && sameFigure(one) === sameFigure(other));
});

test('what is written is read again as the same number', () => {
  for (const language of ['en', 'de', 'fr', 'ar', 'fa', 'hi', 'pl', 'pt-BR', 'ja']) {
    for (const value of [0, 3, -7.25, 1234, 12_345.678, 1_234_567, 0.001]) {
      assert.equal(readNumber(writeNumber(value, language), language), value, `${value} in ${language}: ${writeNumber(value, language)}`);
    }
  }
});
