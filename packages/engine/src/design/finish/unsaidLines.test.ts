import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unsaidLines } from './unsaidLines.ts';

test('what the notes say already in whole words is not appended to them', () => {
  const notes = 'Propan ist hier das Kältemittel. Der Druck fällt.';
  assert.deepEqual(unsaidLines(['Kältemittel', 'Der Druck fällt.'], notes), []);
  assert.deepEqual(unsaidLines(['Mittel', 'Propan kühlt'], notes), ['Mittel', 'Propan kühlt']);
  assert.deepEqual(unsaidLines(['Kältemittel'], ''), ['Kältemittel']);
});
