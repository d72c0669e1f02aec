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

test('a heading is the title of its section: no sentence is put beside it that says one of its points', () => {
  const deck = write(`# Review of the year

## Wages

Hours of temporary staff doubled in the north, from 11,200 to 22,600. The night shift handles only 14% of the parcels there. It uses 31% of these hours. Sick leave in the north reached 9.3%, against 5.1% in all other places. The works council wants a second team leader.

## Fleet

The depot bought nine vans in June. Seven of them run on batteries. A charge lasts for two tours of 60 kilometres. The other two vans stay for long tours.
`);
  const titles = titlesOf(deck);
  assert.ok(titles.includes('Wages') && titles.includes('Fleet'), titles.join(' | '));
});

/** What a deck without a given count says: the titles, and all its texts. */
const titlesAndTexts = (source: string) => {
  const deck = write(source);
  return {
    titles: titlesOf(deck),
    texts: deck.slides.map((slide) => JSON.stringify(slide, (key, value) => (key === 'notes' ? undefined : value))),
  };
};

test('a paragraph goes by the sentence that it begins with, not by a detail further on', () => {
  const { titles } = titlesAndTexts(`# Six months of the new depot

The depot has paid for itself in half a year. It cost 410,000 euros, of which the county paid a third. Two cranes were bought second hand in Ghent. The old yard is let to a dealer in tiles, who pays 3,100 euros a month for it.

Deliveries arrive a day earlier than they did. In March a parcel for Lille took 3.2 days, and now it takes 2.1. Drivers begin at five in place of six. Nobody has complained about that so far, and the union was asked in April.

Damage in transit has halved since the belts were changed. There were 212 claims in the spring and 104 in the summer. Most of the remaining ones are lamps. The insurer lowers the premium by 9 percent from January on, unless the claims rise again.
`);
  assert.ok(titles.includes('The depot has paid for itself in half a year'), titles.join(' | '));
  assert.ok(titles.includes('Deliveries arrive a day earlier than they did'), titles.join(' | '));
  assert.ok(titles.includes('Damage in transit has halved since the belts were changed'), titles.join(' | '));
});

test('a greeting above the first heading is no slide, and what somebody says of himself gives way to facts', () => {
  const { titles, texts } = titlesAndTexts(`# Quarter three

Hi all, sorry this is a day late, I was at the notary until six.

## Sales

I said so in March and I will say it again. Sales rose by 9 percent to 4.6 million. The south did best, with 14 percent. Spare parts fell by 40,000 euros, because the warehouse in Metz was closed for five weeks.

## Staff

We are 187 people now, six more than in June. Nine joined and three left. Four posts have been open for more than 90 days, and agencies cost us 71,000 euros.

## Next

The board decides on 29 October whether the depot in Bristol waits a year. It costs 240,000 euros. The bank wants the accounts by Friday, or the credit ends.
`);
  assert.ok(!titles.some((title) => /Hi all|sorry/u.test(title)), titles.join(' | '));
  assert.ok(!texts.some((text) => text.includes('I said so in March')));
});

test('a sentence that a section turns on is shown however long it is, and its condition with it', () => {
  const long =
    'One resident in three, says the survey that our centre carried out among 412 people over seventy in the spring, has given up going out at least once in the last month because there was no place on the way where they could have sat down';
  const { texts } = titlesAndTexts(`# Benches

## Who is missing them

The square had fourteen benches, and five are left. ${long}. Toilets come next, with 29 percent, and pavements far behind. The town has no plan for any of them.

## What it costs

A bench costs between 700 and 1,100 euros. It lasts for twenty-five years if it is oiled every second year. That makes less than 60 euros a year.
`);
  assert.ok(
    texts.some((text) => text.includes(long)),
    texts.join('\n'),
  );
});

test('all items of a list of eight are shown', () => {
  const items = [
    'a stiff knife',
    'two flat bars',
    'a small hammer',
    'a block of pine',
    'dust sheets',
    'a tin of wax',
    'eight metres of cord',
    'a pair of goggles',
  ];
  const { texts } = titlesAndTexts(`# Sash windows

## You will need

${items.map((item) => `- ${item}`).join('\n')}

## What to do

Run the knife along the joint on both sides. Tap it with the hammer until the paint cracks. Lift both corners together, or the sash will jam.
`);
  const whole = texts.join('\n').toLowerCase();
  for (const item of items) assert.ok(whole.includes(item), item);
});

test('what a pronoun speaks of is no title, where the sentence names nothing else that it can stand for', () => {
  const { titles } = titlesAndTexts(`# The library is open again

On the ground floor there is now a help desk, where people whose whole job is forms sit from nine to seven, six of them at a time and every day but Sunday. We ran it in a tent during the building work. In fourteen months the tent dealt with 16,800 enquiries, and nine out of ten were closed the same day.

Visits have doubled since the spring. There were 74,000 in the worst year and 151,000 in this one. Half of them are by people under twenty. The council pays for two more evenings a week until the end of next year.

The house is open for 58 hours a week. That includes Sundays for at least five years, and it is in the contract. The old branch in Mill Lane closes in June. Its readers get a bus that runs every half hour.
`);
  assert.ok(!titles.some((title) => /We ran it/u.test(title)), titles.join(' | '));
});
