import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unwrittenWarnings } from './unwrittenWarning.ts';

const deck = { slides: ['Rivers', 'The Nile', 'The Amazon'].map((title) => ({ kind: 'section' as const, title, notes: '' })) };
const record = (number: number, by: 'model' | 'plan' | 'built-in' | 'frame') => ({ number, kind: 'section' as const, by, rejected: [] });

test('slides that the model did not write are named; none where it wrote all, or was not asked', () => {
  const slides = [record(1, 'frame'), record(2, 'model'), record(3, 'built-in')];
  assert.deepEqual(unwrittenWarnings(deck, { writer: { name: 'language model', slides } }), [
    'The language model did not write 1 of 2 slides of content: “The Amazon”. The built-in writer did, from the source.',
  ]);
  const planned = unwrittenWarnings(deck, { writer: { name: 'language model', slides: [record(2, 'plan'), record(3, 'plan')] } });
  assert.match(
    planned.join(),
    /^The language model did not write 2 of 2 slides of content: “The Nile”, “The Amazon”\. They hold what it planned/,
  );
  assert.deepEqual(unwrittenWarnings(deck, { writer: { name: 'language model', slides: slides.slice(0, 2) } }), []);
  assert.deepEqual(unwrittenWarnings(deck, { writer: { name: 'built-in' } }), []);
});
