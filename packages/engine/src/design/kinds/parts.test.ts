import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';

const typesetter = createTypesetter(createFontSource());

/** What stands in the middle of a ring of the values. */
function middle(values: readonly number[], suffix?: string): string | undefined {
  const chart = { type: 'doughnut', suffix, categories: ['Cars', 'People', 'Freight'], series: [{ name: 'Share', values }] };
  const input = { title: 'Ferries', language: 'en', slides: [{ kind: 'chart', title: 'Who crosses', chart }] };
  const { pages } = designDeck(deck.parse(input), 'Tokyo', typesetter, { split: true });
  const nodes = pages.flatMap((page) => page.nodes);
  const found = nodes.find((node) => node.name === 'Chart share');
  return found?.type === 'shape' ? found.text?.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('') : undefined;
}

test('the middle of a ring says the leading part of the whole, and never another percentage than that part itself', () => {
  assert.equal(middle([46, 34, 20], ' %'), '46%');
  assert.equal(middle([45.6, 34.2, 20.2], ' %'), '46%');
  assert.match(middle([61, 34, 20], ' %') ?? '', /^61\s?%$/, 'although it is 53 % of 115');
  assert.equal(middle([61, 34, 20]), '53%', 'amounts are shares of their sum');
});
