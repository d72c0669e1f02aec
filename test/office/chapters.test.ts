/** A chapter's name stands before the tab that a slide draws for it, in LibreOffice too, which draws footers of its own behind all of a slide. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { leaves } from '../../packages/engine/src/design/page/behind.ts';
import { SLIDE_WIDTH } from '../../packages/engine/src/model/units.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { everyKindDeck, everyKindImage as image, everyKindImages as images } from '../fixtures/everyKind.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { canRender, renderedPages } from './libreOffice.ts';

const skip = canRender ? false : 'LibreOffice or pdftotext is not installed';
const folder = await mkdtemp(join(tmpdir(), 'slidewright-chapters-'));
after(() => rm(folder, { recursive: true, force: true }));

/** Of 255: Milan's ink is this dark where letters fill a pixel by half, its amber tab is far lighter. */
const INK = 100;

test("Milan's chapter names are seen on their tabs", { skip }, async () => {
  const all = everyKindDeck('Latin');
  const kinds = new Set(['section', 'bullets', 'table']);
  const slides = all.slides.filter(({ kind }) => kinds.has(kind));
  const scene = designDeck({ ...all, slides }, 'Milan', createTypesetter(fonts), { split: true, images });
  const pages = await renderedPages(folder, 'Milan', writePptx(scene, { fonts, image }));
  let seen = 0;
  for (const [i, { nodes }] of scene.pages.entries()) {
    const page = pages[i];
    const name = leaves(nodes).find((node) => node.type === 'shape' && node.placeholder === 'footer' && node.name.startsWith('Chapter'));
    if (!page || !name) continue;
    const scale = page.width / SLIDE_WIDTH;
    const [left, right, top, bottom] = [name.frame.x, name.frame.x + name.frame.w, name.frame.y, name.frame.y + name.frame.h].map((at) =>
      Math.round(at * scale),
    ) as [number, number, number, number];
    const dark = Array.from({ length: bottom - top }, (_, y) =>
      [...page.pixels.subarray(3 * ((top + y) * page.width + left), 3 * ((top + y) * page.width + right))].filter((_, at) => at % 3 === 0),
    ).flat();
    assert.ok(
      dark.some((red) => red < INK),
      `page ${i + 1}: nothing is written on the tab`,
    );
    seen++;
  }
  assert.ok(seen > 0);
});
