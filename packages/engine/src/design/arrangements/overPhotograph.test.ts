import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { blend, contrast, type Palette, resolveColor } from '../../model/color.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { lintScene } from '../finish/lint.ts';
import { leaves } from '../page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const images = { quay: { mime: 'image/jpeg', width: 1800, height: 1200 }, small: { mime: 'image/jpeg', width: 300, height: 200 } } as const;
const pictured = (image: string) =>
  deckSchema.parse({
    title: 'Wind at sea',
    slides: [
      { kind: 'section', title: 'Cables, ports and people', number: 2, subtitle: 'What limits the next ten years' },
      { kind: 'quote', title: 'What the crews say', quote: 'The sea decides.', name: 'Moira Sinclair', role: 'Trading' },
      { kind: 'closing', title: 'Say yes to the second cable', facts: [{ label: 'Contact', value: 'Moira Sinclair' }] },
    ].map((slide) => ({ ...slide, picture: { query: 'quay', alt: 'The quay at dawn', image } })),
  });

for (const id of ['Tokyo', 'London', 'Milan', 'Seoul', 'Marrakesh', 'Paris']) {
  test(`${id}: what stands over a photograph is legible, be that white or black`, () => {
    const scene = designDeck(pictured('quay'), id, typesetter, { split: true, images });
    assert.deepEqual(lintScene(scene), []);
    const palette: Palette = scene.theme.palette;
    for (const page of scene.pages) {
      const [photograph, veil] = page.nodes;
      assert.ok(photograph?.type === 'picture' && veil?.type === 'shape' && veil.fill && !('stops' in veil.fill));
      const { fill } = veil;
      const under = ([255, 0] as const).map((v) => blend(resolveColor(fill, palette), [v, v, v, 1]));
      for (const node of leaves(page.nodes)) {
        if (node.type !== 'shape' || !node.text || node.fill) continue;
        for (const run of node.text.paragraphs.flatMap((p) => p.runs)) {
          const lowest = Math.min(...under.map((ground) => contrast(resolveColor(run.style.color, palette), ground)));
          assert.ok(lowest >= (run.style.size >= 24 ? 3 : 4.5), `${node.name}: ${lowest.toFixed(2)}`);
        }
      }
    }
  });
}

test('a photograph that would blur over the page leaves the art where it is', () => {
  const bare = designDeck(deckSchema.parse({ ...pictured('small') }), 'Tokyo', typesetter, { split: true, images });
  assert.ok(leaves(bare.pages.flatMap((page) => page.nodes)).every((node) => node.type !== 'picture'));
});
