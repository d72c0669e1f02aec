import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tearsNumber } from './tornNumbers.ts';

const TORN: readonly (readonly [string, string, boolean])[] = [
  ['The alarm did go off, at 23', 'The alarm did go off, at 23:10, but nobody saw it', true],
  ['Kosten jetzt 3', 'Kosten jetzt 3,42 Mio. Euro', true],
  ['Kosten jetzt 42 Mio.', 'Kosten jetzt 3,42 Mio. Euro', true],
  ['Bis 22.10', 'Bis 22.10.', false],
  ['In 23 of 40 towns', 'In 23 of 40 towns the bus comes at 23:10', false],
  ['1/3', 'Ein Drittel kostet 1.450 Euro', false],
  ['Drei von 12', 'Drei von zwölf, 12,5 %', true],
];
for (const [text, source, torn] of TORN) test(`"${text}" of "${source}"`, () => assert.equal(tearsNumber(text, source), torn));
