import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { typesetter } from '../../../../../test/fixtures/typesetting.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';

/** All that the page of the slide says, by what it says it in. */
function said(template: string, title: string, sentence: string): readonly (readonly [string | undefined, string])[] {
  const deck = deckSchema.parse({
    title: 'Offer',
    language: 'en',
    slides: [{ kind: 'bullets', title, items: [{ text: sentence }], notes: '' }],
  });
  const [page] = designDeck(deck, template, typesetter, { split: true }).pages;
  return leaves(page?.nodes ?? []).flatMap((node) =>
    node.type === 'shape' && node.text && node.role !== 'artifact'
      ? [[node.role, node.text.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')] as const]
      : [],
  );
}

const SENTENCE = 'After the visit to your plant we propose solar panels on the roofs of halls 1 and 3';

for (const template of ['Tokyo', 'Cairo', 'Lisbon', 'Boston', 'Bogota'])
  test(`a sentence that its title begins is said once: ${template}`, () => {
    assert.deepEqual(said(template, 'After the visit to your plant', SENTENCE), [['title', SENTENCE]]);
  });

test('a sentence of other words stands below its title', () => {
  assert.equal(said('Tokyo', 'What we propose', SENTENCE).length, 2);
});
