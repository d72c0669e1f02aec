import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '@slidewright/contract/deck';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';

function slidesOf(text: string): readonly Slide[] {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: -1, source }, new AbortController().signal).slides;
}
const rowsIn = (slides: readonly Slide[]) => slides.flatMap((slide) => (slide.kind === 'stats' ? slide.stats : []));

test('what a rule allows stands in a row, each bound with its words and its whole sentence', () => {
  const slides = slidesOf(
    '# Leave\n\n## Days\n\nFull-time staff have 27 days of leave a year, plus public holidays. Part-time staff get the same in proportion. Up to 25 days can be taken in one calendar year, of which no more than 15 in a row. You may carry over up to 5 days into the next year; they must be used by 31 March or they are lost.\n\n## Sickness\n\nTell your manager before noon. A note is needed from the fourth day on.',
  );
  assert.deepEqual(
    rowsIn(slides).map(({ figure }) => figure.replaceAll('\u00a0', ' ')),
    ['27 days', 'up to 25 days', 'up to 5 days'],
  );
  assert.match(rowsIn(slides)[1]?.label ?? '', /of which no more than 15 in a row$/);
  // What stands between two figures goes on from the first of them.
  assert.ok(!slides.some(({ title }) => title.startsWith('Part-time')));
});

test('what the main clause has by itself is large, and what only adds to it is told below', () => {
  const slides = slidesOf(
    '# Update\n\n## Outlook\n\nFor the full year we now expect revenue of £32 million, up from the £30.5 million in the budget. The price list goes up by 4% on 1 January, and customers were told in September. Brass is the risk: every further 5% costs us roughly £120,000 a quarter.\n\n## People\n\nThe shop is full again. The second shift stays until March.',
  );
  const figures = rowsIn(slides).map(({ figure }) => figure);
  assert.deepEqual(figures, ['£32 million', '4%']);
  const below = slides.find(({ kind }) => kind === 'stats');
  assert.match(JSON.stringify(below), /£120,000 a quarter/);
});

test('one target with what came of it is drawn, and named by what is measured', () => {
  const [drawn] = slidesOf(
    '# Bericht\n\n## Aufträge\n\nDer Umsatz liegt bei 8,4 Millionen Euro, geplant waren 7,9 Millionen Euro. Die Werkstatt war voll besetzt. Im Mai kam ein neuer Kunde aus Norwegen dazu.\n\n## Personal\n\nDie zweite Schicht bleibt bis März. Zwei Stellen sind frei.',
  ).flatMap((slide) => (slide.kind === 'targets' ? slide.rows : []));
  assert.equal(drawn?.label, 'Der Umsatz');
  assert.deepEqual([drawn?.value, drawn?.goal], [8_400_000, 7_900_000]);
});
