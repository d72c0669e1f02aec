import assert from 'node:assert/strict';
import { test } from 'node:test';
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
