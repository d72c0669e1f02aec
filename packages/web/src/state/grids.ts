/** Tables and charts as grids: rows and columns come and go with all that belongs to them, marks too. */
import type { Slide } from './api.ts';

export type TableSlide = Extract<Slide, { kind: 'table' }>;
export type ChartSlide = Extract<Slide, { kind: 'chart' }>;
type Chart = ChartSlide['chart'];

/** An index after a member was put in at `at`, or was taken out there: undefined when it was that one. */
const afterInsert = (index: number, at: number): number => (index >= at ? index + 1 : index);
const afterRemoval = (index: number, at: number): number | undefined => (index === at ? undefined : index > at ? index - 1 : index);
type Shift = (index: number) => number | undefined;

/** Without what is undefined: optional fields of a Deck are there or not. */
function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

function withMarks(slide: TableSlide, row: Shift, column: Shift): TableSlide {
  const { highlightRow, highlightRows, highlightCell } = slide;
  const rows = highlightRows?.flatMap((each) => row(each) ?? []);
  const cell = highlightCell && { ...highlightCell, row: row(highlightCell.row), column: column(highlightCell.column) };
  return defined({
    ...slide,
    highlightRow: highlightRow === undefined ? undefined : row(highlightRow),
    highlightRows: rows && rows.length > 0 ? rows : undefined,
    highlightCell: cell?.row === undefined || cell.column === undefined ? undefined : cell,
  }) as TableSlide;
}
const same: Shift = (index) => index;

/** With an empty row before that of this index. */
export function withRow(slide: TableSlide, at: number): TableSlide {
  const marked = withMarks(slide, (index) => afterInsert(index, at), same);
  return {
    ...marked,
    rows: slide.rows.toSpliced(
      at,
      0,
      slide.columns.map(() => ''),
    ),
  };
}
export function withoutRow(slide: TableSlide, at: number): TableSlide {
  const marked = withMarks(slide, (index) => afterRemoval(index, at), same);
  return { ...marked, rows: slide.rows.toSpliced(at, 1) };
}
export function withColumn(slide: TableSlide, at: number): TableSlide {
  const marked = withMarks(slide, same, (index) => afterInsert(index, at));
  // A row may be shorter than the table is wide.
  const rows = slide.rows.map((row) => slide.columns.map((_, c) => row[c] ?? '').toSpliced(at, 0, ''));
  return { ...marked, columns: slide.columns.toSpliced(at, 0, ''), rows };
}
export function withoutColumn(slide: TableSlide, at: number): TableSlide {
  const marked = withMarks(slide, same, (index) => afterRemoval(index, at));
  return { ...marked, columns: slide.columns.toSpliced(at, 1), rows: slide.rows.map((row) => row.toSpliced(at, 1)) };
}
/** With another text in the row, -1 being the header. */
export function withCell(slide: TableSlide, row: number, column: number, text: string): TableSlide {
  if (row < 0) return { ...slide, columns: slide.columns.with(column, text) };
  const cells = slide.columns.map((_, c) => slide.rows[row]?.[c] ?? '');
  return { ...slide, rows: slide.rows.with(row, cells.with(column, text)) };
}

export const isRowMarked = ({ highlightRow, highlightRows = [] }: TableSlide, row: number): boolean =>
  highlightRow === row || highlightRows.includes(row);
export const isCellMarked = ({ highlightCell }: TableSlide, row: number, column: number): boolean =>
  highlightCell?.row === row && highlightCell.column === column;

/** With the row marked, in place of those that were; without a mark if it was marked. */
export function markRow(slide: TableSlide, row: number): TableSlide {
  const { highlightRow: _, highlightRows: __, ...rest } = slide;
  return isRowMarked(slide, row) ? rest : { ...rest, highlightRow: row };
}
export function markCell(slide: TableSlide, row: number, column: number): TableSlide {
  const { highlightCell: before, ...rest } = slide;
  if (isCellMarked(slide, row, column)) return rest;
  // What was said of another cell is not true of this one.
  return { ...rest, highlightCell: { row, column } };
}

const inChart = (slide: ChartSlide, chart: Partial<Chart>): ChartSlide => ({ ...slide, chart: defined({ ...slide.chart, ...chart }) });
/** Of a chart with several series one of these is marked, of others a category. */
export const marksSeries = ({ chart }: ChartSlide): boolean => chart.series.length > 1;
const shifted = ({ chart }: ChartSlide, applies: boolean, shift: Shift): Pick<Chart, 'highlight'> =>
  chart.highlight === undefined || !applies ? {} : ({ highlight: shift(chart.highlight) } as Pick<Chart, 'highlight'>);

/** With an empty category before that of this index. */
export function withCategory(slide: ChartSlide, at: number, name: string): ChartSlide {
  const { categories, series, x } = slide.chart;
  return inChart(slide, {
    ...shifted(slide, !marksSeries(slide), (index) => afterInsert(index, at)),
    categories: categories.toSpliced(at, 0, name),
    series: series.map((each) => ({ ...each, values: padded(each.values, categories.length).toSpliced(at, 0, null) })),
    ...(x && { x: padded(x, categories.length).toSpliced(at, 0, null) }),
  });
}
export function withoutCategory(slide: ChartSlide, at: number): ChartSlide {
  const { categories, series, x } = slide.chart;
  return inChart(slide, {
    ...shifted(slide, !marksSeries(slide), (index) => afterRemoval(index, at)),
    categories: categories.toSpliced(at, 1),
    series: series.map((each) => ({ ...each, values: each.values.toSpliced(at, 1) })),
    ...(x && { x: x.toSpliced(at, 1) }),
  });
}
/** What is marked of one series is a category, and of several a series: a mark does not outlive the change from one to the other. */
export function withSeries(slide: ChartSlide, at: number, name: string): ChartSlide {
  const { categories, series } = slide.chart;
  const mark = marksSeries(slide) ? shifted(slide, true, (index) => afterInsert(index, at)) : unmarked;
  return inChart(slide, { ...mark, series: series.toSpliced(at, 0, { name, values: categories.map(() => null) }) });
}
export function withoutSeries(slide: ChartSlide, at: number): ChartSlide {
  const { series } = slide.chart;
  const mark = series.length > 2 ? shifted(slide, true, (index) => afterRemoval(index, at)) : unmarked;
  return inChart(slide, { ...mark, series: series.toSpliced(at, 1) });
}
const unmarked = { highlight: undefined } as unknown as Pick<Chart, 'highlight'>;

export const withCategoryName = (slide: ChartSlide, at: number, name: string): ChartSlide =>
  inChart(slide, { categories: slide.chart.categories.with(at, name) });
export const withSeriesName = (slide: ChartSlide, at: number, name: string): ChartSlide =>
  inChart(slide, { series: slide.chart.series.map((each, s) => (s === at ? { ...each, name } : each)) });
export function withChartValue(slide: ChartSlide, series: number, category: number, value: number | null): ChartSlide {
  const { categories } = slide.chart;
  const changed = slide.chart.series.map((each, s) =>
    s === series ? { ...each, values: padded(each.values, categories.length).with(category, value) } : each,
  );
  return inChart(slide, { series: changed });
}
/** With the category marked, or, of several series, the series; without a mark, and with nothing that stands out, if it was marked. */
export function markPoint(slide: ChartSlide, index: number): ChartSlide {
  const isMarked = slide.chart.highlight === index;
  return inChart(slide, isMarked ? { ...unmarked, even: true } : ({ highlight: index, even: undefined } as unknown as Partial<Chart>));
}

const padded = (values: readonly (number | null)[], length: number): (number | null)[] =>
  Array.from({ length }, (_, index) => values[index] ?? null);

/** What was copied from a spreadsheet: rows of cells. */
export const cellsOf = (pasted: string): string[][] =>
  pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
