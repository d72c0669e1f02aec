import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { leaves } from '../behind.ts';
import { designDeck } from '../designDeck.ts';
import { lintScene } from '../lint.ts';

const typesetter = createTypesetter(createFontSource());
const sentence = 'The first bite leads straight to stage 3.';
const slides: DeckInput['slides'] = [
  { kind: 'change', title: 'It fell', sentence, before: { label: 'Before', figure: '9 h' }, after: { label: 'Now', figure: '3 h' } },
  {
    kind: 'stats',
    title: 'Two figures',
    sentence,
    stats: [
      { figure: 'SEK 1,290m', label: 'net sales' },
      { figure: '31 %', label: 'of riders are women' },
    ],
  },
  { kind: 'process', title: 'Three stages', sentence, steps: [{ head: 'Talk' }, { head: 'Warning' }, { head: 'Withdrawal' }] },
  {
    kind: 'pair',
    title: 'Ours is less',
    sentence,
    bars: [
      { label: 'Ours', figure: '3', value: 3 },
      { label: 'Theirs', figure: '9', value: 9 },
    ],
  },
];

test('what follows from an exhibit stands below it once, or is said where the page has no room for it', () => {
  for (const template of ['Tokyo', 'NewYork', 'Berlin', 'Paris', 'Delhi', 'Nairobi', 'Mumbai']) {
    const scene = designDeck(deckSchema.parse({ title: 'Pets', slides }), template, typesetter, { split: false });
    for (const { title, nodes, notes } of scene.pages) {
      const shown = leaves(nodes).filter((node) => node.type === 'shape' && JSON.stringify(node.text ?? '').includes('The first'));
      assert.equal(shown.length + Number(notes.includes(sentence)), 1, `${template}, ${title}`);
      if (title === 'It fell') assert.equal(shown.length, 1, template);
    }
    assert.deepEqual(lintScene(scene), [], template);
  }
});
