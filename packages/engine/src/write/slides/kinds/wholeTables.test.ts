import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

test('a table by time whose columns count different things stands whole, the figure of the column that is spoken of marked', () => {
  const text =
    '# Lockers\n\n## What a delivery costs\n\nThe cost per delivery fell by a third.\n\n| Quarter | Parcels | Cost per delivery |\n|---|---|---|\n| Q1 2025 | 12,400 | £3.90 |\n| Q2 2025 | 15,800 | £3.40 |\n| Q3 2025 | 19,200 | £2.95 |\n| Q4 2025 | 26,900 | £2.60 |\n\n## Staff\n\nWe hired two people in May. They work in the evening and at weekends.';
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
  const table = slides.find((slide) => slide.kind === 'table');
  assert.ok(table?.kind === 'table', slides.map(({ kind }) => kind).join(' '));
  assert.equal(table.rows.length, 4);
  assert.deepEqual(table.columns, ['Quarter', 'Parcels', 'Cost per delivery']);
  assert.deepEqual(table.highlightCell, { row: 3, column: 2 });
  assert.equal(table.title, 'The cost per delivery fell by a third');
});

const MEALS = `# School meals: second year

## Waste

Plate waste was weighed for two weeks in each term at eight schools. It fell from 96 g to 61 g a meal.

Table 3. Plate waste by reason, autumn 2025

| Reason | Share |
|---|---|
| Did not like it | 44% |
| Portion too large | 31% |
| No time to finish | 19% |
| Other | 6% |

## Uptake

Three small schools went the other way. At Wix uptake fell by 6 points, because meals arrive from another kitchen and are lukewarm by 12.30.

## Vase life

| Cultivar | Cooled: days | Usual: days | Cooled: cm | Usual: cm |
|---|---|---|---|---|
| Strong Gold | 9.4 | 7.3 | 38.1 | 40.2 |
| Purple Flag | 8.4 | 6.9 | 35.6 | 38.3 |
| Both | 8.9 | 7.1 | 36.9 | 39.3 |
`;

test('a drawn table under a label goes by its caption, columns of two units are no chart, and a time of day is no figure of its neighbour', () => {
  const { slides } = deckOf({ name: 'meals', text: MEALS, document: readText(MEALS, 'text') });
  assert.equal(slides.find(({ kind }) => kind === 'chart')?.title, 'Plate waste by reason, autumn 2025');
  const [table] = slides.flatMap((slide) => (slide.kind === 'table' ? [slide.columns] : []));
  assert.deepEqual(table, ['Cultivar', 'Cooled: days', 'Usual: days', 'Cooled: cm', 'Usual: cm']);
  assert.ok(!slides.some(({ kind }) => kind === 'pair'));
});
