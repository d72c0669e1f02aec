import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { everyKindDeck } from '../../../../../../test/fixtures/everyKind.ts';
import { everyKindIn, templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { templateById } from '../../templates/templates.ts';
import { lookOf } from '../looks.ts';

const ids = templatesOf('poster');

test('the blocks of a mosaic and that of its title cover the slide without overlapping', () => {
  for (const id of ids) {
    for (const count of [2, 3, 4]) {
      const mosaic = lookOf('poster', templateById(id)).mosaic(count);
      assert.ok(mosaic, id);
      assert.equal(mosaic.blocks.length, count);
      const area = [mosaic.title, ...mosaic.blocks].reduce((sum, { w, h }) => sum + w * h, 0);
      assert.ok(Math.abs(area - 960 * 540) < 1, `${id} ${count}: ${area}`);
    }
  }
});

test('titles are set in capitals where the template wants it', () => {
  const deck = everyKindDeck('Latin');
  for (const [id, capitals] of [
    ['NewYork', true],
    ['London', false],
  ] as const) {
    const cover = everyKindIn(id).pages[0]?.nodes.find((node) => node.type === 'shape' && node.role === 'title');
    const words = cover?.type === 'shape' ? cover.text?.paragraphs[0]?.runs[0]?.text : undefined;
    const title = deck.slides[0]?.title ?? '';
    assert.equal(words, capitals ? title.toLocaleUpperCase('de') : title);
  }
});

test('steps stand as a stair of blocks from edge to edge, each higher than the one before', () => {
  for (const id of ids) {
    const scene = everyKindIn(id);
    const blocks = scene.pages
      .flatMap((page) => page.nodes)
      .flatMap((node) => (node.type === 'group' && node.name === 'Process' ? node.nodes : []))
      .filter((node) => node.decorative)
      .map((node) => node.frame);
    assert.equal(blocks.length, 4, id);
    assert.deepEqual([blocks[0]?.x, blocks.at(-1)?.x], [0, 720], id);
    blocks.forEach((frame, i) => {
      assert.equal(frame.y + frame.h, 540, id);
      assert.ok(i === 0 || frame.y < (blocks[i - 1]?.y ?? 0), id);
    });
  }
});

test('columns of one series stand edge to edge on a foot that bears their names, or beside a block with what they show', () => {
  const chart = { type: 'column', categories: ['2024', '2025', '2026'], series: [{ name: 'Guests', values: [3, 5, 9] }] };
  const slides = [
    { kind: 'chart', title: 'Guests', chart },
    { kind: 'chart', title: 'Guests again', chart, takeaway: { figure: '3×', text: 'as many as two years ago' } },
    { kind: 'chart', title: 'Losses', chart: { ...chart, series: [{ name: 'Guests', values: [3, -5, 9] }] } },
  ];
  const typesetter = createTypesetter(createFontSource());
  for (const id of ids) {
    const scene = designDeck(deckSchema.parse({ title: 'Charts', slides }), id, typesetter, { split: true });
    const charts = scene.pages.flatMap((page) => page.nodes.filter((node) => node.type === 'chart'));
    assert.deepEqual([charts[0]?.frame.x, charts[0]?.frame.w, charts[0]?.look.gap], [0, 960, 0], id);
    const beside = scene.pages[1]?.nodes.find((node) => node.name === 'Takeaway block');
    assert.equal((charts[1]?.frame.w ?? 0) + (beside?.frame.w ?? 0), 960, id);
    assert.equal(new Set(charts[0]?.look.colors.map((color) => JSON.stringify(color))).size, 3, id);
    // What falls below the line has no foot to stand on.
    assert.ok((charts[2]?.frame.x ?? 0) > 0, id);
  }
});
