import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../../read/text.ts';
import { writeDeck } from '../../writeDeck.ts';
import { headed } from './unit.ts';

const HEADS: readonly (readonly [string, string, string | undefined])[] = [
  ['Diesel, thousand litres', 'Diesel', 'thousand litres'],
  ['Output (GWh)', 'Output', 'GWh'],
  ['Kosten in Mio. Euro', 'Kosten', 'Mio. Euro'],
  ['Ships in port', 'Ships in port', undefined],
  ['Oslo, Norway', 'Oslo, Norway', undefined],
];
for (const [head, name, unit] of HEADS) test(head, () => assert.deepEqual(headed(head), { name, unit }));

function slideOf(section: string) {
  const text = `# Report\n\n## Section\n\n${section}\n\n## Outlook\n\nThe town will plant more trees in the coming years.`;
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { numSlides: 3, source }, new AbortController().signal).slides[1];
}
const table = (...heads: string[]) =>
  [heads, heads.map(() => '---'), ['2021', '14', '30'], ['2022', '13', '60'], ['2023', '12', '64'], ['2024', '9', '82']]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

test('columns of different units are a table whose last year stands out', () => {
  const slide = slideOf(table('Year', 'Diesel, tonnes', 'Electricity, MWh'));
  assert.equal(slide?.kind === 'table' && slide.highlightRow, 3);
});

test('columns of one unit are a chart, which names it', () => {
  const slide = slideOf(table('Year', 'Wind (GWh)', 'Sun (GWh)'));
  assert.ok(slide?.kind === 'chart');
  assert.equal(slide.chart.unit, 'GWh');
  assert.deepEqual(
    slide.chart.series.map(({ name }) => name),
    ['Wind', 'Sun'],
  );
});

test('shares that a text lists are a chart under the sentence that they prove', () => {
  const slide = slideOf('Quiet is what most passengers name first.\n\n- Quiet: 46%\n- Punctuality: 27%\n- Cleanliness: 15%\n- Price: 12%');
  assert.ok(slide?.kind === 'chart');
  assert.equal(slide.chart.type, 'doughnut');
  assert.equal(slide.title, 'Quiet is what most passengers name first');
  assert.equal(slide.takeaway, undefined);
});

test('paragraphs that begin with a lead in bold keep lead and text together', () => {
  const slide = slideOf(
    '**Measure in winter.** All tests were done in June.\n\n**Keep one old boat.** It made every trial less frightening.',
  );
  assert.deepEqual(slide?.kind === 'cards' && slide.cards, [
    { head: 'Measure in winter', text: 'All tests were done in June' },
    { head: 'Keep one old boat', text: 'It made every trial less frightening' },
  ]);
});

test('requests that are whole sentences are numbered points in their full wording', () => {
  const slide = slideOf('1. Approve the conversion of two boats in 2027.\n2. Order a second connection now, so that it is ready in 2028.');
  assert.ok(slide?.kind === 'bullets' && slide.ordered);
  assert.equal(slide.items[1]?.text, 'Order a second connection now, so that it is ready in 2028');
});

test('what each thing costs is a table, what it cost over the years a chart', () => {
  const prices = (...rows: string[]) => slideOf(['| Lamp | Price |', '|---|---|', ...rows].join('\n'))?.kind;
  assert.equal(prices('| Small | €29 |', '| Large | €89 |', '| Wall mount | €9 |'), 'table');
  assert.equal(prices('| 2021 | €29 |', '| 2022 | €39 |', '| 2023 | €44 |', '| 2024 | €49 |'), 'chart');
});

test('of the sentences that name what a chart counts one is its title, and the others stand beside it; no sentence does that names nothing of it', () => {
  const rows = table('Year', 'Wind (GWh)', 'Sun (GWh)');
  const said = 'Wind gave a third less in 2024 than in 2021. The town hall has a new roof since May. Sun gave 82 of the 91 units of 2024.';
  const slide = slideOf(`${said}\n\n${rows}`);
  assert.ok(slide?.kind === 'chart');
  assert.deepEqual(
    new Set([slide.title, slide.takeaway?.text]),
    new Set(['Wind gave a third less in 2024 than in 2021', 'Sun gave 82 of the 91 units of 2024']),
  );
  const one = slideOf(`The town hall has a new roof. Sun gave 82 of the 91 units of 2024.\n\n${rows}`);
  assert.equal(one?.kind === 'chart' && one.title, 'Sun gave 82 of the 91 units of 2024');
  assert.ok(!JSON.stringify({ ...one, notes: '' }).includes('new roof'));
});
