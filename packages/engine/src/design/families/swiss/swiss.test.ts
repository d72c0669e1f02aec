import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';

const typesetter = createTypesetter(createFontSource());

const pageOf = (slide: object) => {
  const scene = designDeck(deckSchema.parse({ title: 'Lanes', slides: [slide] }), 'Geneva', typesetter, { split: true });
  return leaves(scene.pages[0]?.nodes ?? []);
};

test('two to six figures stand on planes that do not touch, the figures on one line each', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const stats = Array.from({ length: count }, (_, i) => ({ figure: i === 0 ? '11 min' : `${i}4 %`, label: 'of riders' }));
    const nodes = pageOf({ kind: 'stats', title: 'In figures', stats });
    const planes = nodes.filter(({ name }) => name.startsWith('Plane')).map(({ frame }) => frame);
    assert.equal(planes.length, count);
    for (const [i, a] of planes.entries()) {
      for (const b of planes.slice(i + 1))
        assert.ok(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y, `${count}: planes overlap`);
    }
    const heads = nodes.filter(({ name }) => name.startsWith('Head'));
    assert.ok(heads.every((node) => node.type === 'shape' && node.text?.lines.length === 1));
  }
});

test('a cover title of few words crosses all columns; one of many stands in those beside the art', () => {
  const widthOf = (title: string) =>
    pageOf({ kind: 'cover', title }).find((node) => node.type === 'shape' && node.role === 'title')?.frame.w ?? 0;
  assert.ok(widthOf('The quickest way to work has two wheels again') > 440);
  assert.ok(widthOf('Many words of a title that goes on and on '.repeat(4).trim()) <= 420);
});

test('what a chart shows stands below its title, beside the chart', () => {
  const chart = { type: 'column', categories: ['2024', '2025'], series: [{ name: 'Riders', values: [3, 5] }] };
  const nodes = pageOf({ kind: 'chart', title: 'Riding grows', chart, takeaway: { figure: '+66%', text: 'more riders than a year ago' } });
  const frameOf = (name: string) => nodes.find((node) => node.name === name)?.frame;
  const drawn = nodes.find((node) => node.type === 'chart')?.frame;
  const said = frameOf('Takeaway');
  assert.ok(drawn && said && said.x + said.w < drawn.x);
});

test('a title of many lines stands above its points, on the wide page; a short one beside them', () => {
  const items = ['We wrote the help page first', 'Each release had one owner'].map((text) => ({ text }));
  const titled = (title: string) => {
    const nodes = pageOf({ kind: 'bullets', title, items });
    const frameOf = (name: string) => nodes.find((node) => node.name === name)?.frame;
    return { title: frameOf('Title'), first: frameOf('Point 1') };
  };
  const short = titled('Two habits');
  assert.ok(short.title && short.first && short.title.x + short.title.w < short.first.x);
  const long = titled('Two habits made the best releases of the year feel effortless to all of us');
  assert.ok(long.title && long.first && long.title.y < long.first.y && long.title.w > 400);
});

test('the deck is named on the layouts, the chapter in the footer of its pages', () => {
  const slides = [
    { kind: 'section', title: 'Streets' },
    { kind: 'bullets', title: 'On streets', items: [{ text: 'One' }, { text: 'Two' }] },
  ];
  const scene = designDeck(deckSchema.parse({ title: 'Lanes', slides }), 'Berlin', typesetter, { split: true });
  const wordsOf = (node: (typeof scene.pages)[number]['nodes'][number] | undefined) =>
    node?.type === 'shape' ? node.text?.paragraphs.flatMap((p) => p.runs.map((run) => run.text)).join('') : undefined;
  const page = scene.pages[1];
  assert.equal(wordsOf(page?.nodes.find((node) => node.type === 'shape' && node.placeholder === 'footer')), 'Streets');
  assert.equal(wordsOf(scene.layouts[page?.layout ?? 0]?.nodes.find(({ name }) => name === 'Deck')), 'Lanes');
});
