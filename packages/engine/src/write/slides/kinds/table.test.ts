import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

/** The table of a text with `count` rows, the last of which is what they come to. */
function tableOf(count: number, last: string): Extract<Slide, { kind: 'table' }> {
  const rows = Array.from(
    { length: count - 1 },
    (_, i) => `| Posten ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]} | ${i * 7 + 3} | bezahlt am Monatsende |`,
  );
  const text = `# Kassenbericht\n\n## Ausgaben\n\n| Posten | Euro | Anmerkung |\n|---|---|---|\n${[...rows, last].join('\n')}\n`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const { slides } = writeDeck(readText(text, 'text'), { numSlides: 2, source }, new AbortController().signal);
  const table = slides.find((slide) => slide.kind === 'table');
  assert.ok(table, slides.map(({ kind }) => kind).join(', '));
  return table;
}

test('a table of some more rows than usual is whole', () => {
  const { rows } = tableOf(11, '| Ergebnis | 24000 | Überschuss |');
  assert.equal(rows.length, 11);
  assert.equal(rows.at(-1)?.[0], 'Ergebnis');
});

test('of a table that is too long the end is shown, and where rows are left out', () => {
  const { rows } = tableOf(20, '| Ergebnis | 24000 | Überschuss |');
  assert.equal(rows.length, 14);
  assert.equal(rows[0]?.[0], 'Posten A');
  assert.equal(rows.at(-2)?.[0], '…');
  assert.equal(rows.at(-1)?.[0], 'Ergebnis');
});
