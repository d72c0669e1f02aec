import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import type { Page } from '../../model/scene.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { leaves } from '../page/behind.ts';

const typesetter = createTypesetter(createFontSource());

type Slide = Extract<DeckInput['slides'][number], { kind: 'chart' }>;

const slide: Slide = {
  kind: 'chart',
  title: 'Demand exceeds what the wells can give',
  chart: {
    type: 'column',
    categories: ['May', 'June', 'July', 'August'],
    series: [{ name: 'Demand', values: [4, 5, 9, 6] }],
    highlight: 2,
  },
  callout: { figure: '8 %', text: 'The gap is bought in' },
};

function pageOf(change: Partial<Slide> = {}, language = 'en'): Page {
  const deck = deckSchema.parse({ title: 'Water', language, slides: [{ ...slide, ...change }] });
  const page = designDeck(deck, 'Tokyo', typesetter, { split: false }).pages[0];
  assert.ok(page);
  return page;
}

const named = (page: Page, name: string) => leaves(page.nodes).find((node) => node.name === name);

for (const language of ['en', 'ar'])
  test(`the leader ends above the column that the callout speaks of: ${language}`, () => {
    const page = pageOf({}, language);
    const chart = named(page, 'Chart');
    const end = named(page, 'Leader end')?.frame;
    assert.ok(chart?.type === 'chart' && end);
    const column = chart.drawing.find(({ name }) => name === 'Column 3')?.frame;
    assert.ok(column);
    assert.ok(Math.abs(end.x + end.w / 2 - column.x - column.w / 2) < 0.1);
    assert.ok(end.y + end.h < column.y);
  });

test('what has no such column is said as a takeaway', () => {
  const page = pageOf({ chart: { ...slide.chart, type: 'line' } });
  assert.equal(named(page, 'Leader end'), undefined);
  assert.ok(named(page, 'Takeaway'));
});

test('beside a takeaway it has no other place: it stands in the notes', () => {
  const page = pageOf({ chart: { ...slide.chart, type: 'line' }, takeaway: { text: 'Summers are dry' } });
  assert.match(page.notes, /8 % – The gap is bought in/);
});
