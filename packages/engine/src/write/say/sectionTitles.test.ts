import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck, Slide } from '@slidewright/contract/deck';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

function write(text: string): Deck {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal);
}
const titlesOf = ({ slides }: Deck): string[] => slides.map(({ title }) => title);
const said = ({ notes: _, sources: __, ...slide }: Slide): string => JSON.stringify(slide);

test('a section that one slide holds is told on one, and no title is another one with a word behind it', () => {
  const deck = write(`# Quarterly note on the ferry line

## What went wrong in spring

The pontoon needed a new bearing after 21 landings with too much sway. We stopped landing there on 20 March and began again on 8 May. That is seven weeks without our second pier in the busiest season. We booked 1.9 million of repair cost. The builder accepts part of the cost, but none of that is in the figures.

## What went right

The night line had a record quarter thanks to the new boat. Passengers grew by more than a third: 1,340 people now hold a season ticket, up from 870 a year ago. Refunds came to 1.1% of tickets, which is too high in our view.
`);
  const titles = titlesOf(deck);
  assert.equal(titles.filter((title) => title.startsWith('What went wrong')).length, 1, titles.join(' | '));
  for (const title of titles) assert.doesNotMatch(title, / – \p{L}+$/u);
  const wrong = deck.slides.find(({ title }) => title === 'What went wrong in spring') as Slide;
  assert.match(said(wrong), /1\.9 million/);
});

test('a paragraph that begins with its subject, or with what it answers, bears that as its title', () => {
  const deck = write(`Keep the village school

The state wants to close every school with fewer than 80 pupils from next year on. Our village has 61. I think the number is wrong, and the reasons for it are weak.

On money. The audit office counts 9,400 crowns for a pupil of a small school and 7,900 for one of a large school. The bus is missing from that sum. The county pays 1,120 crowns a year for each pupil who rides to the next town.

On teachers. Every fifth post in the country was empty in August, that is true. The next town is in the country too and has looked for a teacher of mathematics for two years. Two schools that become one have no more teachers for it.

What should be done? The state should lower the number to 45 where schools share a head. It should count the bus in every plan to close a school. It should train teachers for mixed classes for twenty days.
`);
  const titles = titlesOf(deck);
  assert.ok(titles.includes('On money'), titles.join(' | '));
  assert.ok(titles.includes('On teachers'), titles.join(' | '));
  const money = deck.slides.find(({ title }) => title === 'On money') as Slide;
  assert.match(said(money), /1,120 crowns/);
});

test('things that are counted in paragraphs are one slide under the sentence that counts them, each with its name', () => {
  const deck = write(`Remarks at the opening of the ward

The ward has sixteen beds and is open six days a week. It cost 5.3 million pounds, of which the town gave one. From Monday nobody has to travel to the city for it.

I was asked to bring good news only. There are three things we have not solved.

The first is nurses. We need 22 and have 17. Five more will come to us in April.

The second is transport. The last bus leaves at nine, and the late shift ends at eleven.

And the third one is prevention. Half of our patients did not know that they were ill before they came. A test costs four pounds.

I ask you to take the test if you are over forty. It takes a minute, and your own doctor can do it for you on any day. Employers should give people an evening off for treatment. Whoever thinks of giving a kidney is welcome in the office on the first floor at any time.
`);
  const slide = deck.slides.find(({ title }) => /three things we have not solved/u.test(title));
  assert.ok(slide, titlesOf(deck).join(' | '));
  for (const name of ['Nurses', 'Transport', 'Prevention']) assert.match(said(slide), new RegExp(`"${name}[":]`, 'u'));
});

test('a label is told with the point of its section, where the first sentence is that', () => {
  const deck = write(`# Review of the year

## Wages

Hours of temporary staff doubled in the north, from 11,200 to 22,600. The night shift handles only 14% of the parcels there. It uses 31% of these hours. Sick leave in the north reached 9.3%, against 5.1% in all other places. The works council wants a second team leader.

## Fleet

The depot bought nine vans in June. Seven of them run on batteries. A charge lasts for two tours of 60 kilometres. The other two vans stay for long tours.
`);
  const titles = titlesOf(deck);
  assert.ok(
    titles.some((title) => /^Wages: Hours of temporary staff doubled/u.test(title)),
    titles.join(' | '),
  );
});
