import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { designDeck } from '../../../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../../packages/engine/src/text/typeset.ts';
import { type Length, type Script, scripts, specimenDeck } from '../../fixtures/specimens.ts';
import { fonts } from '../../fixtures/typesetting.ts';
import { assertValidPptx } from '../../pptx/validate.ts';

test('the files of all templates are valid', async () => {
  const typesetter = createTypesetter(fonts);
  const allScripts = Object.keys(scripts) as Script[];
  const files = templateIds.map((template, i) => {
    const script = allScripts[i % allScripts.length] ?? 'Latin';
    const length: Length = i % 4 === 0 ? 'short' : 'typical';
    const scene = designDeck(specimenDeck(script, length), template, typesetter, { split: true });
    return writePptx(scene, {
      fonts,
      image: (id) => {
        throw new Error(`the specimens show no picture, but "${id}" is asked for`);
      },
    });
  });
  await assertValidPptx(...files);
});
