import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { withInterview } from './interview.ts';

const paragraph = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    block.type === 'heading' ? `# ${block.text}` : block.type === 'paragraph' ? block.runs.map(({ text }) => text).join('') : block.type,
  );
const read = (language: string, ...texts: string[]): string[] => linesOf(withInterview(texts.map(paragraph), language));

test('a question heads its answer, and what is said without a question mark as well', () => {
  const lines = read(
    'it',
    'Da dove nasce il progetto?',
    "Falchi: Dall'alluvione del 2014.",
    'Quanto costa?',
    'Falchi: Sono 11,6 milioni di euro.',
    'Sette vengono dalla Regione.',
    'I contadini protestano.',
    'Falchi: Hanno ragione.',
  );
  assert.deepEqual(lines, [
    '# Da dove nasce il progetto?',
    "Dall'alluvione del 2014.",
    '# Quanto costa?',
    'Sono 11,6 milioni di euro.',
    'Sette vengono dalla Regione.',
    '# I contadini protestano.',
    'Hanno ragione.',
  ]);
});

test('who asks is no part of the question', () => {
  const lines = read(
    'en',
    'NTQ: What fell?',
    'Gudrun Aas: Spruce.',
    'NTQ: And the beech?',
    'Gudrun Aas: It stood.',
    'NTQ: Why?',
    'Gudrun Aas: Roots.',
  );
  assert.deepEqual(lines, ['# What fell?', 'Spruce.', '# And the beech?', 'It stood.', '# Why?', 'Roots.']);
});

test('labels and people who speak in turn are no interview', () => {
  const labelled = ['Goal: open in March.', 'Budget: 38,400 euros.', 'Goal: find volunteers.', 'Goal: sign the lease.'];
  assert.deepEqual(read('en', ...labelled), labelled);
  const minutes = ['Anna: Shall we move?', 'Ben: Yes.', 'Anna: When?', 'Carla: In May.', 'Ben: Too late.', 'Ben: April is better.'];
  assert.deepEqual(read('en', ...minutes), minutes);
});
