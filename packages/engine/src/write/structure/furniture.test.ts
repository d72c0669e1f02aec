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
  withoutFurniture(blocksOf(pages), readingOf('en'), 'en').flatMap((block) => textLine(block) ?? []);

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

test('bars, reading times, fields of a form and tables of versions go; what is like them stays', () => {
  const line = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });
  const table = (header: string[] | undefined, rows: string[][]): Block => ({ type: 'table', id: 't', ...(header && { header }), rows });
  const prose = 'Winter has done its thing, and there is a hole in the wall with a heap of stone on either side of it.';
  const left = (blocks: readonly Block[], language = 'en') =>
    withoutFurniture(blocks, readingOf(language), language).map((block) => textLine(block) ?? block.type);
  assert.deepEqual(left([line('Share Print Save to folder', 0), line('Posted by jen · updated March · 7 min read', 1), line(prose, 2)]), [
    prose,
  ]);
  assert.deepEqual(left([line('Serves 4 · Prep 20 min · Easy', 0), line(prose, 1)]), ['Serves 4 · Prep 20 min · Easy', prose]);
  const party =
    'β) του/της ................, κατοίκου ................, με ΑΔΤ ............ και τηλέφωνο ............ (στο εξής «το Μέλος»),';
  assert.deepEqual(left([line(party, 0), line(prose, 1)], 'el'), [prose]);
  assert.deepEqual(left([line(prose, 0), table(undefined, [['Für den Verein ........ (Unterschrift)', 'Das Mitglied ........']])], 'de'), [
    prose,
  ]);
  const versions = table(['Version', 'Date', 'Author', 'Change'], [['0.9', '12/09/25', 'R. Oyelaran', 'Draft for comment']]);
  assert.deepEqual(left([versions, line(prose, 1)]), [prose]);
  const tours = table(['Date', 'Speaker', 'Topic', 'Fee'], [['12/09/25', 'R. Oyelaran', 'Dry stone walls', '£80']]);
  assert.deepEqual(left([tours, line(prose, 1)]), ['table', prose]);
});

test('lines of pictures that nobody pasted and rows that are signed go; labels among others and rows of words stay', () => {
  const line = (text: string, i: number): Block => ({ type: 'paragraph', id: `p${i}`, runs: [{ text }] });
  const table = (rows: string[][]): Block => ({ type: 'table', id: 't', rows });
  const prose = 'Winter has done its thing, and there is a hole in the wall with a heap of stone on either side of it.';
  const left = (blocks: readonly Block[], language = 'en') =>
    withoutFurniture(blocks, readingOf(language), language).map((block) => textLine(block) ?? block.type);
  const around = (text: string): Block[] => [0, 1, 2, 3, 4].map((i) => line(`${prose} ${i}`, i)).concat(line(text, 5), line(prose, 6));
  assert.equal(left(around('Photo: The wall beside the lane after the frost (credit: A. Holt)')).length, 6);
  assert.equal(left(around('Die Mauer am Weg nach dem Frost (Foto: Meier)'), 'de').length, 6);
  assert.equal(left(around('照片:小路边的石墙'), 'zh').length, 6);
  assert.equal(left(around('Photographs of the wall before and after')).length, 7);
  assert.equal(left([...around('Text: two pages'), line('Picture: one, of the wall', 7), line('Fee: none', 8)]).length, 9);
  const signed = table([["L'emprunteur (« lu et approuvé »)", 'Pour la commune']]);
  assert.deepEqual(left([line(prose, 0), signed], 'fr'), [prose]);
  assert.deepEqual(left([line(prose, 0), line('Ort, Datum: ................', 1), table([['Der Verein', 'Die Gemeinde']])], 'de'), [prose]);
  assert.deepEqual(left([line(prose, 0), table([['Der Verein', 'Die Gemeinde']])], 'de'), [prose, 'table']);
});

test('the last line says until when, and not only where to ask', () => {
  const kept = (last: string): boolean =>
    withoutFurniture(
      blocksOf([['The workshop looks for a head.', 'It repairs 11,000 bicycles a year.', last]]),
      readingOf('en'),
      'en',
    ).some((block) => textLine(block)?.startsWith(last.slice(0, 8)));
  assert.ok(kept('Apply by 15 January to jobs@bicycles.example. Questions: Ada, 0251 555 0199.'));
  assert.ok(!kept('Questions to jobs@bicycles.example or to Ada, 0251 555 0199.'));
});

test('whom to ask is no part of a text, but among questions the answer to one', () => {
  const office = 'The ticket desk at 4 Mill Lane is open on Fridays. Call 0777 555 1234 or write to desk@ferry.example.';
  const questions = [
    'May I bring a dog?',
    'Yes, on a lead.',
    'Is there a lift?',
    'To the upper deck only.',
    'Who helps me with a lost ticket?',
  ];
  assert.ok(kept([[...questions, office]]).includes(office));
  assert.ok(
    !kept([['The ferry sails at nine.', 'The crossing takes an hour.', 'Dogs are welcome.', 'Questions?', office]]).includes(office),
  );
});
