import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { echoOnCover } from './echoOnCover.ts';

const deckOf = (title: string, first: { title: string; text: string }): readonly Slide[] => [
  { kind: 'cover', title, notes: '' },
  { kind: 'bullets', title: first.title, items: [{ text: first.text }], notes: `${first.text}.` },
  ...['Scope', 'Prices', 'Delivery'].map(
    (heading): Slide => ({ kind: 'bullets', title: heading, items: [{ text: `Of ${heading}` }], notes: '' }),
  ),
];

test('the only sentence above the sections is said by the cover where it is about its title, else by the speaker', () => {
  const plan = 'Planner builds the week in a few minutes, tells everybody on the phone and knows who is away';
  const [cover, next] = echoOnCover(
    deckOf('Planner – the rota without a spreadsheet', { title: 'Planner builds the week in a few minutes', text: plan }),
    'en',
  );
  assert.ok(cover?.kind === 'cover' && cover.subtitle === plan && next?.title === 'Scope', JSON.stringify(cover));
  const letter = 'After a visit to the works and a look at the bills, the board sends an answer';
  const [bare, behind] = echoOnCover(deckOf('Cooling for the dairy', { title: 'After a visit to the works', text: letter }), 'en');
  assert.ok(bare?.kind === 'cover' && bare.subtitle === undefined && behind?.title === 'Scope', JSON.stringify(bare));
  assert.match(bare.notes, /the board sends an answer/u);
});

test('a slide that says more than its title keeps its place', () => {
  const told = deckOf('Cooling for the dairy', {
    title: 'The north hall is cooled first',
    text: 'The north hall is cooled first, and its 40 vats are moved in May',
  });
  assert.equal(echoOnCover(told, 'en'), told);
  const other = deckOf('Cooling for the dairy', { title: 'The north hall', text: 'All vats are moved in May' });
  assert.equal(echoOnCover(other, 'en'), other);
});
