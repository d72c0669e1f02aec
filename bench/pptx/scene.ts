/** The deck as a Scene, in the layouts of the fixture. */
import type { Page, Scene, SceneNode } from '../../packages/engine/src/model/scene.ts';
import { allNodesScene } from '../../test/fixtures/allNodes.ts';
import { chart } from '../../test/fixtures/scene/charts.ts';
import { placeholderOf } from '../../test/fixtures/scene/layouts.ts';
import { filled, pageOf } from '../../test/fixtures/scene/pages.ts';
import { paragraph, run, setText, style } from '../../test/fixtures/scene/text.ts';
import { deck, notes, photoNumbers, type SlideContent } from './content.ts';

const BULLETS = 1;
const TITLE_ONLY = 2;

function page(slide: SlideContent, number: number): Page {
  switch (slide.kind) {
    case 'title':
      return pageOf(
        0,
        number,
        slide.title,
        [filled(0, 'subtitle', [paragraph(run(slide.subtitle, placeholderOf(0, 'subtitle').style))], 'body')],
        notes,
      );
    case 'bullets':
      return pageOf(BULLETS, number, slide.title, [list(slide.items), picture(slide.photo)], notes);
    case 'chart': {
      const node = chart('column', placeholderOf(BULLETS, 'body').frame);
      const data = { ...node.data, categories: [...slide.categories], series: [{ name: slide.title, values: [...slide.values] }] };
      const { scale: _, ...look } = node.look;
      return pageOf(TITLE_ONLY, number, slide.title, [{ ...node, data, look }], notes);
    }
    case 'table':
      return pageOf(TITLE_ONLY, number, slide.title, [table(slide.rows)], notes);
  }
}

const list = (items: readonly string[]): SceneNode =>
  filled(
    BULLETS,
    'body',
    items.map((text) => paragraph(run(text, style(18)), { indent: 18, spaceBefore: 6, bullet: { text: '•', style: style(18) } })),
    'list',
  );

const picture = (number: number): SceneNode => ({
  type: 'picture',
  name: 'Picture',
  frame: { x: 640, y: 300, w: 270, h: 180 },
  alt: 'Two green hills',
  image: `photo${number}`,
});

function table(rows: readonly (readonly string[])[]): SceneNode {
  const columns = (rows[0] ?? []).map(() => 160);
  return {
    type: 'table',
    name: 'Table',
    frame: { x: 48, y: 112, w: columns.length * 160, h: rows.length * 34 },
    alt: 'A table',
    header: true,
    columns,
    rows: rows.map((texts, r) => ({
      height: 34,
      cells: texts.map((text) => ({
        text: setText([paragraph(run(text, style(14, r ? {} : { weight: 700 })))], {
          width: 160,
          height: 34,
          anchor: 'middle',
          insets: [8, 4, 8, 4],
        }),
        borders: { bottom: { color: { ref: 'muted' }, width: 0.75 } },
      })),
    })),
  };
}

export const benchScene: Scene = {
  ...allNodesScene,
  title: 'The plan for the coming year',
  pages: deck.map((slide, i) => page(slide, i + 1)),
  sections: [],
  images: Object.fromEntries(photoNumbers.map((n) => [`photo${n}`, { mime: 'image/jpeg', width: 240, height: 160 }])),
};
