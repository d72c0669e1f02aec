import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck, Slide } from '@slidewright/contract/deck';
import { common, points } from '../../../../test/fixtures/pointsSlide.ts';
import { createFontSource } from '../../../server/src/world/fonts.ts';
import { designDeck } from '../design/designDeck.ts';
import { createTypesetter } from '../text/typeset.ts';
import { passGate } from './gate.ts';

const typesetter = createTypesetter(createFontSource());

function judge(slides: readonly Slide[], mayDrop = true) {
  const deck: Deck = { title: 'Ferries', language: 'en', slides: [{ kind: 'cover', ...common, title: 'Ferries' }, ...slides] };
  return passGate(deck, (each) => designDeck(each, 'Tokyo', typesetter, { split: true }), mayDrop);
}
const rulesOf = (slides: readonly Slide[], mayDrop = true): string[] =>
  judge(slides, mayDrop).judgements.map(({ slide, rule, mended }) => `${slide} ${rule}${mended ? ' mended' : ''}`);

const LONG = 'Charging at Northpier was late by seven months, because the grid company needed eighteen for the connection';
const OTHER = 'The first winter showed that batteries lose a fifth of their range below freezing, and heating rooms followed';
const THIRD = 'Captains wrote a timetable that charges the boats for six minutes at every turn of the day';

test('a sound slide passes', () => assert.deepEqual(rulesOf([points('What went wrong', LONG, OTHER, THIRD)]), []));

test('a point that says the title again is left out; where nothing may be, it stays and is told', () => {
  const slide = points(LONG, LONG, OTHER, THIRD);
  const { deck } = judge([slide]);
  const [, mended] = deck.slides;
  assert.deepEqual(mended?.kind === 'bullets' && mended.items.map(({ text }) => text), [OTHER, THIRD]);
  assert.ok(rulesOf([slide]).includes('2 titleRepeated mended'));
  assert.ok(rulesOf([slide], false).includes('2 titleRepeated'));
});

test('a question among statements and the words before a list are no points', () => {
  const { deck } = judge([points('What went wrong', LONG, 'Why was nobody told?', 'Three things helped:', OTHER)]);
  const [, mended] = deck.slides;
  assert.deepEqual(mended?.kind === 'bullets' && mended.items.map(({ text }) => text), [LONG, OTHER]);
  assert.deepEqual(
    rulesOf([
      points(
        'Questions to the board',
        'Who pays for the second connection at Northpier, and when is it due?',
        'Which boats sail to the outer islands in winter, and how often do they do so?',
        'Why are fares kept until 2027 while electricity is bought by the day?',
      ),
    ]),
    [],
  );
});

test('a question that asks somebody for something stays among what is asked for', () => {
  const asks = [
    'Reply to this e-mail by Friday 30 October, 5 pm',
    'Martin: can you confirm the reserve figure?',
    'Four drivers are needed. Any takers?',
  ];
  const [, slide] = judge([points('What I need from each of you', ...asks, OTHER)]).deck.slides;
  assert.deepEqual(slide?.kind === 'bullets' && slide.items.map(({ text }) => text), [...asks, OTHER]);
});

test('a third slide of text in a row becomes tiles where its points are short, and is told where they are not', () => {
  const before = [points('Why', LONG, OTHER, THIRD), points('How', OTHER, LONG, THIRD)];
  const { deck, judgements } = judge([
    ...before,
    points('Who', 'Crews of eleven boats', 'Two chargers at each pier', 'One reserve boat in the dock'),
  ]);
  assert.equal(deck.slides[3]?.kind, 'cards');
  assert.ok(judgements.some(({ rule, mended }) => rule === 'monotony' && mended));
  assert.ok(rulesOf([...before, points('Who', THIRD, OTHER, LONG)]).includes('4 monotony'));
});

test('a line that says little and a word alone on the last line of a title are found', () => {
  assert.ok(rulesOf([points('Lending', 'Ask first')]).includes('2 loneLine'));
  const words = 'The library lends drills to everybody in the town who has a card and time to bring them back again clean'.split(' ');
  const widows = words
    .map((_, i) => rulesOf([points(words.slice(0, i + 1).join(' '), LONG, OTHER, THIRD)]))
    .filter((found) => found.some((rule) => rule.includes('widow')));
  for (const found of widows) assert.ok(found.includes('2 widow mended'), found.join(', '));
});
