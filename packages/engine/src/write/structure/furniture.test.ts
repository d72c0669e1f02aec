import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { withoutFurniture } from './furniture.ts';
import { readingOf } from './reading.ts';
import { textLine } from './textLine.ts';

/** Pages of short lines, as the reader of slides and of PDFs parts them. */
const blocksOf = (pages: readonly (readonly string[])[]): Block[] =>
  pages.flatMap((lines, i): Block[] => [
    ...(i > 0 ? [{ type: 'break', kind: 'slide', id: `page ${i}` } as const] : []),
    ...lines.map((text, n): Block => ({ type: 'paragraph', id: `line ${i} ${n}`, runs: [{ text }] })),
  ]);

const kept = (pages: readonly (readonly string[])[]): string[] =>
  withoutFurniture(blocksOf(pages), readingOf('en')).flatMap((block) => textLine(block) ?? []);

test('what is on most pages, or on some and always at their edge, goes; what slides build up step by step is said once', () => {
  const other = (n: number): string[] => [`Fuel prices in region ${n}`, `Crew of boat ${n}`, `Timetable ${n}`, 'Confidential'];
  const pages = [
    other(1),
    ['Build-up', 'Common format', 'Costs of two', 'Confidential'],
    ['Build-up', 'Common format', 'Benchmark suite', 'Costs of three', 'Confidential'],
    ['Build-up', 'Common format', 'Benchmark suite', 'Named measures', 'Costs of four', 'Confidential'],
    ...[5, 6, 7, 8, 9, 10, 11, 12, 13].map(other),
  ];
  const lines = kept(pages);
  assert.equal(lines.includes('Confidential'), false);
  assert.deepEqual(
    lines.filter((line) => line === 'Common format'),
    ['Common format'],
  );
  assert.ok(lines.includes('Named measures') && lines.includes('Timetable 7'));
  // A head of its chapter, first on each of its pages.
  assert.equal(lines.includes('Build-up'), false);
});
