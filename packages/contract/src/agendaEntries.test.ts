import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEntriesKept } from './agendaEntries.ts';
import { type Deck, deck as schema } from './deck.ts';

const before = schema.parse({
  title: 'Canals',
  slides: [
    { kind: 'agenda', title: 'Contents', items: ['Locks', 'Boats', 'Tolls'] },
    { kind: 'section', title: 'What a lock does', opens: [0] },
    { kind: 'section', title: 'Who sails', opens: [1, 2] },
  ],
});

const withItems = (items: string[]): Deck => ({
  ...before,
  slides: before.slides.map((slide) => (slide.kind === 'agenda' ? { ...slide, items } : slide)),
});
const openedIn = ({ slides }: Deck) => slides.slice(1).map(({ opens }) => opens);

test('a slide opens its entry wherever that stands on the agenda', () => {
  assert.deepEqual(openedIn(withEntriesKept(before, withItems(['Tolls', 'Locks', 'Boats']))), [[1], [2, 0]]);
  assert.deepEqual(openedIn(withEntriesKept(before, withItems(['Rain', 'Locks', 'Boats', 'Tolls']))), [[1], [2, 3]]);
});

test('and no more when it is gone', () => {
  assert.deepEqual(openedIn(withEntriesKept(before, withItems(['Boats', 'Tolls']))), [undefined, [0, 1]]);
});

test('an entry in other words is the one in its place', () => {
  assert.deepEqual(openedIn(withEntriesKept(before, withItems(['Locks', 'Ships', 'Tolls']))), [[0], [1, 2]]);
});

test('what is told anew stays', () => {
  const told = withItems(['Tolls', 'Locks', 'Boats']);
  const [agenda, first, ...others] = told.slides;
  assert.ok(agenda && first);
  assert.deepEqual(openedIn(withEntriesKept(before, { ...told, slides: [agenda, { ...first, opens: [0] }, ...others] })), [[0], [2, 0]]);
});
