import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';

const typesetter = createTypesetter(createFontSource());
const change = (value: number) => ({ label: `Part ${value}`, figure: String(value), value });
const slide = (changes: number[], end: number): DeckInput['slides'][number] => ({
  kind: 'waterfall',
  title: 'Losses fall by half',
  start: { label: 'Before', figure: '100', value: 100 },
  changes: changes.map(change),
  end: { label: 'After', figure: String(end), value: end },
});
const read = (changes: number[], end: number) => deckSchema.safeParse({ title: 'T', slides: [slide(changes, end)] });

test('start and changes have to add up to the end, but for rounding', () => {
  assert.ok(read([20, -70], 50).success);
  assert.ok(read([20, -70], 51).success);
  assert.match(String(read([20, -70], 60).error), /do not add up/);
});

test('each column begins where the one before it ends', () => {
  const deck = read([20, -70], 50).data;
  assert.ok(deck);
  const page = designDeck(deck, 'Tokyo', typesetter, { split: false }).pages[0];
  const columns = leaves(page?.nodes ?? []).filter(({ name }) => /^Column \d/.test(name));
  const [start, up, down, end] = columns.map(({ frame: { y, h } }) => ({ top: y, foot: y + h, h }));
  assert.ok(start && up && down && end);
  const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.01, `${a} and ${b}`);
  near(up.foot, start.top);
  near(down.top, up.top);
  near(end.top, down.foot);
  near(end.foot, start.foot);
  near(end.h * 2, start.h);
});
