import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { leaves } from '../behind.ts';
import { designDeck } from '../designDeck.ts';

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
