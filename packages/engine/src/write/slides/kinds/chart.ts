/** A chart of a table whose first column names and whose other columns count. */

import type { ChartData } from '@slidewright/contract/deck';
import { greatestOf, leastOf } from '../../../model/extremes.ts';
import { dateIn, isMonth } from '../../sentence/dates.ts';
import { type Amount, amountOf } from '../../sentence/figures.ts';
import { tellsOf } from '../../words/structure.ts';
import { type Headed, headed, measureOf } from './unit.ts';

const FEWEST_ROWS = 3;
const MOST_ROWS = 12;
const MOST_SERIES = 4;
/** Lines of one time: so many are drawn each in a small chart of its own. */
const MOST_LINES = 6;
const FEWEST_TIMES = 4;

/** Undefined when the cells are not figures of one unit, or too few or many to be read. */
export function chartOf(header: readonly string[], rows: readonly (readonly string[])[], language: string): ChartData | undefined {
  const count = header.length - 1;
  const dated = rows.length >= FEWEST_TIMES && rows.every(([name = '']) => isTime(name, language));
  if (count < 1 || count > (dated ? MOST_LINES : MOST_SERIES) || rows.length < FEWEST_ROWS) return undefined;
  let shown = rows.filter((row) => !isTotal(row, rows, language));
  if (shown.length < FEWEST_ROWS) shown = [...rows];
  // Bars of parts and of what they come to, side by side, rank what is one within the other: a table tells them apart.
  if (shown.length > MOST_ROWS || hasSum(shown, language) || (count > 1 && isAccount(shown, language))) return undefined;
  const columns = Array.from({ length: count }, (_, i) => shown.map((row) => amountOf(row[i + 1] ?? '', language)));
  const cells = columns.flat();
  const known = cells.filter((cell): cell is Amount => cell !== undefined);
  const [first] = known;
  if (!first || known.length < cells.length) return undefined;
  if (known.some(({ prefix, suffix }) => prefix !== first.prefix || suffix.trim() !== first.suffix.trim())) return undefined;
  // Series that differ by more than a hundredfold would leave the small ones flat.
  const tops = columns.map(topOf);
  if (greatestOf(tops, 0) > 100 * leastOf(tops, Number.POSITIVE_INFINITY)) return undefined;
  const heads = header.slice(1).map(headed);
  if (count > 1 && (!comparable(heads, first, tops) || areMeasures(columns, heads, first))) return undefined;
  const categories = shown.map((row) => row[0] ?? '');
  // Sums of money are of one unit, whatever stands in brackets behind a name: "Coordinators (3 × 8 hours a week)".
  if (!/\p{Sc}/u.test(first.prefix + first.suffix) && countDifferent(categories)) return undefined;
  const values = columns.map((column) => column.map((cell) => cell?.value ?? null));
  const type = typeOf(categories, values, first, language);
  const [{ unit = count === 1 ? header[1] : undefined } = { unit: undefined }] = heads;
  if (count === 1 && type !== 'line' && isPriceList(header[1] ?? '', first, language)) return undefined;
  if (count === 1 && type !== 'line' && shown.length === rows.length && areFarPrices(columns[0] ?? [], first)) return undefined;
  const series = values.map((list, i) => ({ name: heads[i]?.name ?? '', values: list }));
  return {
    type,
    categories,
    series,
    ...(unit && { unit }),
    ...(first.prefix && { prefix: first.prefix }),
    ...(first.suffix && { suffix: first.suffix.slice(0, 8) }),
  };
}

/**
 * Several columns share an axis only when they count the same: their heads name one unit, or their cells do, or their heads are years;
 * where nothing names a unit, when their sizes at least do not tell them apart.
 */
function comparable(heads: readonly Headed[], { prefix, suffix }: Amount, tops: readonly number[]): boolean {
  const units = new Set(heads.map(({ unit }) => unit?.toLowerCase()));
  if (units.size > 1) return false;
  if (!units.has(undefined) || heads.every(({ name }) => /^(?:19|20)\d\d$/.test(name))) return true;
  // A night at £180 and a lunch at £15 share a currency, and no axis: what each may cost is looked up.
  return (
    [prefix, suffix].some((sign) => sign !== '' && !/\p{Sc}/u.test(sign)) ||
    greatestOf(tops, 0) <= FARTHEST_COLUMNS * leastOf(tops, Number.POSITIVE_INFINITY)
  );
}

/** "Phosphate 0.31, suspended solids 48" at several times: rows that no unit joins and that are so far apart are measures of different things. */
function areMeasures(columns: readonly (readonly (Amount | undefined)[])[], heads: readonly Headed[], { prefix, suffix }: Amount): boolean {
  if (prefix !== '' || suffix !== '' || heads.some(({ unit }) => unit !== undefined)) return false;
  const tops = (columns[0] ?? []).map((_, row) => topOf(columns.map((column) => column[row])));
  return greatestOf(tops, 0) > FARTHEST_ROWS * leastOf(tops, Number.POSITIVE_INFINITY);
}
const FARTHEST_ROWS = 50;
const FARTHEST_COLUMNS = 8;

const topOf = (cells: readonly (Amount | undefined)[]): number =>
  greatestOf(
    cells.map((cell) => Math.abs(cell?.value ?? 0)),
    0,
  );

/** Rows that each name a unit of their own, as "Output (MWh)" and "Result (thousand €)", share no axis. */
function countDifferent(categories: readonly string[]): boolean {
  const units = categories.flatMap((category) => measureOf(category) ?? []);
  return new Set(units).size > 1 || (units.length > 0 && units.length < categories.length);
}

/** What each of several things costs is looked up in a table; bars would rank what is only different. */
const isPriceList = (head: string, { prefix, suffix }: Amount, language: string): boolean =>
  isMoney(prefix.trim() + suffix.trim()) && tellsOf(head, 'prices', language);

/** "€", "EUR", "kr", "zł", "Kč": where the head tells of prices, two or three letters are a currency. */
const isMoney = (sign: string): boolean => /\p{Sc}|^\p{L}{2,3}\.?$/u.test(sign);

/** "A chair €1.80, a cable €45": sums that nothing adds up, so far apart that the small ones are no bar, are prices of different things. */
function areFarPrices(column: readonly (Amount | undefined)[], { prefix, suffix }: Amount): boolean {
  const sizes = column.map((cell) => Math.abs(cell?.value ?? 0));
  return /\p{Sc}/u.test(prefix + suffix) && greatestOf(sizes, 0) > FARTHEST_PRICES * leastOf(sizes, Number.POSITIVE_INFINITY);
}
const FARTHEST_PRICES = 20;

const isTime = (name: string, language: string): boolean =>
  dateIn(name, language) !== undefined || isMonth(name, language) || /^(?:Q[1-4]|\d{1,2}月|FY ?\d\d)/.test(name);

function typeOf(
  categories: readonly string[],
  values: readonly (readonly (number | null)[])[],
  { suffix }: Amount,
  language: string,
): ChartData['type'] {
  const [only] = values;
  const dated = categories.every((category) => isTime(category, language));
  if (dated) return categories.length >= 4 ? 'line' : 'column';
  const sum = (only ?? []).reduce<number>((total, value) => total + (value ?? 0), 0);
  if (values.length === 1 && suffix.includes('%') && Math.abs(sum - 100) < 2 && categories.length <= 6) return 'doughnut';
  return categories.length > 6 || categories.some((category) => category.length > 16) ? 'bar' : 'column';
}

/** Rows above one that adds them up, among others. */
const FEWEST_SUMMED = 3;

/** Whether a row below the first ones adds up all above it. */
function hasSum(rows: readonly (readonly string[])[], language: string): boolean {
  const [first = []] = rows;
  const sums = first.slice(1).map(() => 0);
  return rows.some((row, at) => {
    const values = row.slice(1).map((cell) => amountOf(cell, language)?.value ?? Number.NaN);
    const adds = at >= FEWEST_SUMMED && values.length > 0 && values.every((value, i) => value !== 0 && value === sums[i]);
    for (const [i, value] of values.entries()) sums[i] = (sums[i] ?? 0) + value;
    return adds;
  });
}

/** Revenue, what goes off it, and what is left, in each column: on one axis the profit, which all is about, is a stub. */
function isAccount(rows: readonly (readonly string[])[], language: string): boolean {
  const [first = [], ...rest] = rows;
  if (rows.length < FEWEST_OF_ACCOUNT) return false;
  return first.slice(1).every((_, i) => {
    const [top = Number.NaN, ...others] = [first, ...rest].map((row) => amountOf(row[i + 1] ?? '', language)?.value ?? Number.NaN);
    const left = others.pop() ?? Number.NaN;
    return Math.abs(others.reduce((sum, value) => sum - Math.abs(value), top) - left) <= ROUNDED * Math.abs(top);
  });
}
const FEWEST_OF_ACCOUNT = 4;
/** Share of the whole by which rounded values may miss it. */
const ROUNDED = 0.002;

/** A last row that adds up those above it. */
function isTotal(row: readonly string[], rows: readonly (readonly string[])[], language: string): boolean {
  if (row !== rows.at(-1) || rows.length < 3) return false;
  return row.slice(1).every((cell, i) => {
    const own = amountOf(cell, language)?.value;
    const sum = rows.slice(0, -1).reduce((total, other) => total + (amountOf(other[i + 1] ?? '', language)?.value ?? Number.NaN), 0);
    return own !== undefined && Math.abs(own - sum) <= 0.011 * Math.abs(sum) && own !== 0;
  });
}
