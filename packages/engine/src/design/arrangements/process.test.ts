import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';

const typesetter = createTypesetter(createFontSource());

test('a step’s name is set smaller rather than divided', () => {
  const heads = ['Grube ausheben', 'Sandbett anlegen', 'Tank einsetzen', 'Fallrohrfilter einbauen', 'Überlauf anschließen'];
  const steps = heads.map((head) => ({ head, text: 'Zu zweit an einem Tag' }));
  const deck = deckSchema.parse({ title: 'Zisterne', language: 'de', slides: [{ kind: 'process', title: 'In fünf Schritten', steps }] });
  for (const template of ['Tokyo', 'Oslo', 'Berlin']) {
    const [page] = designDeck(deck, template, typesetter, { split: false }).pages;
    for (const head of heads) assert.ok(JSON.stringify(page?.nodes).includes(`"${head}"`), `${template}: ${head}`);
    assert.doesNotMatch(JSON.stringify(page?.nodes), /\u00ad/);
  }
});
