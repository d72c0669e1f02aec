import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

const slidesOf = (text: string) =>
  deckOf({ name: 'answer', text, document: readText(text, 'text') }).slides.map(({ notes: _, sources: __, ...said }) =>
    JSON.stringify(said),
  );

test('a decision of two words is said, in any language', () => {
  const shown = slidesOf(
    '# Board meeting, 4 March\n\n## Lift\n\nThe inspection in January gave us a red label, and the seal comes off after 60 days. Decision: Northfield. Five voted for it and one abstained because of the price. Payment: half now and half on delivery. The fund holds 62,000, the rest is shared among the flats.\n\n## Roof\n\nThe north corner leaks again, and the membrane is from 2009. Three quotes are collected by the end of April.\n',
  );
  assert.ok(
    shown.some((slide) => slide.includes('Decision: Northfield')),
    shown.join('\n'),
  );
  const finnish = slidesOf(
    '# Taloyhtiön kokous\n\n## Hissi\n\nTammikuun tarkastuksessa hissi sai punaisen lapun, ja korjausaikaa on 60 päivää. Päätös: Pohjola. Viisi kannatti ja yksi äänesti tyhjää hinnan vuoksi. Kassassa on 62 000 euroa, ja loput jaetaan asuntojen kesken.\n\n## Katto\n\nPohjoiskulma vuotaa taas, ja kalvo on vuodelta 2009. Kolme tarjousta kerätään huhtikuun loppuun mennessä.\n',
  );
  assert.ok(
    finnish.some((slide) => slide.includes('Päätös: Pohjola')),
    finnish.join('\n'),
  );
});

test('what a title leaves behind its colon stands first below it, and over other paragraphs the title says it', () => {
  const essay = slidesOf(
    'The counter\n\nThe counter at the station closed in September, and nobody made a speech. A poster on the glass said that we would be served better online.\n\nThis is what was abolished in the end at our small station: not somebody’s presence, we can do without that, but a power to decide. The agent could change a ticket without asking anybody. The machine can only say yes or no.\n\nThe lady took the bus. She has taken it every week since then and says that the driver knows her name.\n',
  );
  const slide = essay.find((text) => text.includes('abolished in the end'));
  assert.ok(slide?.includes('but a power to decide'), essay.join('\n'));
});

test('a question with figures that is all of its section is put to who hears it', () => {
  const asked =
    '# Honey co-operative\n\n## Results\n\n- Production fell by 20% because of the drought in August\n- The price rose to R$ 21.90 and held the revenue\n\n## Problems\n\n- One buyer takes 62% of the honey\n- The centrifuge stood still for 11 days in October\n\n## We have to decide today\n\nDo we buy the second centrifuge (R$ 48,000 in 24 instalments) or rent one at R$ 2,900 a month?\n';
  const shown = slidesOf(asked);
  assert.ok(
    shown.some((slide) => slide.includes('We have to decide today') && slide.includes('in 24 instalments')),
    shown.join('\n'),
  );
});

test('the first question of a page keeps its answer, however few its words and whatever it apologizes for', () => {
  const text = `Tool shed, common questions

Who can borrow?
Anyone over 18 with an address in the valley. Bring a bill the first time. Visitors can't, sorry, the insurance does not allow it.

How long can I keep things?
A week. You can extend once on the website unless somebody is waiting. After that it is 50p a day.

What if I break it?
Tell us. Honestly. If it wore out, we pay. If you used it for something it isn't made for, you pay half.

When are you open?
Wed 17-19:30, Sat 9-13. Closed in August and between the years.
`;
  const slides = slidesOf(text);
  const shown = slides.join('\n');
  for (const said of ['Who can borrow?', 'Visitors can’t', 'A week. You can extend', 'If it wore out, we pay', 'Wed 17-19:30'])
    assert.ok(shown.includes(said), said);
  assert.ok(slides.every((slide) => !/"title":"[^"]*\. /u.test(slide)));
});

test('a question that reads like a button of a page keeps its place, and short answers stand each under its own question', () => {
  const slides = slidesOf(`Garden waste subscription – frequently asked questions

What is changing?
From 6 April we will only collect brown bins that have a sticker. Until now the service has been free.

How much does it cost?
£48 a year for the first bin and £36 for each extra bin. If you get support you pay £24 for the first bin.

What if my bin wasn't emptied?
Check the sticker is there and that the lid was closed. If a bin holds the wrong things, we'll put a tag on it. After three tags in a year we can stop the subscription without a refund.

What if I don't want to subscribe?
You can keep the bin for water or compost, or we will take it away for free in May. All three recycling centres still take garden waste at no charge.

Can I get a refund?
Only in the first 14 days, and if no collection has been made.

Who takes the bin to the kerb?
If no one in your home can, ask for an assisted collection. It's free, and takes about three weeks to set up.
`);
  const titles = slides.map((slide) => JSON.parse(slide).title as string);
  for (const question of ['What if I don’t want to subscribe?', 'Can I get a refund?'])
    assert.ok(titles.includes(question), titles.join(' | '));
  const tagged = slides.find((slide) => slide.includes('After three tags')) ?? '';
  assert.doesNotMatch(tagged, /water or compost/u);
});

test('a fragment that the next sentence leans on is said with it', () => {
  const slides = slidesOf(
    '# The lighting desk\n\n## Risks\n\nThere are two sides to it. No warranty. If it dies in the first year we have lost the lot, although Denzil has run it for an hour and it was fine. Only Denzil and Aoife can program it today, hence the training.\n\n## Money\n\nThere is £4,310 in the equipment fund. Spending 3,150 leaves 1,160, which is above the floor of £1,000 that we agreed in March.\n',
  );
  assert.ok(
    slides.some((slide) => /No warranty\. If it dies in the first year/u.test(slide)),
    slides.join('\n'),
  );
});

test('two values of a sentence leave none of its other figures to the notes', () => {
  const slides = slidesOf(
    '# Linen services, third quarter\n\n## Where we stand\n\nIt was the best quarter we have had for volume and the worst for margin. We washed 1,912 tonnes (last year 1,640, so up 17%) but operating profit fell from £214k to £158k. Nearly all of the drop is gas and agency labour. If nothing changes the next quarter will be about break-even.\n\n## Decisions\n\nWe need a yes or no to the second boiler by 16 October. Agency labour ends in November unless we hire six people.\n',
  );
  const shown = slides.join('\n');
  assert.match(shown, /1,912 tonnes/u);
  assert.match(shown, /158k/u);
});
