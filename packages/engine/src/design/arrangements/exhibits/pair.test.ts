import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const BARS = [
  { figure: '€980,000', label: 'Net cost', value: 980_000 },
  { figure: '€120,000', label: 'Of which on demand', value: 120_000 },
];

/** The colours of the whole and of its part. */
function fillsOf(highlight: 0 | 1 | undefined): string[] {
  const slide = {
    kind: 'pair',
    title: 'The service costs €980,000',
    bars: BARS,
    part: true,
    ...(highlight !== undefined && { highlight }),
  };
  const page = designDeck(deckSchema.parse({ title: 'T', slides: [slide] }), 'Tokyo', typesetter, { split: false }).pages[0];
  const bars = leaves(page?.nodes ?? []).filter(({ name }) => /^Bar \d/.test(name));
  return bars.map((bar) => ('fill' in bar ? JSON.stringify(bar.fill) : ''));
}

test('of a whole and its part the one that the title speaks of has the colour', () => {
  const [whole, part] = fillsOf(1);
  assert.notEqual(whole, part);
  assert.deepEqual(fillsOf(undefined), [whole, part]);
  assert.deepEqual(fillsOf(0), [part, whole]);
});

const DONATIONS = {
  kind: 'pair',
  title: 'Les dons dépassent en moyenne le coût d’une séance',
  bars: [
    { figure: '110 €', label: 'Dons par séance, en moyenne', value: 110 },
    { figure: '85 €', label: 'Coût d’une séance, environ', value: 85, note: 'salle 40 €, consommables 25 €, café 20 €' },
  ],
  sentence: 'L’assurance, 180 euros par an, se paie sur la différence.\nCe qui reste achète des outils.',
};

/** The texts of the page, with their sizes. */
function saidOn(slide: object): Map<string, number> {
  const page = designDeck(deckSchema.parse({ title: 'T', slides: [slide] }), 'Tokyo', typesetter, { split: false }).pages[0];
  return new Map(
    leaves(page?.nodes ?? []).flatMap((node) =>
      node.type === 'shape'
        ? (node.text?.paragraphs ?? []).map(({ runs }) => [runs.map(({ text }) => text).join(''), runs[0]?.style.size ?? 0] as const)
        : [],
    ),
  );
}

test('a difference that has no room behind the shorter bar stands below it, and costs the other texts nothing', () => {
  const short = saidOn({ ...DONATIONS, gap: { figure: '25 €', text: 'de plus' } });
  const long = saidOn({ ...DONATIONS, gap: { figure: '25 €', text: 'de plus que le coût d’une séance' } });
  assert.ok(long.has('25 € de plus que le coût d’une séance'), [...long.keys()].join(' | '));
  for (const [text, size] of short)
    if (!text.startsWith('25')) assert.ok((long.get(text) ?? 0) >= Math.min(size, Math.max(14, 0.8 * size)), text);
});

test('a small difference is told too', () => {
  const bars = [DONATIONS.bars[0], { ...DONATIONS.bars[1], figure: '109 €', value: 109 }];
  assert.ok(saidOn({ ...DONATIONS, bars, gap: { figure: '1 €', text: 'de plus' } }).has('1 € de plus'));
});
