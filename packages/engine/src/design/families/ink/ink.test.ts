import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deck, deck as deckSchema } from '@slidewright/contract/deck';
import { templatesOf } from '../../../../../../test/fixtures/templateDecks.ts';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';
import { numeral } from './numeral.ts';

const names = templatesOf('ink');
const typesetter = createTypesetter(createFontSource());

const deck = (slides: readonly object[]): Deck => deckSchema.parse({ title: 'Repair', language: 'en', slides });

const slides = [
  { kind: 'cover', title: 'Three hundred courtyards, repaired by those who live in them', subtitle: 'Programme for the inner-city lanes' },
  { kind: 'section', title: 'Repair follows the axis', number: 3 },
  {
    kind: 'bullets',
    title: 'Residents stay',
    items: ['Work one wing at a time', 'Buy timber once', 'Keep the gate'].map((text) => ({ text })),
  },
  { kind: 'cards', title: 'What they ask for', cards: ['Certainty', 'Proof', 'Price'].map((head) => ({ head, text: 'A fixed price' })) },
  { kind: 'stats', title: 'Small grants', stats: ['312', '9 wk', '71%'].map((figure) => ({ figure, label: 'courtyards on the list' })) },
  { kind: 'bigNumber', title: 'Support', figure: '61%', statement: 'of new teams finished' },
  { kind: 'timeline', title: 'Four years', points: ['2025', '2026', '2027'].map((date) => ({ date, text: 'Survey of the lanes' })) },
  { kind: 'process', title: 'Three steps', steps: ['Hear', 'Measure', 'Repair'].map((head) => ({ head, text: 'A person answers' })) },
  { kind: 'quote', title: 'A resident', quote: 'A roof is repaired in a week.', name: 'Sun Meihua' },
  { kind: 'closing', title: 'Say yes by April', facts: [{ label: 'Decision', value: '30 April' }] },
];

test('the title stands beside the text, and above a table of many columns', () => {
  const columns = Array.from({ length: 4 }, (_, i) => `Column ${i + 1}`);
  const wide = { kind: 'table', title: 'Four columns', columns, rows: [columns, columns] };
  const scene = designDeck(deck([slides[2] ?? {}, wide]), 'Beijing', typesetter, { split: true });
  const frameOf = (page: number, role: string) =>
    leaves(scene.pages[page]?.nodes ?? []).find((n) => n.type === 'shape' && n.role === role)?.frame;
  const [title, list] = [frameOf(0, 'title'), frameOf(0, 'list')];
  assert.ok(title && list && title.x + title.w <= 340 && list.x >= 376);
  const table = scene.pages[1]?.nodes.find((node) => node.type === 'table')?.frame;
  const above = frameOf(1, 'title');
  assert.ok(table && above && above.y + above.h <= table.y && table.w > 800);
});

test('numbers of sections are words, Roman capitals or figures, as the hand and the language want', () => {
  assert.equal(numeral(2, 'word', 'en-GB'), 'Two');
  assert.equal(numeral(11, 'word', 'ja'), '十一');
  assert.equal(numeral(2, 'word', 'de'), '2');
  assert.equal(numeral(13, 'word', 'en'), '13');
  assert.deepEqual(
    [1, 4, 9, 14, 49].map((n) => numeral(n, 'roman', 'en')),
    ['I', 'IV', 'IX', 'XIV', 'XLIX'],
  );
  assert.equal(numeral(4, 'roman', 'ar'), '4');
  assert.equal(numeral(4, 'figure', 'en'), '4');
});

test('six things stand in ruled cells on the wide page, figures without the mark that heads have', () => {
  const cards = Array.from({ length: 6 }, (_, i) => ({ head: `Promise ${i + 1}`, text: 'A person answers.' }));
  const stats = cards.map(({ text }, i) => ({ figure: `${i + 1}1%`, label: text }));
  const both = [
    { kind: 'cards', title: 'Six promises', cards },
    { kind: 'stats', title: 'Six figures', stats },
  ];
  for (const name of names) {
    const scene = designDeck(deck(both), name, typesetter, { split: true });
    const count = (page: number, start: string) =>
      leaves(scene.pages[page]?.nodes ?? []).filter((node) => node.name.startsWith(start)).length;
    assert.deepEqual([count(0, 'Mark '), count(0, 'Hairline '), count(1, 'Mark '), count(1, 'Hairline ')], [6, 2, 0, 2], name);
  }
});

test('ornaments above figures are of one size, since lesser ones would tell of lesser values', () => {
  const stats = ['312', '405', '71'].map((figure) => ({ figure, label: 'courtyards on the list' }));
  const [page] = designDeck(deck([{ kind: 'stats', title: 'Small grants', stats }]), 'Beijing', typesetter, { split: true }).pages;
  const heights = leaves(page?.nodes ?? []).flatMap((node) =>
    node.name.startsWith('Stroke') && 'frame' in node ? [Math.round(node.frame.h)] : [],
  );
  assert.deepEqual([heights.length, new Set(heights).size], [3, 1]);
});

test('a mark that fonts have is a bullet, so that it goes with its point; a stroke of the hand is drawn beside it', () => {
  const items = [
    'Trees cool the street where they stand close.',
    'Roofs keep the rain of half an hour.',
    'Squares are shaded from ten to four.',
    'Wells are open',
  ].map((text) => ({ text }));
  for (const name of names) {
    const [page] = designDeck(deck([{ kind: 'bullets', title: 'What we found', items }]), name, typesetter, { split: true }).pages;
    const nodes = leaves(page?.nodes ?? []);
    const list = nodes.find((node) => 'role' in node && node.role === 'list');
    const bullets = list?.type === 'shape' ? (list.text?.paragraphs ?? []).filter(({ bullet }) => bullet !== undefined).length : 0;
    const marks = nodes.filter((node) => node.name.startsWith('Mark ')).length;
    assert.deepEqual([bullets, marks], name === 'Cairo' || name === 'Delhi' ? [4, 0] : [0, 4], name);
  }
});
