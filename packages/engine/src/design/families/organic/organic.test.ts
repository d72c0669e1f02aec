import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import {
  decorationsOf,
  everyKindAnew,
  everyKindIn,
  findingsOf,
  outside,
  scriptsOf,
  templatesOf,
} from '../../../../../../test/fixtures/templateDecks.ts';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { SLIDE } from '../../art/clip.ts';
import { randomFrom } from '../../art/random.ts';
import { boundsOf } from '../../art/shapes.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';
import { templateById } from '../../templates/templates.ts';
import { cairn, niches, pebbles, petals, riverStones } from './carriers.ts';
import { COLUMN } from './grid.ts';

const typesetter = createTypesetter(createFontSource());
const ids = templatesOf('organic');

test('a deck of every kind has no fault in any template', () => {
  for (const [i, id] of ids.entries()) {
    for (const script of scriptsOf(i)) assert.deepEqual(findingsOf(everyKindIn(id, script)), [], `${id} ${script}`);
  }
});

test('the scenes stay inside of the slide, in a bounded number of shapes', () => {
  for (const id of ids) {
    for (const nodes of decorationsOf(everyKindIn(id))) {
      assert.deepEqual(outside(nodes), [], id);
      assert.ok(nodes.length <= 200, `${id}: ${nodes.length}`);
    }
  }
});

test('cover and section are drawn from the titles: the same again for the same, another for another', () => {
  for (const id of ids) {
    const [scene, again, other] = [everyKindIn(id), everyKindAnew(id), everyKindAnew(id, 'Latin', '!')];
    assert.deepEqual(decorationsOf(scene), decorationsOf(again), id);
    for (const name of ['Cover', 'Section']) {
      const page = scene.pages.findIndex((p) => scene.layouts[p.layout]?.name === name);
      assert.notDeepEqual(decorationsOf(scene)[page], decorationsOf(other)[page], `${id} ${name}`);
    }
  }
});

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

test('sections that follow one another show different scenes', () => {
  for (const id of ids) {
    const { motif, section: inks, palette } = templateById(id);
    const scenes = [0, 1].map((turn) => motif(SLIDE, { place: 'section', inks, palette, seed: 'The same', turn }));
    assert.notDeepEqual(scenes[0], scenes[1], id);
  }
});

test('upright panels stay in their frame and differ from one to the next', () => {
  const frame = { x: 624, y: 0, w: 336, h: 540 };
  for (const id of ids) {
    const { motif, page: inks, palette } = templateById(id);
    const scenes = [0, 1].map((turn) => leaves(motif(frame, { place: 'panel', inks, palette, seed: 'The same', turn })));
    for (const { frame: part } of scenes.flat()) {
      assert.ok(
        part.x >= 623.9 && part.y >= -0.1 && part.x + part.w <= 960.1 && part.y + part.h <= 540.1,
        `${id}: ${JSON.stringify(part)}`,
      );
    }
    assert.notDeepEqual(scenes[0], scenes[1], id);
  }
});

test('each sentence of a list stands beside a paper cut of its own', () => {
  for (const id of ids) {
    const items = ['One', 'Two', 'Three'].map((text) => ({ text: `${text} of the houses is open` }));
    const deck = deckSchema.parse({ title: 'Houses', language: 'en', slides: [{ kind: 'bullets', title: 'Three houses', items }] });
    const scene = designDeck(deck, id, typesetter, { split: true });
    const marks = scene.pages[0]?.nodes.find(({ name }) => name === 'Marks');
    assert.ok(marks?.type === 'group' && marks.nodes.length >= items.length, id);
    assert.ok(marks.frame.x >= COLUMN.x - 1 && marks.frame.x + marks.frame.w <= COLUMN.x + 40, id);
  }
});
