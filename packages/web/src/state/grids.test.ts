import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slide } from '@slidewright/contract/deck';
import { withText } from './figuresInStep.ts';
import * as grids from './grids.ts';
import { isMarked, toggleMark, withMembers } from './marks.ts';
import { problemsIn } from './problemsAt.ts';
import { blankLike, limitsOf, withValue } from './slideParts.ts';

const table = slide.parse({
  kind: 'table',
  title: 'T',
  columns: ['A', 'B'],
  rows: [['1', '2'], ['3'], ['5', '6']],
  highlightRow: 1,
  highlightRows: [0, 2],
  highlightCell: { row: 2, column: 1, note: 'six' },
}) as grids.TableSlide;
const chart = slide.parse({
  kind: 'chart',
  title: 'T',
  chart: { type: 'column', categories: ['a', 'b', 'c'], series: [{ name: 's', values: [1, 2] }], highlight: 1, even: true },
}) as grids.ChartSlide;

test('marks go with the rows and columns that they are on, and away with them', () => {
  const before = grids.withRow(table, 1);
  assert.deepEqual([before.highlightRow, before.highlightRows, before.highlightCell?.row], [2, [0, 3], 3]);
  assert.deepEqual(before.rows[1], ['', '']);
  const without = grids.withoutRow(table, 2);
  assert.deepEqual([without.highlightRow, without.highlightRows, without.highlightCell], [1, [0], undefined]);
  assert.ok(!('highlightCell' in without));
  assert.equal(grids.withColumn(table, 1).highlightCell?.column, 2);
  assert.deepEqual(grids.withColumn(table, 1).rows[1], ['3', '', ''], 'short rows are filled');
  assert.ok(!('highlightCell' in grids.withoutColumn(table, 1)));
  for (const made of [before, without, grids.withColumn(table, 0), grids.withoutColumn(table, 0)])
    assert.deepEqual(slide.parse(made), made);
});

test('a mark is set in place of others, and taken away', () => {
  const marked = grids.markRow(table, 2);
  assert.ok(!('highlightRows' in marked) && !('highlightRow' in marked), 'it was marked');
  assert.equal(grids.markRow(marked, 0).highlightRow, 0);
  assert.deepEqual(grids.markCell(table, 0, 0).highlightCell, { row: 0, column: 0 }, 'without what was said of the other');
  assert.ok(!('highlightCell' in grids.markCell(table, 2, 1)));
  const other = grids.markPoint(chart, 2);
  assert.deepEqual([other.chart.highlight, 'even' in other.chart], [2, false]);
  const none = grids.markPoint(other, 2);
  assert.deepEqual(['highlight' in none.chart, none.chart.even], [false, true], 'nothing stands out by itself then');
});

test('categories and series come and go with their values and marks', () => {
  const more = grids.withCategory(chart, 1, 'new');
  assert.deepEqual(
    [more.chart.categories, more.chart.series[0]?.values, more.chart.highlight],
    [['a', 'new', 'b', 'c'], [1, null, 2, null], 2],
  );
  const fewer = grids.withoutCategory(chart, 1);
  assert.deepEqual([fewer.chart.categories, fewer.chart.series[0]?.values, 'highlight' in fewer.chart], [['a', 'c'], [1], false]);
  const two = grids.withSeries(chart, 1, 'new');
  assert.ok(!('highlight' in two.chart), 'a category’s mark is no series’');
  const three = grids.withSeries(grids.markPoint(two, 1), 0, 'first');
  assert.equal(three.chart.highlight, 2);
  assert.equal(grids.withoutSeries(three, 0).chart.highlight, 1);
  assert.ok(!('highlight' in grids.withoutSeries(grids.markPoint(two, 1), 0).chart));
  assert.deepEqual(grids.withChartValue(chart, 0, 2, 7).chart.series[0]?.values, [1, 2, 7]);
  for (const made of [more, fewer, two, three]) assert.deepEqual(slide.parse(made), made);
});

test('another figure is another bar, unless the bar was not that figure’s', () => {
  const pair = {
    bars: [
      { figure: '€ 2.40', value: 2.4 },
      { figure: 'a third', value: 33 },
      { figure: '−12 %', value: 12 },
    ],
  };
  assert.deepEqual(withText(pair, ['bars', 0, 'figure'], '€ 3', 'en').bars[0], { figure: '€ 3', value: 3 });
  assert.deepEqual(withText(pair, ['bars', 0, 'figure'], '€ ', 'en').bars[0], { figure: '€ ', value: 2.4 });
  assert.deepEqual(withText(pair, ['bars', 1, 'figure'], '40', 'en').bars[1], { figure: '40', value: 33 });
  assert.deepEqual(withText(pair, ['bars', 2, 'figure'], '−15 %', 'en').bars[2], { figure: '−15 %', value: 15 });
  const slope = { figures: ['1', '2'], values: [1, 2] };
  assert.deepEqual(withText(slope, ['figures', 1], '2,5', 'de'), { figures: ['1', '2,5'], values: [1, 2.5] });
});

test('what the service says is told apart by its paths', () => {
  const message = 'slides.3.cards.0.head must not be empty, but is "". slides.3 start and changes do not add up to end.';
  assert.deepEqual(problemsIn(message), [
    { slide: 3, path: 'cards.0.head', message: 'Head must not be empty.' },
    { slide: 3, path: '', message: 'Start and changes do not add up to end.' },
  ]);
  assert.deepEqual(problemsIn('title is required.'), [{ slide: undefined, path: '', message: 'title is required.' }]);
});

test('a further member is like the others, and valid', () => {
  assert.deepEqual(blankLike({ figure: '55 %', value: 55, label: 'Crew', note: 'x' }), { figure: '0', value: 0, label: '…' });
  assert.equal(blankLike('a point', 'items'), '…');
  assert.deepEqual(withValue({ a: [1, 2, 3], b: 1 }, ['a', 1], undefined), { a: [1, 3], b: 1 });
  assert.deepEqual(withValue({ a: 1, b: 1 }, ['b'], undefined), { a: 1 });
});

test('what was copied from a spreadsheet is rows of cells', () => {
  assert.deepEqual(grids.cellsOf('a\tb\r\nc\t\r\n'), [
    ['a', 'b'],
    ['c', ''],
  ]);
});

test('a mark goes with its member, and away with it', () => {
  const points = ['2019', '2020', '2021'].map((date) => ({ date, text: 'x' }));
  const timeline = slide.parse({ kind: 'timeline', title: 'T', points, highlight: 1 });
  const at = ['points'];
  assert.deepEqual(
    points.map((_, index) => isMarked(timeline, at, index)),
    [false, true, false],
  );
  assert.equal(isMarked(timeline, ['other'], 0), undefined);
  const markAfter = (order: number[]) =>
    (
      withMembers(
        timeline,
        at,
        order.map((index) => points[index]),
        order,
      ) as { highlight?: number }
    ).highlight;
  assert.deepEqual([markAfter([1, 0, 2]), markAfter([0, 2]), markAfter([1, 2])], [0, undefined, 0]);
  assert.ok(!('highlight' in toggleMark(timeline, at, 1)));
  assert.equal((toggleMark(timeline, at, 2) as { highlight?: number }).highlight, 2);
  const parts = [1, 2].map((value) => ({ figure: `${value}`, value, label: 'x' }));
  const shares = slide.parse({ kind: 'shares', title: 'T', parts, highlight: [0, 1] });
  assert.deepEqual((withMembers(shares, ['parts'], [parts[1]], [1]) as { highlight?: number[] }).highlight, [0]);
});

test('lists that others count by stay as long as they are', () => {
  assert.deepEqual(limitsOf('options', ['rows', 0, 'cells'], 3), [3, 3]);
  assert.deepEqual(limitsOf('options', ['rows'], 3), [1, 10]);
  assert.deepEqual(limitsOf('cards', ['cards'], 3), [2, 9]);
});
