import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import type { Block, Document } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { writeDeck } from '../writeDeck.ts';

const shownIn = (slides: ReturnType<typeof deckOf>['slides']): string[] =>
  slides.map(({ notes: _, sources: __, ...slide }) => JSON.stringify(slide));
const slidesOf = (text: string) => shownIn(deckOf({ name: 'left', text, document: readText(text, 'text') }).slides);

const REPORT = `# Bike share, third quarter

## Ridership

We recorded 412,600 trips in the quarter, up 18% on last year (349,700). July 131,200, August 122,900, September 158,500. September is our best month ever; the university's free pass went live on 1 September and students made 41,300 trips that month. August was held down by the heat alert, when we lost about a third of normal rides. Share of trips by type: annual members 54%, student pass 10%, day passes 21%, single rides 15%.

## Safety

There were 7 reported injuries, none of them severe. Three happened at the harbour roundabout, where the markings have worn off. Vandalism fell to 96 damaged bikes, most of them around Eastfield.

## Outlook

We expect 310,000 to 330,000 trips in the winter. Availability is back over 90% by the end of November if batteries arrive as promised. The year closes with a loss of about 100,000.
`;

test('a chart that leaves out what its section is about has a slide behind it that says it', () => {
  const slides = slidesOf(REPORT);
  const drawn = slides.findIndex((slide) => slide.includes('131200'));
  assert.ok(drawn > 0, slides.join('\n'));
  assert.match(slides[drawn + 1] ?? '', /412,600 trips/u);
  assert.match(slides[drawn + 1] ?? '', /annual members/iu);
  assert.equal(slides.filter((slide) => slide.includes('131200')).length, 1);
});

test('sentences below a table go on with its title', () => {
  const slides = slidesOf(`Pilot of reusable cups

1. What we did
We bought 60,000 cups at €0.84. Visitors paid €2 at the bar and got it back at 14 return points. Washing was done by a contractor 41 km away.

2. Results
Matches\tCups served\tReturned\tQueue at half time
1–5\t71,200\t74 %\t9 min
6–10\t68,900\t79 %\t8 min
11–15\t73,500\t85 %\t4 min
16–19\t58,100\t87 %\t4 min

The return rate rose as soon as the points stood at the exits. It stayed low in the guest sector (61 %), whose visitors leave by coach and cannot queue. Most lost cups were those with the club's crest: fans take them home. Three in four visitors in our survey (n = 640) liked the cups, although 38 % found the queues too long.

3. Risks
Cups were thrown onto the pitch at two matches; the federation fined the club €4,000. A fuller cup weighs more than a paper one. Own washing needs a second shift of three people, who are hard to find on Sundays.
`);
  const table = slides.find((slide) => slide.includes('71,200')) ?? '';
  assert.match(table, /"title":"The return rate rose/u);
  assert.match(table, /It stayed low in the guest sector/u);
});

test('the short lines beside a chart on an old slide stand beside it again, and so does what its parts come to', () => {
  let id = 0;
  const line = (text: string): Block => ({ type: 'paragraph', id: `b${id++}`, runs: [{ text }] });
  const slide = (heading: string, ...blocks: Block[]): Block[] => [
    { type: 'break', id: `b${id++}`, kind: 'slide' },
    { type: 'heading', id: `b${id++}`, level: 1, text: heading },
    ...blocks,
  ];
  const table = (header: string[], ...rows: string[][]): Block => ({ type: 'table', id: `b${id++}`, header, rows });
  const document: Document = {
    origin: 'file',
    language: 'de',
    title: 'Winterdienst',
    warnings: [],
    blocks: [
      ...slide('Winterdienst', line('14. Mai 2025')),
      ...slide(
        'Anschlussquote',
        table(['', 'Vorverträge'], ['Jan', '112'], ['Feb', '205'], ['Mär', '390'], ['Apr', '511']),
        line('511 Vorverträge = 18 %'),
        line('davon 40 im Mai'),
        line('Genossenschaft (620 WE) entscheidet im Juli'),
      ),
      ...slide(
        'Kosten',
        table(
          ['CHF', 'Budget', 'Ist'],
          ['Personal', '118 000', '141 300'],
          ['Salz', '46 000', '58 900'],
          ['Fahrzeuge', '30 000', '52 400'],
          ['Total', '194 000', '252 600'],
        ),
      ),
      ...slide('Vorschlag', line('Zweites Salzsilo kaufen: CHF 74 000'), line('Entscheid im Gemeinderat: 3. Juni')),
    ].slice(1),
  };
  const source = { origin: 'file', contentModificator: 'expand', textDensity: 'concise' } as const;
  const slides = shownIn(writeDeck(document, { numSlides: -1, source }, new AbortController().signal).slides);
  const quota = slides.find((shown) => shown.includes('Anschlussquote')) ?? '';
  assert.match(quota, /511\sVorverträge = 18\s%,? davon 40 im Mai/u);
  assert.match(quota, /entscheidet im Juli/u);
  assert.match(slides.find((shown) => shown.includes('"Kosten"')) ?? '', /Total: 194\s000 \(Budget\), 252\s600 \(Ist\)/u);
});

test('items below an item stand behind it, and never behind another one', () => {
  const slides = slidesOf(`# Winter service

## What went wrong

- Truck 2 stood still for 23 days
  - the spare part comes from Italy
- Pavements: 61 complaints
  - nearly all from one quarter
  - the year before there were 22
- The salt store was empty on 14 January

## What we propose

The second silo costs 74,000 francs and holds 80 tonnes. The pavements go to a firm for 210 francs each time.
`);
  const wrong = slides.find((slide) => slide.includes('Truck 2')) ?? '';
  assert.match(wrong, /23 days – The spare part|23 days – the spare part/u);
  assert.match(wrong, /61 complaints – [Nn]early all from one quarter; [Tt]he year before/u);
  assert.match(wrong, /"text":"The salt store/u);
});
