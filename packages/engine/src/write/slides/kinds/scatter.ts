/** A table whose two columns of figures measure different things and go together: points between two axes. */
import type { ChartData } from '@slidewright/contract/deck';
import { dateIn } from '../../sentence/dates.ts';
import { amountOf } from '../../sentence/figures.ts';
import { headed } from './unit.ts';

const FEWEST_ROWS = 6;
const MOST_ROWS = 40;
/** Pearson's r below which a cloud of points shows nothing. */
const LEAST_CORRELATION = 0.5;

/** Undefined where the columns are not figures all through, count the same thing, or have little to do with each other. */
export function scatterOf(header: readonly string[], rows: readonly (readonly string[])[], language: string): ChartData | undefined {
  if (header.length !== 3 || rows.length < FEWEST_ROWS || rows.length > MOST_ROWS) return undefined;
  const names = rows.map((row) => row[0]?.trim() ?? '');
  if (names.some((name) => name === '' || dateIn(name, language) !== undefined) || new Set(names).size < names.length) return undefined;
  const [across = [], up = []] = [1, 2].map((column) => rows.flatMap((row) => amountOf(row[column] ?? '', language) ?? []));
  const [first, second] = [across[0], up[0]];
  if (!first || !second || across.length < rows.length || up.length < rows.length) return undefined;
  const uniform = [across, up].every((list) =>
    list.every(({ prefix, suffix }) => prefix === list[0]?.prefix && suffix === list[0]?.suffix),
  );
  const heads = header.slice(1).map(headed);
  const units = [unitOf(heads[0]?.unit, first), unitOf(heads[1]?.unit, second)];
  if (!uniform || units[0] === units[1]) return undefined;
  const x = across.map(({ value }) => value);
  const y = up.map(({ value }) => value);
  if (Math.abs(correlation(x, y)) < LEAST_CORRELATION) return undefined;
  return {
    type: 'scatter',
    categories: names,
    x,
    xUnit: header[1] ?? '',
    unit: header[2] ?? '',
    series: [{ name: heads[1]?.name ?? '', values: y }],
    ...(second.prefix && { prefix: second.prefix }),
    ...(second.suffix && { suffix: second.suffix.slice(0, 8) }),
  };
}

const unitOf = (named: string | undefined, { prefix, suffix }: { prefix: string; suffix: string }): string =>
  `${named?.toLowerCase() ?? ''} ${prefix.trim()} ${suffix.trim()}`.trim();

function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const product = x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0);
  const spread = (values: readonly number[], middle: number) => Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return product / (spread(x, mx) * spread(y, my) || 1);
}
