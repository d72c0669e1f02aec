/** Counts that the content does not fill: nothing is torn apart before the deck has what a person would give it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const slidesOf = (text: string, numSlides: number): readonly Slide[] => {
  const source = { origin: 'text', text: '', contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides, source }, new AbortController().signal).slides;
};
const kindsOf = (slides: readonly Slide[]): string[] => slides.map(({ kind }) => kind);

const tables = `# River survey

## Counts

| River | Salmon | Trout |
|---|---|---|
| Alta | many | few |
| Bela | few | many |
| Cora | none | some |

## Costs

| Item | 2023 | 2024 |
|---|---|---|
| Nets | 400 | 520 |
| Boats | 1300 | 1250 |
| Wages | 7200 | 8100 |
`;

test('tables of three rows stay whole at any count', () => {
  for (const count of [3, 4, 5, 7, 10, 14]) {
    const slides = slidesOf(tables, count);
    assert.equal(slides.length, count);
    for (const slide of slides) {
      if (slide.kind === 'table' || slide.kind === 'comparison') assert.equal(slide.rows.length, 3, `${count}: ${slide.title}`);
      assert.ok(!/\(I+\)/.test(slide.title), slide.title);
      assert.ok(!/many|, 520/.test(slide.title), slide.title);
    }
  }
});

test('an agenda comes first, then thanks, sections, the table beside its chart, and room for questions', () => {
  const [four, five, seven, ten] = [4, 5, 7, 10].map((count) => kindsOf(slidesOf(tables, count)));
  assert.equal(four?.[1], 'agenda');
  assert.equal(five?.at(-1), 'closing');
  assert.equal(seven?.filter((kind) => kind === 'section').length, 2);
  assert.ok(ten?.includes('table'));
});

const sentences = (part: number): string =>
  [
    `The ${part}th depot was opened in 20${10 + part} and holds ${part * 40} lorries.`,
    `Its drivers leave at ${part + 3} in the morning.`,
    `Repairs cost ${part * 700} euros a month because the ${part}th hall is cold.`,
    `A new roof would save a third of the heat in hall ${part}.`,
  ].join(' ');
const text = `# Depots\n\n${['North', 'East', 'South', 'West'].map((name, i) => `## The ${name}\n\n${sentences(i + 1)}`).join('\n\n')}`;

test('whole sections first; then an agenda, sections and a summary; single sentences only where the count asks for that many', () => {
  for (const count of [8, 15, 30]) assert.equal(slidesOf(text, count).length, count);
  assert.deepEqual(
    kindsOf(slidesOf(text, 8)).filter((kind) => kind === 'agenda' || kind === 'closing'),
    ['agenda', 'closing'],
  );
  assert.ok(slidesOf(text, 8).some(({ title }) => title === 'Summary'));
  assert.ok(!kindsOf(slidesOf(text, 15)).includes('picture'));
  assert.equal(kindsOf(slidesOf(text, 15)).filter((kind) => kind === 'section').length, 4);
  const titles = slidesOf(text, 30).map(({ title }) => title);
  assert.equal(new Set(titles).size, 30);
  assert.ok(!titles.some((title) => /\(I+\)/.test(title)), titles.join(' | '));
});
