import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverage } from './coverage.ts';

const has = (kept: readonly number[], text: string): boolean => [...text].every((c) => kept.includes(c.codePointAt(0) ?? 0));

test('keeps what editing European text needs, whatever is used', () => {
  const kept = coverage([...'61 %'].map((c) => c.charCodeAt(0)));
  assert.ok(has(kept, 'AZaz09~£é“”–…€→'));
  assert.ok(!has(kept, 'ł'));
});

test('keeps the whole block of a script that is used', () => {
  const kept = coverage([...'łя'].map((c) => c.codePointAt(0) ?? 0));
  assert.ok(has(kept, 'őğ') && has(kept, 'Жщ'));
  assert.ok(!has(kept, 'Ω') && !has(kept, 'ế'), 'other blocks stay out');
});

test('a font of another script has figures and punctuation, and no Latin letters', () => {
  const kept = coverage(['世'.codePointAt(0) ?? 0]);
  assert.ok(has(kept, '09(%)“”'));
  assert.ok(!has(kept, 'A') && !has(kept, 'é'));
});

test('of Han it keeps what is used alone', () => {
  assert.ok(!has(coverage(['世'.codePointAt(0) ?? 0]), '界'));
});

test('is sorted and without repetition', () => {
  const kept = coverage([0x41, 0x4e16, 0x41, 0x3b1]);
  assert.deepEqual(
    kept,
    [...new Set(kept)].sort((a, b) => a - b),
  );
});
