/** Slides of figures: one, several, a table, a chart. */
import { chartTypes } from '@slidewright/contract/deck';
import { z } from 'zod';
import { LONGEST_FIGURE } from '../../sentence/figures.ts';
import { form, given } from './form.ts';

const text = z.string();
const maybe = z.string().nullish();
const FIGURE = `a number with its unit, at most ${LONGEST_FIGURE} characters, such as "54%" or "€1.2m"`;
const isFigure = (figure: string): boolean => figure.length <= LONGEST_FIGURE + 3 && /\p{Nd}/u.test(figure);

export const bigNumber = form({
  kind: 'bigNumber',
  use: 'one striking figure',
  evidence: true,
  shape: z.object({ figure: text, statement: text, note: maybe }),
  ask: () => `figure: ${FIGURE}. statement: what it says, at most 18 words. note: one further sentence or empty.`,
  body({ figure, statement, note }, pen) {
    if (!isFigure(figure)) return `figure: it must be ${FIGURE}`;
    return { kind: 'bigNumber', figure, statement: pen.cut(statement, 18), ...given('note', note && pen.cut(note, 18)) };
  },
});

const STATS = 4;

export const stats = form({
  kind: 'stats',
  use: '2 to 4 figures side by side',
  evidence: true,
  shape: z.object({ stats: z.array(z.object({ figure: text, label: text })) }),
  ask: () => `stats: 2 to ${STATS}. figure: ${FIGURE}. label: what it counts, at most 12 words.`,
  body({ stats: all }, pen) {
    if (all.length < 2) return 'stats: there must be at least 2';
    if (!all.every(({ figure }) => isFigure(figure))) return `stats: every figure must be ${FIGURE}`;
    return { kind: 'stats', stats: all.slice(0, STATS).map(({ figure, label }) => ({ figure, label: pen.cut(label, 12) })) };
  },
});

const TABLE = { columns: 6, rows: 8, words: 12 };

export const table = form({
  kind: 'table',
  use: 'facts about several things in the same columns',
  shape: z.object({ columns: z.array(text), rows: z.array(z.array(z.string().nullable())) }),
  ask: () =>
    `columns: 2 to ${TABLE.columns} names. rows: 2 to ${TABLE.rows}, each with one text for every column, at most ${TABLE.words} words, "" where there is nothing.`,
  body({ columns, rows }, pen) {
    if (columns.length < 2 || columns.length > TABLE.columns) return `columns: there must be 2 to ${TABLE.columns}`;
    if (rows.length === 0) return 'rows: there must be at least 2';
    if (rows.some((row) => row.length > columns.length)) return 'rows: every row must have one text for each column';
    const shown = rows.slice(0, TABLE.rows).map((row) => columns.map((_, i) => pen.cut(row[i] ?? '', TABLE.words)));
    return { kind: 'table', columns: columns.map((column) => pen.head(column)), rows: shown };
  },
});

const CHART = { categories: 12, series: 4 };
const offered = chartTypes.filter((type) => type !== 'scatter');

export const chart = form({
  kind: 'chart',
  use: 'at least 3 comparable figures of one unit that the source gives for different things or times',
  evidence: true,
  shape: z.object({
    chart: z.object({
      type: z.enum(offered),
      unit: maybe,
      suffix: maybe,
      categories: z.array(text),
      series: z.array(z.object({ name: text, values: z.array(z.number().nullable()) })),
    }),
    takeaway: maybe,
    statements: z.array(text).nullish(),
  }),
  ask: () =>
    `chart: the figures exactly as the source has them. type: line for a course of time, bar for long names, doughnut for shares of a whole, otherwise column. categories: 3 to ${CHART.categories}. series: 1 to ${CHART.series}, each with one value for every category. unit: what is measured, or empty. suffix: what follows each number, such as " %", or empty. takeaway: what the chart shows, at most 18 words. statements: in place of the takeaway, where the chart shows several things: 2 or 3, each at most 14 words; otherwise empty.`,
  without: (value, [field, list, at, , category]) => {
    const index = list === 'categories' ? at : list === 'series' ? category : undefined;
    if (field !== 'chart' || typeof index !== 'number') return undefined;
    const rest = <T>(values: readonly T[]): T[] => values.filter((_, i) => i !== index);
    const series = value.chart.series.map(({ name, values }) => ({ name, values: rest(values) }));
    return { ...value, chart: { ...value.chart, categories: rest(value.chart.categories), series } };
  },
  body({ chart: { type, unit, suffix, categories, series }, takeaway, statements }, pen) {
    if (categories.length < 2 || categories.length > CHART.categories) return `categories: there must be 3 to ${CHART.categories}`;
    if (series.length < 1 || series.length > CHART.series) return `series: there must be 1 to ${CHART.series}`;
    if (series.some(({ values }) => values.length !== categories.length)) return 'series: each must have one value for every category';
    if ((type === 'pie' || type === 'doughnut') && series.length > 1) return 'series: a pie or doughnut has exactly 1';
    const shown = (statements ?? []).filter((statement) => statement.trim()).slice(0, 3);
    return {
      kind: 'chart',
      chart: { type, categories, series, ...given('unit', unit), ...given('suffix', suffix?.slice(0, 8)) },
      ...(shown.length > 1
        ? { statements: shown.map((statement) => ({ text: pen.cut(statement, 14) })) }
        : takeaway && { takeaway: { text: pen.cut(takeaway, 18) } }),
    };
  },
});
