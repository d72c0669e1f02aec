/** What the parts of each stacked column come to: it stands with the column's name, since no column is read off a stack. */
import type { ChartData } from '@slidewright/contract/deck';
import type { ChartNode } from '../../model/scene.ts';
import { numberFormat } from './numbers.ts';

/** Columns whose names have room for a figure. */
const MOST = 8;
const PERCENT = 100;

/** The data with named totals, and what the names are put together from; as they are where parts are missing, sink below zero, or are all shares of a hundred. */
export function withTotals(data: ChartData, language: string): Pick<ChartNode, 'data' | 'totals'> {
  const { type, categories, series } = data;
  if (type !== 'stackedColumn' || series.length < 2 || categories.length > MOST) return { data };
  const columns = categories.map((_, c) => series.map(({ values }) => values[c]));
  if (columns.some((values) => values.some((value) => value == null || value < 0))) return { data };
  const totals = columns.map((values) => Number(values.reduce<number>((sum, value) => sum + (value ?? 0), 0).toPrecision(12)));
  if (totals.every((total) => Math.abs(total - PERCENT) < 1)) return { data };
  const all = [...totals, ...columns.flatMap((values) => values.flatMap((value) => value ?? []))];
  const { write, digits } = numberFormat(all, language, data);
  const names = categories.map((name) => `${name}: `);
  return {
    data: { ...data, categories: names.map((name, c) => `${name}${write(totals[c] ?? 0)}`) },
    ...(digits && { totals: { names, digits } }),
  };
}
