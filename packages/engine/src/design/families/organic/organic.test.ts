import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { SLIDE } from '../../art/clip.ts';
import { randomFrom } from '../../art/random.ts';
import { boundsOf } from '../../art/shapes.ts';
import { designDeck } from '../../designDeck.ts';
import { templateById } from '../../templates/templates.ts';
import { cairn, niches, pebbles, petals, riverStones } from './art/carriers.ts';
import { COLUMN } from './grid.ts';

const typesetter = createTypesetter(createFontSource());
const ids = templatesOf('organic');

test('forms that carry figures lie in the wide column, and their words inside of them', () => {
  for (const carriers of [niches, pebbles, cairn, petals, riverStones]) {
    for (const count of [2, 3, 4]) {
      const forms = carriers(COLUMN, count, randomFrom('figures'));
      assert.equal(forms.length, count);
      for (const { outline, inner } of forms) {
        const { x, y, w, h } = boundsOf(
          outline.flatMap((c): [number, number][] => (c[0] === 'Z' ? [] : [[Number(c.at(-2)), Number(c.at(-1))]])),
        );
        assert.ok(x >= COLUMN.x - 14 && x + w <= COLUMN.x + COLUMN.w + 14, `${x} to ${x + w}`);
        assert.ok(inner.x >= x - 1 && inner.x + inner.w <= x + w + 1 && inner.y >= y - 1 && inner.y + inner.h <= y + h + 1);
      }
    }
  }
});

test('chapters and panels that follow one another show different scenes', () => {
  for (const id of ids) {
    const { motif, grid, page: inks, palette } = templateById(id);
    for (const place of ['section', 'panel'] as const) {
      const [one, next] = [0, 1].map((turn) =>
        motif(place === 'panel' ? grid.panel : SLIDE, { place, inks, palette, seed: 'The same', turn }),
      );
      assert.notDeepEqual(one, next, `${id} ${place}`);
    }
  }
});

test('each sentence of a list stands beside a paper cut of its own', () => {
  for (const id of ids) {
    const items = ['One', 'Two', 'Three'].map((text) => ({
      text: `${text} of the houses by the water is open to everybody who has come on foot since the road was closed`,
    }));
    const deck = deckSchema.parse({ title: 'Houses', language: 'en', slides: [{ kind: 'bullets', title: 'Three houses', items }] });
    const scene = designDeck(deck, id, typesetter, { split: true });
    const marks = scene.pages[0]?.nodes.find(({ name }) => name === 'Marks');
    assert.ok(marks?.type === 'group' && marks.nodes.length >= items.length, id);
    assert.ok(marks.frame.x >= COLUMN.x - 1 && marks.frame.x + marks.frame.w <= COLUMN.x + 40, id);
  }
});
