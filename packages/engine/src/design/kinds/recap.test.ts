import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';

const typesetter = createTypesetter(createFontSource());

/** What the last page of a deck with two chapters lists. */
function listed(closing: object, template: string): string[] {
  const slides = [
    { kind: 'section', title: 'Roofs', number: 1 },
    { kind: 'section', title: 'Gates', number: 2 },
    { kind: 'closing', title: 'Thank you', ...closing },
  ];
  const scene = designDeck(deckSchema.parse({ title: 'Repair', language: 'en', slides }), template, typesetter, { split: true });
  return leaves(scene.pages.at(-1)?.nodes ?? []).flatMap((node) =>
    node.type === 'shape' && node.role === 'list'
      ? (node.text?.paragraphs ?? []).map(({ runs, bullet }) => `${bullet?.text} ${runs.map((run) => run.text).join('')}`)
      : [],
  );
}

test('a deck without facts at its end closes on its chapters; facts take their place', () => {
  for (const template of ['Beijing', 'Marrakesh']) {
    assert.deepEqual(listed({}, template), ['1. Roofs', '2. Gates'], template);
    assert.deepEqual(listed({ facts: [{ label: 'Decision', value: '30 April' }] }, template), [], template);
  }
});
