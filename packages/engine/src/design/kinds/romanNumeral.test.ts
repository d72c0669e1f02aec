import assert from 'node:assert/strict';
import { test } from 'node:test';
import { romanNumeral } from './romanNumeral.ts';

test('chapters and points are counted in Roman numerals, beyond them in figures', () => {
  const numbers = [1, 4, 8, 9, 14, 28, 39, 44, 49, 89, 90, 0];
  const written = ['I', 'IV', 'VIII', 'IX', 'XIV', 'XXVIII', 'XXXIX', 'XLIV', 'XLIX', 'LXXXIX', '90', '0'];
  assert.deepEqual(numbers.map(romanNumeral), written);
});
