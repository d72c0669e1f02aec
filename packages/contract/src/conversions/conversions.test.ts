import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyKindDeck } from '../../../../test/fixtures/everyKind.ts';
import { type Script, scripts } from '../../../../test/fixtures/specimens.ts';
import { type Slide, type SlideInput, slide } from '../deck.ts';
import { layoutOf, otherLayouts } from './conversions.ts';
import { keepsAll } from './kept.ts';

const parsed = (written: SlideInput): Slide => slide.parse(written);
const namesFor = (written: SlideInput, language = 'en') => otherLayouts(parsed(written), language).map(({ name }) => name);
const as = (name: string, written: SlideInput, language = 'en') =>
  otherLayouts(parsed(written), language).find((each) => each.name === name)?.slide;

/** All that a slide says, gathered without the help of what is tested. */
function wordsOf(value: unknown, name = ''): string[] {
  if (['kind', 'type', 'notes', 'sources', 'favoured'].includes(name)) return [];
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, name));
  return value && typeof value === 'object' ? Object.entries(value).flatMap(([key, each]) => wordsOf(each, key)) : [];
}

for (const script of Object.keys(scripts) as Script[]) {
  test(`every layout of every kind is a slide of the schema that keeps each word: ${script}`, () => {
    const { slides, language } = everyKindDeck(script);
    let made = 0;
    for (const before of slides) {
      for (const { name, slide: after } of otherLayouts(before, language)) {
        const what = `${before.kind} as ${name}`;
        assert.deepEqual(slide.parse(after), after, what);
        assert.equal(layoutOf(after), name);
        assert.notEqual(name, layoutOf(before), what);
        assert.deepEqual([after.title, after.picture, after.sources], [before.title, before.picture, before.sources], what);
        assert.ok(after.notes.startsWith(before.notes), what);
        const numbers = before.kind === 'chart' || after.kind === 'chart' ? JSON.stringify(after) : '';
        const words = new Set([...wordsOf(after), ...(after.notes.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])]);
        for (const word of wordsOf(before)) assert.ok(words.has(word) || numbers.includes(word), `${what} loses ${word}`);
        made++;
      }
    }
    assert.ok(made > 100, `${made} layouts`);
  });
}

test('points are cards, steps, columns and back', () => {
  const points: SlideInput = {
    kind: 'bullets',
    title: 'Three habits',
    items: [{ head: 'Write', text: 'One page a day.' }, { head: 'Read', text: 'What others sent.' }, { text: 'Rest on Sundays.' }],
  };
  assert.deepEqual(namesFor(points), ['orderedBullets', 'cards', 'process', 'cycle', 'stairs', 'pyramid', 'twoColumns']);
  const cards = as('cards', points);
  assert.deepEqual(cards?.kind === 'cards' && cards.cards, [
    { head: 'Write', text: 'One page a day.' },
    { head: 'Read', text: 'What others sent.' },
    { head: 'Rest on Sundays.' },
  ]);
  const back = cards && as('bullets', cards);
  assert.deepEqual(back?.kind === 'bullets' && back.items, points.items);
  const columns = as('twoColumns', points);
  assert.deepEqual(columns?.kind === 'twoColumns' && columns.columns, [
    { items: ['Write: One page a day.', 'Read: What others sent.'] },
    { items: ['Rest on Sundays.'] },
  ]);
});

test('a table of figures is a chart and the chart a table, in the language’s way of writing numbers', () => {
  const table: SlideInput = {
    kind: 'table',
    title: 'Umsatz',
    columns: ['Region', '2023', '2024'],
    rows: [
      ['Nord', '1.200 €', '1.350,5 €'],
      ['Süd', '900 €', ''],
    ],
    note: 'Ohne Steuer.',
  };
  const chart = as('columnChart', table, 'de');
  assert.ok(chart?.kind === 'chart');
  assert.deepEqual(chart.chart, {
    type: 'column',
    suffix: ' €',
    categories: ['Nord', 'Süd'],
    series: [
      { name: '2023', values: [1200, 900] },
      { name: '2024', values: [1350.5, null] },
    ],
  });
  assert.equal(chart.sentence, 'Ohne Steuer.');
  assert.equal(chart.notes, 'Region: Nord, Süd', 'the name of the rows is kept in the notes');
  const back = as('table', chart, 'de');
  assert.deepEqual(back?.kind === 'table' && back.rows, [
    ['Nord', '1200 €', '1350,5 €'],
    ['Süd', '900 €', ''],
  ]);
});

test('figures are bars, shares and a chart only where they are of one unit', () => {
  const shares = {
    kind: 'stats',
    title: 'Where it goes',
    stats: [
      { figure: '60 %', label: 'Rent' },
      { figure: '40 %', label: 'Food' },
    ],
  } as const;
  assert.ok(
    ['columnChart', 'pieChart', 'pair', 'shares'].every((name) =>
      namesFor({ ...shares, stats: [...shares.stats] }).includes(name as never),
    ),
  );
  const mixed = namesFor({
    ...shares,
    stats: [
      { figure: '60 %', label: 'Rent' },
      { figure: '40 km', label: 'Way' },
    ],
  });
  assert.ok(!mixed.some((name) => /Chart|pair|shares/.test(name)), mixed.join());
  const fewer = namesFor({
    ...shares,
    stats: [
      { figure: '60 %', label: 'Rent' },
      { figure: '20 %', label: 'Food' },
    ],
  });
  assert.ok(!fewer.includes('shares'), 'parts that are not all of it are no shares');
});

test('a pie, a ring and a bar of shares are offered of the parts of one whole only', () => {
  const whole = (written: SlideInput, language = 'en') => namesFor(written, language).filter((name) => /pie|doughnut|shares/.test(name));
  const chart = (categories: string[], values: number[], suffix: string): SlideInput => ({
    kind: 'chart',
    title: 'T',
    chart: { type: 'column', suffix, categories, series: [{ name: 'T', values }] },
  });
  const round = ['pieChart', 'doughnutChart'];
  assert.deepEqual(whole(chart(['Guests', 'Members', 'Schools'], [120, 80, 40], ' visits')), round);
  assert.deepEqual(whole(chart(['Guests', 'Members', 'Schools'], [50, 30, 20], ' %')), [...round, 'shares']);
  const change: SlideInput = {
    kind: 'change',
    title: 'Cleaner',
    before: { figure: '39 µg/m³', label: '2019' },
    after: { figure: '31 µg/m³', label: '2023' },
  };
  assert.ok(namesFor(change).includes('columnChart'));
  const bars: SlideInput = {
    kind: 'pair',
    title: 'T',
    bars: [
      { figure: '60 %', label: 'Smokers among men', value: 60 },
      { figure: '40 %', label: 'Smokers among women', value: 40 },
    ],
  };
  const none: [string, SlideInput, string?][] = [
    ['a change', change],
    ['two things held against each other', bars],
    ['shares that are not all', chart(['Quarter one', 'Quarter two', 'Quarter three', 'Quarter four'], [28, 30, 31, 32], ' %')],
    ['years', chart(['2021', '2022', '2023'], [120, 80, 40], ' visits')],
    ['quarters', chart(['Q1', 'Q2', 'Q3', 'Q4'], [120, 80, 40, 20], ' visits')],
    ['months', chart(['Januar', 'Februar', 'März'], [120, 80, 40], ' Besuche'), 'de'],
    ['one share at two times', chart(['2021', '2023'], [45, 55], ' %')],
    ['before and after', chart(['Before', 'After'], [39, 31], ' visits')],
    ['rates', chart(['North', 'Mid', 'South'], [39, 31, 20], ' µg/m³')],
    ['parts and their sum', chart(['North', 'South', 'Total'], [39, 31, 70], ' visits')],
  ];
  for (const [what, written, language] of none) assert.deepEqual(whole(written, language), [], what);
  const pie = (suffix: string, values: number[]): SlideInput => ({
    kind: 'chart',
    title: 'T',
    chart: { type: 'pie', suffix, categories: ['Paid', 'Open'], series: [{ name: 'T', values }] },
  });
  assert.ok(whole(pie(' €', [3, 4])).includes('doughnutChart'), 'who draws a pie says that it is a whole');
  assert.deepEqual(whole(pie(' %', [70, 51])), []);
});

test('points of which the first is a figure are that figure, large, beside the others, and back', () => {
  const points: SlideInput = {
    kind: 'bullets',
    title: 'Cheaper',
    items: [{ head: '−38 %', text: 'for a crossing' }, { text: 'Since May' }, { head: 'Islands', text: 'From June on' }],
  };
  const large = as('bigNumber', points);
  assert.ok(large?.kind === 'bigNumber');
  assert.deepEqual([large.figure, large.statement, large.points], ['−38 %', 'for a crossing', ['Since May', 'Islands: From June on']]);
  const back = as('bullets', large);
  assert.deepEqual(back?.kind === 'bullets' && back.items[0], points.items[0]);
  assert.ok(
    !namesFor({ ...points, items: [...points.items, { head: '12 km', text: 'of them' }] }).includes('bigNumber'),
    'one of two figures',
  );
});

test('dates make a line of time, a table and steps; what has no dates makes none', () => {
  const timeline: SlideInput = {
    kind: 'timeline',
    title: 'So far',
    points: [
      { date: '2019', text: 'Founded' },
      { date: 'May 2021', text: 'Sold' },
    ],
  };
  const table = as('table', timeline);
  assert.deepEqual(table?.kind === 'table' && table.rows, [
    ['2019', 'Founded'],
    ['May 2021', 'Sold'],
  ]);
  const steps = as('process', timeline);
  assert.ok(steps && namesFor(steps).includes('timeline'));
  assert.ok(
    !namesFor({
      kind: 'process',
      title: 'How',
      steps: [
        { head: 'Knock', text: 'Softly' },
        { head: 'Enter', text: 'At once' },
      ],
    }).includes('timeline'),
  );
});

test('a saying is one point and back; what would lose something is not offered', () => {
  const quote: SlideInput = { kind: 'quote', title: 'On time', quote: 'Later is never.', name: 'Ada', role: 'captain' };
  const point = as('bullets', quote);
  assert.deepEqual(point?.kind === 'bullets' && point.items, [{ head: 'Ada, captain', text: 'Later is never.' }]);
  assert.ok(point && namesFor(point).includes('quote'));
  const sourced = as('bullets', { ...quote, source: 'Letters' });
  assert.equal(sourced?.kind === 'bullets' && sourced.source, 'Letters');
  const people: SlideInput = { kind: 'team', title: 'Us', people: [{ name: 'Ada', image: 'portrait' }, { name: 'Ben' }] };
  assert.deepEqual(namesFor(people), [], 'portraits would be lost');
  const scatter: SlideInput = {
    kind: 'chart',
    title: 'Two scales',
    chart: { type: 'scatter', categories: ['A', 'B'], series: [{ name: 'y', values: [1, 2] }], x: [3, 4] },
  };
  assert.deepEqual(namesFor(scatter), []);
});

test('what is lost is seen: a word, one of two equal words, a figure, a unit, a digit', () => {
  const before = parsed({ kind: 'bullets', title: 'T', items: [{ text: 'one' }, { text: 'one' }, { text: '12 km' }] });
  const after = (...items: string[]) => parsed({ kind: 'bullets', title: 'T', items: items.map((text) => ({ text })) });
  assert.ok(keepsAll(before, after('12 km and one', 'one'), 'en'));
  assert.ok(!keepsAll(before, after('12 km', 'one'), 'en'));
  assert.ok(!keepsAll(before, after('one', 'one', '12 m'), 'en'));
  assert.ok(!keepsAll(before, after('one', 'one', '112 km'), 'en'));
  const chart = (value: number, suffix: string) =>
    parsed({
      kind: 'chart',
      title: 'T',
      chart: { type: 'bar', suffix, categories: ['one', 'one'], series: [{ name: 'T', values: [value, null] }] },
    });
  assert.ok(keepsAll(before, chart(12, ' km'), 'en'));
  assert.ok(!keepsAll(before, chart(12, ' m'), 'en'));
  assert.ok(!keepsAll(before, chart(13, ' km'), 'en'));
  assert.ok(!keepsAll(chart(12, ' km'), after('one', 'one'), 'en'));
  assert.ok(keepsAll(chart(12, ' km'), after('one', 'one: 12 km'), 'en'));
});
