/** What holds for the pages of every template, whatever it looks like: in Latin script and, from template to template, in another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TemplateId, templateIds } from '@slidewright/contract/template';
import {
  decorationsOf,
  everyKindIn,
  findingsOf,
  openingPages,
  outside,
  scriptsOf,
  templatesOf,
} from '../../../../../test/fixtures/templateDecks.ts';
import { leaves } from '../page/behind.ts';
import { templateById } from './templates.ts';

/** PowerPoint and browsers stay quick with so many shapes on a slide, page art included; what decorates it has fewer. */
const MOST_SHAPES = 420;
const MOST_DECORATIONS = 300;

const placeInFamily = (id: TemplateId): number => templatesOf(templateById(id).family).indexOf(id);

for (const id of templateIds) {
  test(`${id}: a deck of every kind has no fault, no shape beyond the slide, and not too many`, () => {
    for (const script of scriptsOf(placeInFamily(id))) {
      const scene = everyKindIn(id, script);
      assert.deepEqual(findingsOf(scene), [], script);
      for (const layout of scene.layouts) assert.deepEqual(outside(leaves(layout.nodes)), [], layout.name);
      for (const page of scene.pages) {
        const shapes = [...leaves(scene.layouts[page.layout]?.nodes ?? []), ...leaves(page.nodes)];
        assert.ok(shapes.length <= MOST_SHAPES, `${shapes.length} shapes on "${page.title}"`);
      }
      for (const nodes of decorationsOf(scene)) {
        assert.deepEqual(outside(nodes), []);
        assert.ok(nodes.length <= MOST_DECORATIONS, `${nodes.length} decorations`);
      }
    }
  });

  test(`${id}: the titles of a deck decide about its art: the same give the same, others give others`, () => {
    const titles = ['Harvest', 'Second harvest', 'Winter', 'A year of storms'];
    const drawn = titles.map((title) => JSON.stringify(openingPages(id, title)));
    assert.equal(JSON.stringify(openingPages(id, 'Harvest')), drawn[0]);
    assert.ok(new Set(drawn).size > 1, 'all decks have the same art');
  });
}
