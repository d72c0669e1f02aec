/** Slides of figures: one, several, a table, a chart. */
import { isWhole } from '@slidewright/contract/conversions/wholes';
import { chartTypes } from '@slidewright/contract/deck';
import { z } from 'zod';
import { form, given } from './form.ts';
import { isNumberWord, isShort, LONGEST_ALONE, LONGEST_SHOWN, placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();
const figureOf = (longest: number) => `a number with its unit, at most ${longest} characters, such as "54%" or "up to €2m"`;
const FIGURE = figureOf(LONGEST_SHOWN);
/** Of one that has the slide for itself. */
const LARGE = figureOf(LONGEST_ALONE);
const isFigure = (figure: string, language: string, longest = LONGEST_SHOWN): boolean =>
  isShort(figure, language, longest) && (/\p{Nd}/u.test(figure) || isNumberWord(figure, language));

export const bigNumber = form({
  kind: 'bigNumber',
  use: 'one figure that everybody should remember, alone on the slide, where the title is about that very figure',
  evidence: true,
  shape: z.object({ figure: text, statement: text, note: maybe }),
  ask: () =>
    `figure: ${LARGE}. statement: what the title does not say of it: what it counts, of whom, over what time, compared with what; understood beside the figure without the title, in other words than it, 4 to 18 words. note: what else belongs to it and is neither in the title nor in the statement, at most 30 words, or empty.`,
  body({ figure, statement, note }, pen) {
    if (!isFigure(figure, pen.brief.language, LONGEST_ALONE)) return `figure: it must be ${LARGE}`;
    return { kind: 'bigNumber', figure, statement: pen.cut(statement, 18), ...given('note', note && pen.cut(note, 30)) };
  },
});

const STATS = 4;

export const stats = form({
  kind: 'stats',
  remark: true,
  use: '2 to 4 figures that measure different things and belong to one message',
  evidence: true,
  shape: z.object({ stats: z.array(z.object({ figure: text, label: text, note: maybe })) }),
  ask: () =>
    `stats: 2 to ${STATS}, first the one that the title speaks of, if any. figure: ${FIGURE}. label: what it counts, of whom and when, at most 12 words. note: what to hold it against (before, planned, elsewhere), at most 8 words, or empty.`,
  body({ stats: all }, pen) {
    if (all.length < 2) return 'stats: there must be at least 2';
    const sound = all.filter(({ figure }) => isFigure(figure, pen.brief.language));
    if (sound.length < 2) return `stats: every figure must be ${FIGURE}`;
    const others = all.filter((each) => !sound.includes(each));
    pen.problems.push(...others.map(({ figure }) => `stats: "${figure}" is left out: every figure must be ${FIGURE}`));
    return {
      kind: 'stats',
      stats: sound
        .slice(0, STATS)
        .map(({ figure, label, note }) => ({ figure, label: pen.cut(label, 12), ...given('note', note && pen.cut(note, 8)) })),
    };
  },
});

/** Rows that a title speaks of. */
const LIT = 3;
const TABLE = { columns: 6, rows: 8, words: 12 };

export const table = form({
  kind: 'table',
  remark: true,
  use: '2 to 8 things by the same 1 to 5 questions, where the exact words or figures count',
  shape: z.object({
    columns: z.array(text),
    rows: z.array(z.array(z.string().nullable())),
    highlight: z.object({ rows: z.array(text).nullish(), column: maybe, note: maybe }).nullish(),
  }),
  ask: () =>
    `columns: 2 to ${TABLE.columns} names. rows: 2 to ${TABLE.rows}, each with one text for every column, at most ${TABLE.words} words, "" where there is nothing; what answers only one of the questions is no row, but the sentence. highlight: what the title speaks of; rows: the first texts of those 1 to 3 rows, or empty; column: the name of the column where one cell of one row decides, otherwise empty; note: what follows from that cell and is neither in it nor in the title, at most 14 words, or empty. A unit that all figures have stands in the head of their column.`,
  without: (fields, [list, row, column], all) => {
    const { columns, rows, highlight } = fields;
    if (list !== 'rows' || typeof row !== 'number' || typeof column !== 'number' || column === 0 || columns.length < 3) return undefined;
    const faultsAt = (place: number, at: number) => all.filter((path) => path[0] === 'rows' && path[place] === at).length;
    // A column of which several cells do not hold costs no row.
    if (faultsAt(2, column) < 2 || faultsAt(2, column) < faultsAt(1, row)) return undefined;
    const others = <T>(cells: readonly T[]): T[] => cells.filter((_, i) => i !== column);
    const { column: lit, ...marked } = highlight ?? {};
    const kept = lit === columns[column] ? { ...marked, note: undefined } : highlight;
    return { ...fields, columns: others(columns), rows: rows.map(others), highlight: kept };
  },
  body({ columns, rows, highlight }, pen) {
    if (columns.length < 2 || columns.length > TABLE.columns) return `columns: there must be 2 to ${TABLE.columns}`;
    if (rows.length === 0) return 'rows: there must be at least 2';
    if (rows.some((row) => row.length > columns.length)) return 'rows: every row must have one text for each column';
    const shown = rows.slice(0, TABLE.rows).map((row) => columns.map((_, i) => pen.cut(row[i] ?? '', TABLE.words)));
    const names = rows.slice(0, TABLE.rows).map(([head]) => head ?? '');
    const [row, ...more] = (highlight?.rows ?? []).slice(0, LIT).flatMap((name) => placeOf(name, names) ?? []);
    const column = placeOf(highlight?.column, columns);
    const note = highlight?.note && pen.cut(highlight.note, 14);
    return {
      kind: 'table',
      columns: columns.map((name) => pen.head(name)),
      rows: shown,
      // A title that speaks of several rows marks them all, and none of their cells.
      ...(column === undefined || more.length > 0
        ? {
            ...given('highlightRow', row),
            ...(more.length > 0 && { highlightRows: more }),
            ...(more.length > 0 && note && { sentence: note }),
          }
        : row !== undefined && { highlightCell: { row, column, ...given('note', note) } }),
    };
  },
});

/** Characters beside each number; what is longer is said once, with what is measured. */
const LONGEST_AFFIX = 8;
function affixesOf(unit: string | null | undefined, prefix: string | null | undefined, suffix: string | null | undefined) {
  const long = [prefix, suffix].filter((affix) => affix && affix.length > LONGEST_AFFIX && !unit?.includes(affix));
  const beside = (affix: string | null | undefined) => (affix && affix.length <= LONGEST_AFFIX ? affix : undefined);
  // A word stands apart from its number: "8 cm".
  const behind = beside(suffix)?.replace(/^(?=\p{L}{2})/u, '\u00a0');
  return {
    ...given('unit', long.length > 0 ? [unit, ...long].filter(Boolean).join(', ') : unit),
    ...given('prefix', beside(prefix)),
    ...given('suffix', behind),
  };
}

const CHART = { categories: 12, series: 4, multiples: 9 };
/** Small charts of one line each are a sort of chart to whoever plans them. */
const MULTIPLES = 'multiples';
const offered = [...chartTypes.filter((type) => type !== 'scatter'), MULTIPLES] as const;

export const chart = form({
  kind: 'chart',
  remark: true,
  use: '3 to 12 figures of one unit, of different things or times',
  evidence: true,
  shape: z.object({
    chart: z.object({
      type: z.enum(offered),
      highlight: maybe,
      unit: maybe,
      prefix: maybe,
      suffix: maybe,
      categories: z.array(text),
      series: z.array(z.object({ name: text, values: z.array(z.number().nullable()) })),
    }),
    callout: maybe,
    takeaway: maybe,
    statements: z.array(text).nullish(),
    source: maybe,
  }),
  ask: (_, sourced) =>
    `chart: ${sourced ? 'the figures exactly as the source has them' : 'figures whose order of magnitude is well known, rounded'}. type: line for a course of time, bar for long names, doughnut for shares of a whole, multiples for 3 to ${CHART.multiples} courses of time that would cross as lines, otherwise column. categories: 3 to ${CHART.categories}, each named so that it is understood by itself ("a year before", not "compared with"), with what limits its value (at most). Several measures of the same times that share a unit are several series of one chart. series: 1 to ${CHART.series}, of multiples up to ${CHART.multiples}, each with one value for every category. highlight: the category that the title speaks of, or with several series the series; empty where it speaks of none or of all. unit: what is measured, at most 8 words, or empty. prefix and suffix: what stands before and behind each number, such as "£" and "%", or empty. Then one of these, the others empty: callout: what the highlighted column says, at most 12 words, where a single one decides; takeaway: what the chart shows as a whole, at most 24 words; statements: 2 or 3 things that explain it, limit it or follow from it, each at most 18 words; what can be read off it is none.${sourced ? ' source: who found the figures, among whom and when, where that is told, otherwise empty.' : ' source: empty.'}`,
  without: (value, [field, list, at, , category]) => {
    const index = list === 'categories' ? at : list === 'series' ? category : undefined;
    if (field !== 'chart' || typeof index !== 'number') return undefined;
    const rest = <T>(values: readonly T[]): T[] => values.filter((_, i) => i !== index);
    const series = value.chart.series.map(({ name, values }) => ({ name, values: rest(values) }));
    return { ...value, chart: { ...value.chart, categories: rest(value.chart.categories), series } };
  },
  body({ chart: { type: asked, unit, prefix, suffix, categories, series, highlight }, callout, takeaway, statements, source }, pen) {
    const multiples = asked === MULTIPLES && series.length > 1;
    const isRound = asked === 'pie' || asked === 'doughnut';
    const most = multiples ? CHART.multiples : CHART.series;
    if (categories.length < 2 || categories.length > CHART.categories) return `categories: there must be 3 to ${CHART.categories}`;
    if (series.length < 1 || series.length > most) return `series: there must be 1 to ${most}`;
    if (series.some(({ values }) => values.length !== categories.length)) return 'series: each must have one value for every category';
    if (isRound && series.length > 1) return 'series: a pie or doughnut has exactly 1';
    const affixes = affixesOf(unit && pen.cut(unit, 8), prefix, suffix);
    // A circle says that its parts are all of something.
    const falselyRound = isRound && !isWhole({ categories, values: series[0]?.values ?? [], ...affixes }, pen.brief.language);
    const type = asked === MULTIPLES ? 'line' : falselyRound ? 'column' : asked;
    const names = series.length > 1 ? series.map(({ name }) => name) : categories;
    const lead = placeOf(highlight, names);
    const shown = (statements ?? []).filter((statement) => statement.trim()).slice(0, 3);
    // One by itself is no list.
    const [only] = shown;
    return {
      kind: 'chart',
      chart: {
        type,
        categories,
        series,
        ...affixes,
        ...given('highlight', lead),
        ...(lead === undefined && series.length === 1 && !callout && { even: true }),
      },
      ...(multiples && { multiples }),
      ...given('source', source && pen.cut(source, 16)),
      ...(shown.length > 1
        ? { statements: shown.map((statement) => ({ text: pen.cut(statement, 18) })) }
        : callout && lead !== undefined
          ? { callout: { text: pen.cut(callout, 12) } }
          : (takeaway || only || callout) && { takeaway: { text: pen.cut(takeaway || only || callout || '', 24) } }),
    };
  },
});
