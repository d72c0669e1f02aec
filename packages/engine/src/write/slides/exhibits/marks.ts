/** What the title says of a chart or table is marked in it: the column, the row or the cell whose name or figure it tells. */
import { greatestOf, leastOf } from '../../../model/extremes.ts';
import { columns } from '../../sentence/measure.ts';
import type { Proposal } from '../kinds/kind.ts';

type Body = Proposal['body'];
type Chart = Extract<Body, { kind: 'chart' }>;
type Table = Extract<Body, { kind: 'table' }>;

/** Numbers as they are written, of two digits or with a decimal or a sign: a single digit is anything. */
const numbersIn = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd}.,\u00a0\u202f’']*\p{Nd}(?:\s?[%٪])?|\p{Nd}\s?[%٪]/gu) ?? []).map((number) =>
    number.replace(/[\s\u00a0\u202f%٪]/gu, ''),
  );

/** As a whole word, whatever its case. */
const names = (title: string, name: string): boolean => {
  const said = name.trim().toLowerCase();
  if (said.length < 2 || !/\p{L}/u.test(said)) return false;
  const at = title.toLowerCase().indexOf(said);
  const before = at > 0 ? (title[at - 1] ?? '') : '';
  return at >= 0 && !/[\p{L}\p{N}]/u.test(before);
};

/** The body with what its title tells marked; as it is where the title tells nothing of it. */
export function marked(body: Body, title: string): Body {
  if (body.kind === 'chart') return markedChart(body, title);
  return body.kind === 'table' ? markedTable(body, title) : body;
}

const MARKABLE: ReadonlySet<Chart['chart']['type']> = new Set<Chart['chart']['type']>(['column', 'bar']);
const LONGEST_CALLOUT = 64;
const MOST_COLUMNS = 14;

function markedChart(body: Chart, title: string): Chart {
  const { chart } = body;
  const [only, ...others] = chart.series;
  if (!only || others.length > 0 || !MARKABLE.has(chart.type) || chart.categories.length > MOST_COLUMNS) return body;
  const told = new Set(numbersIn(title).map(plainNumber));
  const hits = only.values.flatMap((value, i) => (value !== null && told.has(value) ? [i] : []));
  const named = chart.categories.flatMap((name, i) => (names(title, name) ? [i] : []));
  const lead = hits.length === 1 ? hits[0] : named.length === 1 && isExtreme(only.values, named[0]) ? named[0] : undefined;
  if (lead === undefined) return body;
  const lit: Chart = { ...body, chart: { ...chart, highlight: lead } };
  if (chart.type !== 'column' || hits.length !== 1 || body.statements) return lit;
  const text = body.takeaway?.text;
  const figure = figureIn(title, only.values[lead]);
  if (figure === undefined || text === undefined || columns(text) > LONGEST_CALLOUT) return lit;
  const { takeaway: _, ...rest } = lit;
  return { ...rest, callout: { figure: `${chart.prefix ?? ''}${figure}${chart.suffix ?? ''}`, text } };
}

/** The number of a text that has that value, as it is written there. */
const figureIn = (text: string, value: number | null | undefined): string | undefined =>
  numbersIn(text).find((number) => plainNumber(number) === value);

/** "1.240", "1,240" and "4,7": a mark with three digits behind it groups, any other is a decimal. */
const plainNumber = (number: string): number => {
  const plain = number.normalize('NFKC').replace(/[’']/gu, '');
  return Number(plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'));
};

const isExtreme = (values: readonly (number | null)[], index: number | undefined): boolean => {
  const known = values.flatMap((value) => value ?? []);
  const own = index === undefined ? undefined : values[index];
  return own === greatestOf(known, 0) || own === leastOf(known, Number.POSITIVE_INFINITY);
};

function markedTable(body: Table, title: string): Table {
  if (body.highlightCell) return body;
  const told = new Set(numbersIn(title));
  const cells = body.rows.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      const [number, ...more] = numbersIn(cell);
      return c > 0 && number !== undefined && more.length === 0 && told.has(number) ? [{ row: r, column: c }] : [];
    }),
  );
  const [cell, ...more] = cells;
  if (cell && more.length === 0) return { ...body, highlightCell: cell };
  const row = openingRow(
    title,
    body.rows.map(([name = '']) => name),
  );
  return row === undefined ? body : { ...body, highlightRow: row };
}

/** The row that a title begins with: what it is about. */
function openingRow(title: string, rows: readonly string[]): number | undefined {
  const found = rows.flatMap((name, i) =>
    names(title, name) && title.toLowerCase().indexOf(name.trim().toLowerCase()) <= ARTICLE ? [i] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}
/** UTF-16 units of an article before a name. */
const ARTICLE = 5;

/** Whether a sentence tells one cell or opens with a row. */
export function tellsOfTable(text: string, rows: readonly (readonly string[])[]): boolean {
  const told = new Set(numbersIn(text));
  const hits = rows.flatMap((row) => row.slice(1).filter((cell) => numbersIn(cell).some((number) => told.has(number))));
  return (
    hits.length === 1 ||
    openingRow(
      text,
      rows.map(([name = '']) => name),
    ) !== undefined
  );
}

/** Whether a sentence may stand above a chart: it has no figures of its own, or one of the chart's, or names what is greatest or least in it. */
export function speaksOf({ series, categories }: Chart['chart'], title: string): boolean {
  const told = numbersIn(title).map(plainNumber);
  const values = series.flatMap((one) => one.values.flatMap((value) => value ?? []));
  const times = categories.map(Number);
  if (told.length === 0 || told.some((number) => values.includes(number) || times.includes(number))) return true;
  const words = (text: string): string => text.trim().split(/[\s\u00a0]+/)[0] ?? '';
  return [...categories, ...series.map(({ name }) => name)].some(
    (name, i) =>
      (names(title, name) || names(title, words(name))) && (i >= categories.length || series.some((one) => isExtreme(one.values, i))),
  );
}
