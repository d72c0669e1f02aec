import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactsIn } from './contacts.ts';

const telephones = (text: string): string[] => contactsIn(text).flatMap(({ kind, written }) => (kind === 'telephone' ? [written] : []));

test('amounts that are reckoned with in brackets are no telephone number', () => {
  assert.deepEqual(telephones('7 000 euros de plus qu’en 2024 (72 000 - 65 000)'), []);
  assert.deepEqual(telephones('A third of it (1.200.000 / 400.000)'), []);
  assert.deepEqual(telephones('Call (555) 010-2234 or 030 / 123 456'), ['(555) 010-2234', '030 / 123 456']);
  assert.deepEqual(telephones('Appelez le 02 41 55 01 02'), ['02 41 55 01 02']);
});
