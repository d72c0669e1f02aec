import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverage } from './coverage.ts';

const keptFor = (text: string, own = true): number[] =>
  coverage(
    [...text].map((c) => c.codePointAt(0) ?? 0),
    own,
  );
const has = (kept: readonly number[], text: string): boolean => [...text].every((c) => kept.includes(c.codePointAt(0) ?? 0));

test("a text's own font keeps what editing European text needs, whatever is used", () => {
  assert.ok(has(keptFor('61 %'), 'AZaz09~£é“”–…€→'));
  assert.ok(!has(keptFor('61 %'), 'ł'));
});

test('the whole block of a script that is used is kept', () => {
  const kept = keptFor('łя');
  assert.ok(has(kept, 'őğ') && has(kept, 'Жщ'));
  assert.ok(!has(kept, 'Ω') && !has(kept, 'ế') && !has(kept, 'Ѡ'), 'other blocks stay out');
});

test('of Han what is used is kept alone', () => {
  assert.ok(!has(keptFor('世'), '界'));
});

test('a font that stands in keeps figures and punctuation with its letters, and no Latin ones', () => {
  const kept = keptFor('世', false);
  assert.ok(has(kept, '09(%)“”'));
  assert.ok(!has(kept, 'A') && !has(kept, 'é'));
});

test('a font that stands in for symbols keeps these alone', () => {
  assert.deepEqual(keptFor('✓★', false), [0x2605, 0x2713]);
});

test('the answer is sorted and without repetition', () => {
  const kept = keptFor('A世Aα');
  assert.deepEqual(
    kept,
    [...new Set(kept)].sort((a, b) => a - b),
  );
});
