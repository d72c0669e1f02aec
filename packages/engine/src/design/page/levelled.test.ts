import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Paragraph } from '../../model/text.ts';
import { levelled } from './typography.ts';

const head = (text: string, lineHeight: number): Paragraph[] => [
  {
    runs: [{ text, style: { family: 'Lora', weight: 600, size: 24, color: { ref: 'text' } } }],
    align: 'start',
    rtl: false,
    language: 'hi',
    lineHeight,
    spaceBefore: 0,
    indent: 0,
  },
];

test('the tallest line gives its height to all', () => {
  const heads = levelled([head('Code', 29), head('लोग', 37)]);
  assert.deepEqual(
    heads.map(([paragraph]) => paragraph?.lineHeight),
    [37, 37],
  );
});
