/** What each kind of slide says. Kinds whose places carry a meaning of their own, such as a map of who deals with whom, are left out. */
import type { Slide, SlideKind, SlideOf } from '../deck.ts';
import { readFigure, writeNumber } from './figures.ts';
import { type Gist, type Grid, type Group, joined, linesOf, type Part, partsOfGrid, partsOfGroups, spaced } from './gist.ts';

type Readers = {
  readonly [K in SlideKind]?: (slide: SlideOf<K>, language: string) => Omit<Gist, 'lines' | 'source'> & { lines?: readonly string[] };
};

const inGroups = (groups: readonly Group[]) => ({ groups, parts: partsOfGroups(groups) });
const inGrid = (grid: Grid) => ({ grid, parts: partsOfGrid(grid) });
const around = (center: string | undefined, parts: readonly Part[]) => ({ center, parts });
const numbered = (figure: string, language: string): Part => ({ figure, value: readFigure(figure, language)?.value });

const readers: Readers = {
  agenda: ({ items }) => ({ parts: items.map((text) => ({ text })) }),
  bullets: ({ items }) => ({ parts: items }),
  twoColumns: ({ columns }) => inGroups(columns),
  comparison: ({ heads, rows }) => {
    const [left, right] = heads;
    const labelled = rows.some(({ label }) => label);
    const grid = {
      corner: '',
      columns: heads,
      rows: rows.map(({ label = '', left: one, right: other }) => ({ label, cells: [one, other] })),
    };
    const groups = [
      { head: left, items: rows.map((row) => row.left) },
      { head: right, items: rows.map((row) => row.right) },
    ];
    return labelled ? inGrid(grid) : { ...inGroups(groups), grid };
  },
  prosCons: ({ heads, pros, cons }) =>
    inGroups([
      { head: heads?.[0], items: pros },
      { head: heads?.[1], items: cons },
    ]),
  cards: ({ cards }) => ({ parts: cards }),
  quote: ({ quote, name, role }) => ({ parts: [{ head: [name, role].filter(Boolean).join(', ') || undefined, text: quote }] }),
  bigNumber: ({ figure, statement, note, points = [] }, language) => ({
    parts: [{ ...numbered(figure, language), text: statement }, ...points.map((text) => ({ text }))],
    lines: linesOf(note),
  }),
  stats: ({ stats }, language) => ({
    parts: stats.map(({ figure, label, note }) => ({ ...numbered(figure, language), text: joined([label, note]) })),
  }),
  timeline: ({ points }) => ({ parts: points.map(({ date, text }) => ({ head: date, text })) }),
  process: ({ steps }) => ({ parts: steps }),
  cycle: ({ steps, center }) => around(center, steps),
  stairs: ({ steps }) => ({ parts: steps }),
  pyramid: ({ levels }) => ({ parts: levels }),
  funnel: ({ stages }) => ({ parts: stages }),
  matrix: ({ fields, axes }) => (axes ? {} : inGroups(fields)),
  team: ({ people }) => ({ parts: people.map(({ name, role, text }) => ({ head: name, text: joined([role, text]) || undefined })) }),
  table: ({ columns, rows, note, highlightCell }) => {
    const [corner = '', ...others] = columns;
    const lines = linesOf(note, highlightCell?.note);
    if (others.length === 0) return { parts: rows.map(([text = '']) => ({ text })), ...(corner !== '' && { center: corner }), lines };
    const grid = { corner, columns: others, rows: rows.map(([label = '', ...cells]) => ({ label, cells })) };
    if (others.length > 1) return { ...inGrid(grid), lines };
    const heads = corner || others[0];
    const groups = [
      { head: corner, items: rows.map(([cell = '']) => cell) },
      { head: others[0], items: rows.map(([, cell = '']) => cell) },
    ];
    return { ...inGrid(grid), ...(heads && { groups }), lines };
  },
  chart: ({ chart, takeaway, callout, statements }, language) => {
    if (chart.type === 'scatter') return {};
    const { prefix = '', suffix = '', categories, series, unit } = chart;
    const written = (value: number | null | undefined): string =>
      typeof value === 'number' ? `${value < 0 ? '−' : ''}${prefix}${writeNumber(Math.abs(value), language)}${suffix}` : '';
    const said = [takeaway, callout].map((each) => spaced(each?.figure, each?.text));
    const lines = linesOf(unit, ...said, ...(statements ?? []).map(({ head, text }) => spaced(head, text)));
    const grid = {
      corner: '',
      columns: series.map(({ name }) => name),
      rows: categories.map((label, c) => ({ label, cells: series.map(({ values }) => written(values[c])) })),
    };
    const [only, ...more] = series;
    if (!only || more.length > 0) return { ...inGrid(grid), lines };
    const parts = categories.map((head, c) => {
      const value = only.values[c];
      return typeof value === 'number' ? { head, figure: written(value), value } : { head };
    });
    return { grid, parts, lines };
  },
  pair: ({ bars, gap }) => ({
    parts: bars.map(({ figure, value, label, note }) => ({ head: label, figure, value, text: note })),
    lines: linesOf(spaced(gap?.figure, gap?.text)),
  }),
  change: ({ before, after, change, cause, reference, rows }, language) =>
    rows?.length
      ? {}
      : {
          parts: [before, after].map(({ figure, label }) => ({ head: label, ...numbered(figure, language) })),
          lines: linesOf(change, cause, spaced(reference?.figure, reference?.label)),
        },
  shares: ({ parts, whole }) => ({
    parts: parts.map(({ figure, value, label, note }) => ({ head: label, figure, value, text: note })),
    lines: linesOf(whole),
  }),
  targets: ({ rows, heads }) => {
    const gaps = rows.some(({ gap }) => gap);
    return inGrid({
      corner: '',
      columns: [heads?.actual ?? '', heads?.target ?? '', ...(gaps ? [''] : [])],
      rows: rows.map(({ label, actual, target, gap = '' }) => ({ label, cells: [actual, target, ...(gaps ? [gap] : [])] })),
    });
  },
  causes: ({ causes, consequence }) => ({ parts: causes, lines: linesOf(spaced(consequence.figure, consequence.text)) }),
  definition: ({ term, meaning, about, example, not }) => ({
    parts: [
      { head: term, text: meaning },
      ...(example ? [{ head: example.head, text: example.text }] : []),
      ...(not ? [{ head: not.head, text: joined(not.items) }] : []),
    ],
    lines: linesOf(about),
  }),
  question: ({ question, reasons }) => ({ parts: reasons, lines: [question] }),
  decisions: ({ decisions }) => ({
    parts: decisions.map(({ text, detail, owner, date }) => {
      const more = joined([detail, [owner, date].filter(Boolean).join(', ')]);
      return more ? { head: text, text: more } : { text };
    }),
  }),
  slope: ({ times, subjects, takeaway }) => {
    const changes = subjects.some(({ change }) => change);
    const grid = {
      corner: '',
      columns: [...times, ...(changes ? [''] : [])],
      rows: subjects.map(({ name, figures, change = '' }) => ({ label: name, cells: [...figures, ...(changes ? [change] : [])] })),
    };
    return { ...inGrid(grid), lines: linesOf(spaced(takeaway?.figure, takeaway?.text)) };
  },
  hub: ({ center, spokes }) => around(center, spokes),
  tree: ({ root, branches }) => ({
    center: spaced(root.figure, root.head),
    ...inGroups(
      branches.map(({ head, figure, leaves }) => ({
        head: spaced(figure, head),
        items: leaves.map((leaf) => spaced(leaf.figure, leaf.text)),
      })),
    ),
  }),
  options: ({ options, rows, verdicts }) =>
    inGrid({
      corner: '',
      columns: options,
      rows: [...rows.map(({ label = '', cells }) => ({ label, cells })), ...(verdicts ? [{ label: '', cells: verdicts }] : [])],
    }),
  waterfall: ({ start, changes, end, reference, unit }) => ({
    parts: [start, ...changes, end].map(({ figure, label, value }) => ({ head: label, figure, value })),
    lines: linesOf(unit, spaced(reference?.figure, reference?.label)),
  }),
};

/** Undefined when the slide's form cannot be parted from what it says. */
export function gistOf(slide: Slide, language: string): Gist | undefined {
  const read = readers[slide.kind] as ((slide: Slide, language: string) => Partial<Gist>) | undefined;
  const said = read?.(slide, language);
  if (!said?.parts) return undefined;
  const sentence = 'sentence' in slide ? slide.sentence : undefined;
  const source = 'source' in slide ? slide.source : undefined;
  return { ...said, lines: [...(said.lines ?? []), ...linesOf(sentence)], source };
}
