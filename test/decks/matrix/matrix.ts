/** Every template with every layout, in short, usual and far too long words: no fault on any page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { designDeck } from '../../../packages/engine/src/design/designDeck.ts';
import { lintScene } from '../../../packages/engine/src/design/lint.ts';
import { createTypesetter } from '../../../packages/engine/src/text/typeset.ts';
import { type Length, type Script, scripts, specimenDeck } from '../../fixtures/specimens.ts';
import { fonts } from '../../fixtures/typesetting.ts';

const typesetter = createTypesetter(fonts);

/** The tests of a script. Far too long words take the most time, so each template meets them in one script; the scripts take turns. */
export function testMatrix(script: Script): void {
  const turn = Object.keys(scripts).indexOf(script);
  for (const [i, template] of templateIds.entries()) {
    const all: Length[] = i % 3 === turn ? ['short', 'typical', 'long'] : ['short', 'typical'];
    test(`${template}: ${all.join(', ')}`, () => {
      const faults = all.flatMap((length, k) => {
        // Continued slides and slides that are kept to one page take turns, too.
        const scene = designDeck(specimenDeck(script, length), template, typesetter, { split: (i + k) % 2 === 0 });
        return lintScene(scene).map(({ page, rule, node, message }) => {
          const title = scene.pages[page - 1]?.title.slice(0, 30);
          return `${length}, page ${page} (${title}): ${rule}: ${node}: ${message}`;
        });
      });
      assert.deepEqual(faults, []);
    });
  }
}
