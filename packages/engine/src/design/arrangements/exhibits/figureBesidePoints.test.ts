import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import type { Page } from '../../../model/scene.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { lintScene } from '../../finish/lint.ts';
import { leaves } from '../../page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const POINTS = [
  'Energy per pallet has dropped from 4.8 to 3.1 kWh, mostly because the doors now close by themselves',
  'Pick errors went the other way: 1.9 percent in August, 2.6 percent in October',
  'Two people from the night shift told me that the labels on the upper shelves can’t be read from the truck',
];
const slideOf = (figure: string, statement: string, points: string[]): DeckInput['slides'][number] => ({
  kind: 'bigNumber',
  title: `Where we are after six weeks: ${figure}`,
  figure,
  statement,
  points,
});
const inkOf = (page: Page | undefined): string =>
  leaves(page?.nodes ?? [])
    .flatMap((node) => (node.type === 'shape' ? (node.text?.paragraphs ?? []) : []))
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .toLowerCase();

test('a figure stands beside all of its points, in templates of every family', () => {
  const slides = [
    slideOf('61%', 'The new cold store has taken 61 percent of our pallets so far', POINTS),
    slideOf('171,000 euros', '', ['Payback is reached in the second year']),
    slideOf('13.800', 'Nur 13.800 kamen', [...POINTS, 'Wir haben zu spät reagiert', 'Auch die Lesepaten fehlen']),
  ];
  const deck = deckSchema.parse({ title: 'Cold store', slides });
  for (const template of ['Tokyo', 'NewYork', 'Mumbai', 'Paris', 'Geneva', 'Chicago', 'Auckland', 'Singapore', 'Nairobi']) {
    const scene = designDeck(deck, template, typesetter, { split: true });
    assert.deepEqual(lintScene(scene), [], template);
    assert.equal(scene.pages.length, slides.length, template);
    for (const [i, { notes }] of scene.pages.entries()) {
      assert.equal(notes, '', template);
      const { figure, points = [] } = deck.slides[i] as Extract<(typeof deck.slides)[number], { kind: 'bigNumber' }>;
      const shown = inkOf(scene.pages[i]);
      for (const text of [figure, ...points])
        assert.ok(shown.includes((text.split(': ').at(-1) ?? '').toLowerCase()), `${template}: ${text}`);
    }
  }
});

test('what has no room beside its figure stands as points', () => {
  const long = POINTS.flatMap((text) => [text, text.replace(/^\w+/u, 'Also')]).map((text) => `${text}. ${text}. ${text}`);
  const [page] = designDeck(deckSchema.parse({ title: 'Cold store', slides: [slideOf('61%', 'Taken', long)] }), 'Tokyo', typesetter, {
    split: true,
  }).pages;
  assert.ok(inkOf(page).includes('energy per pallet'));
});

test('in a body beside its title the figure stands large above its points', () => {
  const slide = slideOf('up to 15,000 €', 'Members are insured for accidents in the workshop up to 15,000 €', POINTS.slice(0, 2));
  const [page] = designDeck(deckSchema.parse({ title: 'Lease', slides: [slide] }), 'Beijing', typesetter, { split: true }).pages;
  const drawn = leaves(page?.nodes ?? []).flatMap((node) => (node.type === 'shape' && node.text ? [node] : []));
  const runs = drawn.flatMap(({ text }) => (text?.paragraphs ?? []).flatMap((paragraph) => paragraph.runs));
  const sizeOf = (words: string): number => Math.max(...runs.filter(({ text }) => text.includes(words)).map(({ style }) => style.size));
  const topOf = (words: string): number =>
    Math.min(...drawn.filter(({ text }) => JSON.stringify(text?.paragraphs).includes(words)).map(({ frame }) => frame.y));
  assert.ok(sizeOf('15,000') >= 38);
  assert.ok(sizeOf('Energy per pallet') >= 14);
  assert.ok(topOf('Energy per pallet') > topOf('Members are insured'));
});

test('a figure whose title says what it is stands over few points, its unit smaller than its number', () => {
  const texts = ['Nobody can say when the parts arrive', 'The hall stays shut until then'];
  const deck = deckSchema.parse({ title: 'Costs', language: 'en', slides: [slideOf('372,000 euros', '', texts)] });
  for (const template of ['Tokyo', 'NewYork', 'Cairo']) {
    const scene = designDeck(deck, template, typesetter, { split: true });
    assert.deepEqual(lintScene(scene), []);
    const runs = leaves(scene.pages[0]?.nodes ?? [])
      .flatMap((node) => (node.type === 'shape' && node.role !== 'title' ? (node.text?.paragraphs ?? []) : []))
      .filter(({ runs: [first] }) => first?.text.startsWith('372,000'))
      .flatMap((paragraph) => paragraph.runs);
    const [number, unit] = runs;
    assert.deepEqual([number?.text.toLowerCase(), unit?.text.trim().toLowerCase()], ['372,000', 'euros'], template);
    assert.ok((number?.style.size ?? 0) > 1.5 * (unit?.style.size ?? 0), template);
    assert.ok(texts.every((text) => inkOf(scene.pages[0]).includes(text.toLowerCase())));
  }
});

test('a long figure is set smaller before the words beside it are', () => {
  const slides = [slideOf('14 500 → 17 700 €', 'The contract ends on 30 June, and the publisher asks for 22 % more', POINTS)];
  for (const template of ['Boston', 'Seoul', 'Tokyo']) {
    const [page] = designDeck(deckSchema.parse({ title: 'Software', slides }), template, typesetter, { split: true }).pages;
    const sizes = leaves(page?.nodes ?? []).flatMap((node) =>
      node.type === 'shape' && node.name.startsWith('Point')
        ? (node.text?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ style }) => style.size))
        : [],
    );
    assert.ok(sizes.length > 0 && Math.min(...sizes) >= 14, `${template}: ${sizes.join(' ')}`);
  }
});
