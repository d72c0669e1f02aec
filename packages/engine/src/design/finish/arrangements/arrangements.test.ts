import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import type { Frame, Layout, Page, ShapeNode } from '../../../model/scene.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';
import { withArrangements } from './arrangements.ts';
import { sameFrame } from './ownPlace.ts';

const typesetter = createTypesetter(createFontSource());
const example = async (name: string) =>
  deck.parse(JSON.parse(await readFile(new URL(`../../../../../../docs/examples/${name}.json`, import.meta.url), 'utf8')));
const decks = [await example('product-plan'), await example('diagrams')];

for (const template of ['Tokyo', 'Mumbai', 'NewYork', 'Paris']) {
  test(`${template}: slides stand where their layouts say, and layouts are few`, () => {
    for (const each of decks) {
      const { layouts, pages } = designDeck(each, template, typesetter, { split: true });
      const names = layouts.map((layout) => layout.name);
      assert.equal(new Set(names).size, names.length, `${names}`);
      assert.ok(layouts.length <= 40, `${layouts.length} layouts`);
      for (const page of pages) {
        for (const node of leaves(page.nodes)) {
          const place = layouts[page.layout]?.placeholders.find(({ key }) => key === node.placeholder);
          if (node.placeholder === undefined) continue;
          assert.ok(place, `"${page.title}" fills "${node.placeholder}", which its layout does not have`);
          const height = node.type === 'table' ? place.frame.h : node.frame.h;
          assert.ok(sameFrame({ ...node.frame, h: height }, place.frame), `"${page.title}": "${node.name}" has a place of its own`);
        }
      }
    }
  });
}

const style = { family: 'Inter', weight: 400, size: 20, color: { ref: 'text' } } as const;
const textAt = (frame: Frame, anchor: 'top' | 'bottom' = 'top', size: number = style.size): ShapeNode => ({
  type: 'shape',
  name: 'Text',
  frame,
  geometry: { type: 'rect' },
  role: 'body',
  placeholder: 'body',
  text: {
    insets: [0, 0, 0, 0],
    anchor,
    paragraphs: [
      {
        runs: [{ text: 'Words', style: { ...style, size } }],
        align: 'start',
        rtl: false,
        language: 'en',
        lineHeight: 24,
        spaceBefore: 0,
        indent: 0,
      },
    ],
    lines: [{ paragraph: 0, baseline: 18, width: 50, runs: [] }],
    height: 24,
  },
});
const place: Frame = { x: 60, y: 120, w: 800, h: 360 };
const layout: Layout = {
  name: 'Title and bullets',
  nodes: [],
  placeholders: [
    {
      key: 'body',
      type: 'body',
      index: 1,
      frame: place,
      anchor: 'top',
      align: 'start',
      style,
      lineHeight: 24,
      indent: 0,
      prompt: 'Text',
    },
  ],
};
const pageOf = (...nodes: ShapeNode[]): Page => ({ layout: 0, title: 'T', nodes, notes: '' });
const arranged = (...pages: Page[]) => withArrangements({ layouts: [layout], pages });
const first = (page: Page | undefined): ShapeNode => {
  const node = page?.nodes[0];
  assert.ok(node?.type === 'shape');
  return node;
};

test('a text within its place takes all of it, and its lines stay where they are', () => {
  const [page] = arranged(pageOf(textAt({ x: 60, y: 130, w: 500, h: 200 }))).pages;
  const node = first(page);
  assert.deepEqual(node.frame, place);
  assert.deepEqual(node.text?.insets, [0, 10, 300, 0]);
  assert.equal(node.text?.lines[0]?.baseline, 28);
  const [foot] = arranged(pageOf(textAt({ x: 60, y: 130, w: 500, h: 200 }, 'bottom'))).pages;
  assert.deepEqual(first(foot).text?.insets, [0, 10, 300, 150]);
});

test('an arrangement that the layout does not have is a layout of its own, for all slides that it serves', () => {
  const high: Frame = { x: 60, y: 90, w: 800, h: 390 };
  const { layouts, pages } = arranged(
    pageOf(textAt(place)),
    pageOf(textAt(high)),
    pageOf(textAt({ ...high, y: 100, h: 380 })),
    pageOf(textAt({ ...high, w: 300 })),
  );
  assert.deepEqual(
    layouts.map(({ name }) => name),
    ['Title and bullets', 'Title and bullets, high'],
  );
  assert.deepEqual(
    pages.map((page) => page.layout),
    [0, 1, 1, 1],
  );
  assert.deepEqual(layouts[1]?.placeholders[0]?.frame, high);
});

test('a place is not taken over where something else stands in it', () => {
  const beside: ShapeNode = { ...textAt({ x: 600, y: 120, w: 200, h: 300 }), name: 'Beside' };
  const { placeholder, ...free } = beside;
  const { layouts, pages } = arranged(pageOf(textAt(place)), pageOf(textAt({ ...place, w: 500 }), free as ShapeNode));
  assert.deepEqual(first(pages[1]).frame, { ...place, w: 500 });
  assert.equal(layouts[1]?.name, 'Title and bullets, narrow');
});

test('a layout that no slide uses as it is takes on what most have, and their size', () => {
  const { layouts } = arranged(pageOf(textAt({ x: 30, y: 90, w: 800, h: 390 }, 'top', 16)));
  assert.deepEqual(
    layouts.map(({ name, placeholders }) => [name, placeholders[0]?.frame.x, placeholders[0]?.style.size]),
    [['Title and bullets', 30, 16]],
  );
});

test('a list that is added by hand has room for its bullets, also where slides draw the marks of their points', () => {
  const [body] = layout.placeholders;
  assert.ok(body);
  const dotted: Layout = { ...layout, placeholders: [{ ...body, bullet: '•', indent: 24 }] };
  const { layouts } = withArrangements({ layouts: [dotted], pages: [pageOf(textAt(place))] });
  assert.equal(layouts[0]?.placeholders[0]?.indent, 24);
});

test('a text beside what the layout is for has its place on a layout of its own, and slides without one keep to theirs', () => {
  const remark: ShapeNode = { ...textAt({ x: 60, y: 430, w: 800, h: 50 }), name: 'Remark', placeholder: 'remark' };
  const body = textAt({ ...place, h: 290 });
  const { layouts, pages } = arranged(pageOf(textAt(place)), pageOf(body, remark));
  assert.deepEqual(
    layouts.map(({ name, placeholders }) => [name, ...placeholders.map(({ key }) => key)]),
    [
      ['Title and bullets', 'body'],
      ['Title and bullets, remark', 'body', 'remark'],
    ],
  );
  assert.deepEqual(
    pages.map((page) => page.layout),
    [0, 1],
  );
  // Where all slides have one, the layout itself stays without.
  assert.deepEqual(
    arranged(pageOf(body, remark)).layouts.map(({ placeholders }) => placeholders.length),
    [1, 2],
  );
});
