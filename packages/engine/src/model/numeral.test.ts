import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numeralOf } from './numeral.ts';

test('numbers have the digits of their language and no separators', () => {
  assert.equal(numeralOf(1234, 'de'), '1234');
  assert.equal(numeralOf(12, 'fa'), '۱۲');
  assert.equal(numeralOf(12, 'mr-IN'), '१२');
  assert.equal(numeralOf(12, 'bn'), '১২');
  assert.equal(numeralOf(12, 'not a tag'), '12');
});
