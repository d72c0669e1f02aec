import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck } from '@slidewright/contract/deck';
import { placesFor } from './places.ts';

const rooms = { cover: { w: 540, h: 540 }, bullets: { w: 288, h: 404 }, picture: { w: 960, h: 540 } };
const places = (slides: DeckInput['slides']) => placesFor(deck.parse({ title: 'Rivers', slides }), { rooms }).map(({ index }) => index);
const points = (count: number, text = 'The river rises in spring') => Array.from({ length: count }, () => ({ text }));
const list = (more: object = {}) => ({ kind: 'bullets' as const, title: 'Rivers', items: points(3), ...more });
const asked = { picture: { query: 'river', alt: 'A river' } };

test('the cover, and lists in a rhythm', () => {
  assert.deepEqual(places([{ kind: 'cover', title: 'Rivers' }, list(), list(), list(), list(), list()]), [0, 1, 4]);
});

test('lists for which the writer asked for a picture stand nearer, but not side by side', () => {
  assert.deepEqual(places([list(asked), list(asked), list(asked), list(asked)]), [0, 2]);
});

test('a picture of the source counts in the rhythm and is not replaced', () => {
  const own = { picture: { query: 'river', alt: 'A river', image: 'p1' } };
  assert.deepEqual(places([list(), list(own), list(), list(), list()]), [0, 4]);
});

test('only lists that leave room for it', () => {
  const long = points(
    4,
    'The river rises in spring, when the snow melts in the mountains, and carries stones and sand into the valley below.',
  );
  assert.deepEqual(places([list({ items: points(6) }), list({ items: points(1) }), list({ ordered: true }), list({ items: long })]), []);
  const wide = points(
    4,
    '春になると山の雪が解け、川は石や砂を谷へと運び、下流の平野に新しい土地を作り出しながら海へ向かってゆっくりと流れていく。',
  );
  assert.deepEqual(places([list({ items: wide })]), []);
});

test('pages between the parts where other pictures are far, and only some of them', () => {
  const section = { kind: 'section' as const, title: 'Part' };
  const table = { kind: 'table' as const, title: 'Table', columns: ['a'], rows: [['1']] };
  const quote = { kind: 'quote' as const, title: 'Said', quote: 'The river has its own will.' };
  const cover = { kind: 'cover' as const, title: 'Rivers' };
  const closing = { kind: 'closing' as const, title: 'Thank you' };
  assert.deepEqual(places([cover, section, table, table, section, table, table, quote, table, closing]), [0, 4, 9]);
  assert.deepEqual(places([cover, section, list(), table, section, table, table, closing]), [0, 2, 7]);
  assert.deepEqual(places([cover, table, section, table, closing]), [0]);
  assert.deepEqual(places([cover, table, { ...section, ...asked }, table, { ...closing, ...asked }]), [0, 2, 4]);
  const many = Array.from({ length: 30 }, (_, i) => (i % 2 ? section : table));
  assert.equal(places(many).length, 3);
  const own = { picture: { query: 'river', alt: 'A river', image: 'p1' } };
  assert.deepEqual(places([table, table, section, { ...quote, ...own }, table, table, section, closing]), [7]);
});

test('never charts or tables; always slides that are made for a picture', () => {
  assert.deepEqual(
    places([
      { kind: 'section', title: 'Part' },
      { kind: 'table', title: 'Table', columns: ['a'], rows: [['1']] },
      { kind: 'picture', title: 'Picture' },
      { kind: 'coverPicture', title: 'Cover' },
    ]),
    [2, 3],
  );
});

test('at most twelve', () => {
  assert.equal(places(Array.from({ length: 20 }, () => ({ kind: 'picture' as const, title: 'Picture' }))).length, 12);
});
