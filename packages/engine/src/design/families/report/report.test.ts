import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import type { SceneNode } from '../../../model/scene.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { lintScene } from '../../finish/lint.ts';
import { leaves } from '../../page/behind.ts';

const names = templatesOf('report');
const typesetter = createTypesetter(createFontSource());

const chapter = (i: number) => [
  { kind: 'section', title: `Chapter ${i + 1}, which has a name of some length`, subtitle: 'What was found' },
  { kind: 'bullets', title: `Findings ${i + 1}`, items: ['Leases end', 'Buying costs', 'Yards wait'].map((text) => ({ text })) },
];
const deckOf = (chapters: number) =>
  deckSchema.parse({
    title: 'Housing the ring',
    language: 'en',
    slides: [
      { kind: 'cover', title: 'Housing the ring: where 40,000 new homes can stand', label: 'Council report', meta: 'Spring 2026' },
      ...Array.from({ length: chapters }, (_, i) => chapter(i)).flat(),
      { kind: 'cards', title: 'Three tests', cards: ['Ownership', 'Soil', 'Noise'].map((head) => ({ head, text: 'Six in ten homes' })) },
      { kind: 'stats', title: 'In numbers', stats: ['40,200', '61%', '€ 3.1 bn', '9', '12'].map((figure) => ({ figure, label: 'homes' })) },
      { kind: 'bigNumber', title: 'One figure', figure: '61%', statement: 'on land the city already owns' },
      { kind: 'quote', title: 'The mayor', quote: 'Build where the water is.', name: 'A mayor' },
      { kind: 'closing', title: 'Four decisions this spring', facts: [{ label: 'Budget', value: '14 March' }] },
    ],
  });

test('the layouts of the family pass the lint in each of its templates, with many chapters and with none', () => {
  for (const name of names) {
    for (const chapters of [0, 3, 14])
      assert.deepEqual(lintScene(designDeck(deckOf(chapters), name, typesetter, { split: true })), [], name);
  }
});

test('the layouts name all chapters, and a page marks its own, whose name is the footer', () => {
  for (const name of names) {
    const scene = designDeck(deckOf(3), name, typesetter, { split: true });
    const page = scene.pages.find(({ title }) => title === 'Findings 2');
    const strip = scene.layouts[page?.layout ?? -1]?.nodes.filter((node) => node.name.startsWith('Chapter ') && 'text' in node) ?? [];
    assert.deepEqual(
      strip.map((node) => node.name),
      ['Chapter 1', 'Chapter 2', 'Chapter 3'],
    );
    const footer = page?.nodes.find((node) => node.type === 'shape' && node.placeholder === 'footer');
    assert.deepEqual(footer?.frame, strip[1]?.frame);
    assert.match(wordsOf(footer), /^Chapter 2/);
  }
});

test('many chapters are counted at the head, and the name of the current one follows', () => {
  const scene = designDeck(deckOf(14), 'Amsterdam', typesetter, { split: true });
  const page = scene.pages.find(({ title }) => title === 'Findings 9');
  const strip = scene.layouts[page?.layout ?? -1]?.nodes.filter((node) => node.name.startsWith('Chapter ')) ?? [];
  assert.equal(wordsOf(strip.at(-1)), '14');
  const footer = page?.nodes.find((node) => node.type === 'shape' && node.placeholder === 'footer');
  assert.equal(wordsOf(footer), 'Chapter 9, which has a name of some length');
  const bar = page?.nodes.find((node) => node.name === 'Bar of the chapter');
  assert.equal(bar?.frame.x, strip.find((node) => node.name === 'Chapter 9')?.frame.x);
});

test('a deck without chapters has its own name in the footer', () => {
  const scene = designDeck(deckOf(0), 'Milan', typesetter, { split: true });
  const page = scene.pages.find(({ title }) => title === 'Three tests');
  assert.equal(wordsOf(page?.nodes.find((node) => node.type === 'shape' && node.placeholder === 'footer')), 'Housing the ring');
});

test('charts and tables are numbered in the order of the deck, in the word of its language where that is known', () => {
  const exhibits = (language: string) => {
    const deck = deckSchema.parse({
      title: 'Housing the ring',
      language,
      slides: [
        { kind: 'table', title: 'Parcels', columns: ['Site', 'Homes'], rows: [['Harbour', '20,400']] },
        {
          kind: 'chart',
          title: 'Rents',
          chart: { type: 'column', unit: 'Index', categories: ['2024', '2025'], series: [{ name: 'Rent', values: [100, 104] }] },
        },
      ],
    });
    const { pages } = designDeck(deck, 'Amsterdam', typesetter, { split: true });
    return pages.map(({ nodes }) => wordsOf(nodes.find(({ name }) => name === 'Exhibit' || name === 'Unit')));
  };
  assert.deepEqual(exhibits('en-GB'), ['Exhibit 1', 'Exhibit 2   Index']);
  assert.deepEqual(exhibits('zh-Hant'), ['圖表 1', '圖表 2   Index']);
  assert.deepEqual(exhibits('eo'), ['', 'Index']);
});

const wordsOf = (node: SceneNode | undefined): string =>
  node?.type === 'shape' ? (node.text?.paragraphs.flatMap((p) => p.runs.map((run) => run.text)).join('') ?? '') : '';

const texts = (input: Parameters<typeof deckSchema.parse>[0], page: number): string[] => {
  const scene = designDeck(deckSchema.parse(input), 'Amsterdam', typesetter, { split: true });
  return leaves(scene.pages[page]?.nodes ?? []).map((node) =>
    'text' in node ? (node.text?.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('|') ?? '') : '',
  );
};

test('cards of several short sentences lead with the first and go on in rows; a text to be read as a whole stays one', () => {
  const card = (head: string, text: string) => ({ head, text });
  const cards = [
    card('Soil', 'Clean ground is rare, but its price is known. Basins need fourteen months. Reuse saves a third.'),
    card('Noise', 'Half of the parcels fail on noise alone. New paths free 48 of them.'),
  ];
  const slide = { kind: 'cards', title: 'What decides', cards };
  const shown = texts({ title: 'T', slides: [slide] }, 0);
  assert.ok(shown.includes('Clean ground is rare, but its price is known.'));
  assert.ok(shown.includes('Basins need fourteen months.|Reuse saves a third.'));
  const whole = [cards[0], card('Noise', 'It fails on noise alone')];
  assert.ok(texts({ title: 'T', slides: [{ ...slide, cards: whole }] }, 0).includes(cards[0]?.text ?? ''));
});

test('a closing without facts recalls the chapters', () => {
  const section = (title: string) => ({ kind: 'section', title });
  const closing = { kind: 'closing', title: 'Thank the council' };
  const recalled = (slides: object[]) => texts({ title: 'T', slides: [...slides, closing] }, slides.length);
  assert.ok(recalled([section('Demand'), section('Land')]).includes('Land'));
  assert.ok(!recalled([section('Demand')]).includes('Demand'));
});
