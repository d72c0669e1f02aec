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
  assert.deepEqual(figures, ['£32 million', '4%', 'roughly\u00a0£120,000']);
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

test('the figures of a sentence whose clauses have one each stand side by side, and what goes on from another is not torn from it', () => {
  const plain = (slides: readonly Slide[]) =>
    rowsIn(slides).map(({ figure, label }) => [figure, label].join(' | ').replaceAll('\u00a0', ' '));
  const around = '\n\n## Contact\n\nThe office is open on weekdays. Forms lie at the front desk.';
  const expenses = slidesOf(
    `# Travel\n\n## Expenses\n\nMeals on business trips are refunded up to €28 a day, hotels up to €140 a night, in Paris and Zurich up to €190. Receipts have to be handed in within 30 days. Taxis only late at night.${around}`,
  );
  assert.deepEqual(plain(expenses), [
    'up to €28 | Meals on business trips are refunded up to €28 a day',
    'up to €140 | Hotels up to €140 a night',
    'up to €190 | In Paris and Zurich up to €190',
    'within 30 days | Receipts have to be handed in within 30 days',
  ]);
  const part = slidesOf(`# Roof\n\n## Money\n\nThe roof costs €88,000, of which the town pays €35,000. The work begins in May.${around}`);
  assert.ok(!plain(part).some((row) => row.startsWith('€35,000')));
});
