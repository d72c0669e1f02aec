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

const deckOfText = (text: string): readonly Slide[] =>
  writeDeck(
    readText(text, 'text'),
    { numSlides: -1, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } },
    new AbortController().signal,
  ).slides;

test('amounts and what they are of have no row of names', () => {
  const [table] = deckOfText(
    'Onion tart\n\nIngredients\n250 g flour\n125 g cold butter\n1 kg yellow onions\n3 eggs\n20 cl cream\n\nMelt the onions slowly for 25 minutes. Bake the tart for 40 minutes at 180 degrees.',
  ).filter((slide) => slide.kind === 'table');
  assert.deepEqual(table?.columns, ['', '']);
  assert.deepEqual(table.rows[0], ['250\u00a0g', 'flour']);
});

test('what a table adds up to stands beside its chart', () => {
  const rows = ['Paid search\t18,000\t6,500', 'Outdoor ads\t24,000\t24,000', 'Influencers\t9,500\t0', 'Total\t51,500\t30,500'];
  const [chart] = deckOfText(
    `Launch plan\n\nBudget\n\nItem\tPlanned\tCommitted\n${rows.join('\n')}\n\nRisks\n\nThe data licence ends on 28 February and its renewal is not signed.`,
  ).filter((slide) => slide.kind === 'chart');
  assert.match(chart?.takeaway?.text ?? '', /^Total.*51,500.*30,500/);
  assert.deepEqual(chart?.chart.categories, ['Paid search', 'Outdoor ads', 'Influencers']);
});

test('three columns of words compare two things only where these are of one kind', () => {
  const kindOf = (rows: string) => {
    const text = `# Rules\n\n## What goes where\n\n${rows}\n`;
    const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
    return writeDeck(readText(text, 'text'), { numSlides: 2, source }, new AbortController().signal).slides.at(-1)?.kind;
  };
  const head = '|---|---|---|';
  assert.equal(
    kindOf(
      `| Item | Who pays | Limit |\n${head}\n| A chair for the desk | The firm | every five years |\n| The line at home | The employee | without a limit |`,
    ),
    'table',
  );
  assert.equal(
    kindOf(
      `| Use | Telephone | Computer |\n${head}\n| E-mail and calendar | Allowed in the app | Browser only |\n| Records of tenants | Not allowed | Not allowed |`,
    ),
    'comparison',
  );
});
