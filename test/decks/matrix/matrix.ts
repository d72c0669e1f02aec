/** Every template with every layout, in short, usual and far too long words: no fault on any page, and valid files. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { designDeck } from '../../../packages/engine/src/design/designDeck.ts';
import { lintScene } from '../../../packages/engine/src/design/finish/lint.ts';
import { writePptx } from '../../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../../packages/engine/src/text/typeset.ts';
import type { Script } from '../../fixtures/specimens.ts';
import { fonts } from '../../fixtures/typesetting.ts';
import { assertDesignedPptx } from '../../pptx/validate.ts';
import { turnsOf } from './turns.ts';

const typesetter = createTypesetter(fonts);
const image = (id: string): never => assert.fail(`the specimens show no picture, but "${id}" is asked for`);

export function testMatrix(script: Script): void {
  for (const { template, length, split, deck, validated } of turnsOf(script)) {
    test(`${template}: ${length}, ${split ? 'continued' : 'one page each'}`, async () => {
      const scene = designDeck(deck, template, typesetter, { split });
      if (!split) assert.equal(scene.pages.length, deck.slides.length);
      const faults = lintScene(scene).map(({ page, rule, node, message }) => {
        const title = scene.pages[page - 1]?.title.slice(0, 30);
        return `page ${page} (${title}): ${rule}: ${node}: ${message}`;
      });
      assert.deepEqual(faults, []);
      if (validated) await assertDesignedPptx(writePptx(scene, { fonts, image }));
    });
  }
}
