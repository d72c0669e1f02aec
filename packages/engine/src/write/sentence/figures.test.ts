import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf, compactFigure, strikingFigure } from './figures.ts';

test('one percentage, amount or large number is striking; years, several figures and long ones are not', () => {
  assert.equal(strikingFigure('Sales rose by 12 % in autumn'), '12 %');
  assert.equal(strikingFigure('It cost $48.2m in all'), '$48.2m');
  assert.equal(strikingFigure('We served 12,400 homes'), '12,400');
  assert.equal(strikingFigure('Fuel use has fallen by 54 percent'), '54 percent');
  assert.equal(compactFigure('54 percent'), '54%');
  for (const minus of ['-', '–', '−']) assert.equal(strikingFigure(`Sales: ${minus}12 % in autumn`), `${minus}12 %`);
  assert.equal(strikingFigure('Sales rose by 3–5 % in autumn'), '5 %');
  assert.equal(strikingFigure('It began in 1998'), undefined);
  assert.equal(strikingFigure('From 12% to 15%'), undefined);
  assert.equal(strikingFigure('It cost 14.5 million euros'), undefined);
});

test('cells are read as their language writes numbers', () => {
  assert.deepEqual(amountOf('1.234,5 €', 'de'), { value: 1234.5, prefix: '', suffix: ' €' });
  assert.deepEqual(amountOf('1,234.5', 'en'), { value: 1234.5, prefix: '', suffix: '' });
  assert.deepEqual(amountOf('-3%', 'en'), { value: -3, prefix: '', suffix: '%' });
  for (const minus of ['-', '–', '−']) assert.equal(amountOf(`${minus}3,1 €`, 'de')?.value, -3.1);
  assert.equal(amountOf('1.234', 'de')?.value, 1234);
  assert.equal(amountOf('1.234', 'en')?.value, 1.234);
  assert.equal(amountOf('about 5 or 6', 'en'), undefined);
});
