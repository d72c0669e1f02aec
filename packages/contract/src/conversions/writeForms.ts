/** What a gist looks like as each of the kinds that can be made of one; undefined where it has not got what the kind is made of. */
import type { ChartData, SlideKind, SlideOf } from '../deck.ts';
import { type Figure, readFigure } from './figures.ts';
import { type Gist, type Grid, type Group, linesOf, type Part, spaced, worded } from './gist.ts';
import { isAll } from './wholes.ts';

/** What a form has of its own besides what all slides have. */
type Form<K extends SlideKind> = Omit<SlideOf<K>, 'title' | 'notes' | 'picture' | 'sources'>;
type FormWriters = { readonly [K in SlideKind]?: (gist: Gist, context: Context) => Form<K> | undefined };

export interface Context {
  readonly title: string;
  readonly language: string;
}

const remarkOf = ({ lines, source }: Gist, ...more: readonly (string | undefined)[]) => {
  const said = [...linesOf(...more), ...lines];
  return { ...(said.length > 0 && { sentence: said.join('\n') }), ...(source !== undefined && { source }) };
};

/** A head and a text, of a kind that cannot do without heads. */
const underHead = (part: Part): { head: string; text?: string } => {
  const { head, text } = worded(part);
  return { head: head ?? text ?? '', ...(head !== undefined && text !== undefined && text !== '' && { text }) };
};
const headed = ({ parts }: Gist) => parts?.map(underHead);
const inOne = (part: Part): string => {
  const { head, text } = worded(part);
  return head !== undefined && text ? `${head}: ${text}` : (head ?? text ?? '');
};

const groupsOf = ({ groups }: Gist, count: number): readonly Group[] | undefined =>
  groups?.length === count && groups.every(({ items }) => items.length > 0) ? groups : undefined;

/** Two columns: the groups as they are, two parts with what is below them, or the first half of the parts and the second. */
function halves(gist: Gist): readonly Group[] | undefined {
  const two = groupsOf(gist, 2);
  if (two) return two;
  const { parts = [] } = gist;
  if (parts.length < 2) return undefined;
  const half = Math.ceil(parts.length / 2);
  if (parts.length > 2) return [parts.slice(0, half), parts.slice(half)].map((column) => ({ items: column.map(inOne) }));
  const columns = parts.map(underHead);
  return columns.every(({ text }) => text)
    ? columns.map(({ head, text = '' }) => ({ head, items: [text] }))
    : columns.map(({ head }) => ({ items: [head] }));
}

const column = ({ head, items }: Group) => ({ ...(head !== undefined && head !== '' && { head }), items: [...items] });

interface Measured {
  readonly label: string;
  readonly figure: string;
  readonly value: number;
}

/** The parts, where each of them is a figure of one unit. */
function measured({ parts = [] }: Gist): readonly Measured[] | undefined {
  const found = parts.flatMap(({ head, text, figure, value }) => {
    if (figure === undefined || value === undefined || (head && text)) return [];
    return [{ label: head || text || '', figure, value }];
  });
  return found.length === parts.length && found.length > 1 ? found : undefined;
}

/** Of figures with one unit; undefined where their units differ. */
function unitOf(figures: readonly (Figure | undefined)[]): Pick<ChartData, 'prefix' | 'suffix'> | undefined {
  const units = figures.map((figure) => figure && JSON.stringify([figure.prefix, figure.suffix]));
  const [first] = figures;
  if (!first || units.some((unit) => unit !== units[0]) || first.prefix.length > 8 || first.suffix.length > 8) return undefined;
  return { ...(first.prefix && { prefix: first.prefix }), ...(first.suffix && { suffix: first.suffix }) };
}

type Plotted = Pick<ChartData, 'prefix' | 'suffix' | 'categories' | 'series'>;

function plotOfParts(gist: Gist, { title, language }: Context): Plotted | undefined {
  const all = measured(gist);
  const unit = all && unitOf(all.map(({ figure }) => readFigure(figure, language)));
  // A bar that is as long as another figure than the one it bears is not drawn.
  if (!all || !unit || all.some(({ figure, value }) => readFigure(figure, language)?.value !== value)) return undefined;
  return { ...unit, categories: all.map(({ label }) => label), series: [{ name: title, values: all.map(({ value }) => value) }] };
}

function plotOfGrid({ columns, rows }: Grid, language: string): Plotted | undefined {
  const cells = rows.map((row) => columns.map((_, c) => (row.cells[c] ?? '').trim()));
  const figures = cells.map((row) => row.map((cell) => readFigure(cell, language)));
  const written = figures.flatMap((row, r) => row.filter((_, c) => cells[r]?.[c] !== ''));
  const unit = unitOf(written);
  if (!unit) return undefined;
  const series = columns.map((name, c) => ({ name, values: figures.map((row) => row[c]?.value ?? null) }));
  return { ...unit, categories: rows.map(({ label }) => label), series };
}

const plotOf = (gist: Gist, context: Context): Plotted | undefined =>
  plotOfParts(gist, context) ?? (gist.grid && plotOfGrid(gist.grid, context.language));

/** Such a date as a line of time is made of has a number in it, and no unit of money or share. */
export const isDate = (head: string): boolean => /\p{Nd}/u.test(head) && head.length <= 30 && !/[%٪‰\p{Sc}]/u.test(head);

/** Characters of a figure with its unit. */
const LONGEST_FIGURE = 14;

/** A head that is a figure with its unit: a bare number may be a year, or that of a chapter. */
function isFigure(head: string | undefined, language: string): head is string {
  const figure = head !== undefined && head.length <= LONGEST_FIGURE ? readFigure(head, language) : undefined;
  return figure !== undefined && (figure.prefix + figure.suffix).trim() !== '';
}

const shareOf = ({ figure, value }: Measured): boolean => /[%٪]/.test(figure) && value >= 0;

export const formWriters: FormWriters = {
  bullets: (gist) => {
    const { parts = [], center } = gist;
    const points = parts.map(worded).map(({ head, text }) => (text ? { ...(head !== undefined && { head }), text } : { text: head ?? '' }));
    const items = [...linesOf(center).map((text) => ({ text })), ...points];
    return { kind: 'bullets', items, ...remarkOf(gist) };
  },
  cards: (gist) => {
    const cards = headed(gist);
    return cards && { kind: 'cards', cards, ...remarkOf(gist, gist.center) };
  },
  process: (gist) => {
    const steps = headed(gist);
    return steps && { kind: 'process', steps, ...remarkOf(gist, gist.center) };
  },
  cycle: (gist) => {
    const steps = headed(gist);
    return steps && { kind: 'cycle', steps, ...(gist.center && { center: gist.center }), ...remarkOf(gist) };
  },
  stairs: (gist) => {
    const steps = headed(gist);
    return steps && { kind: 'stairs', steps, ...remarkOf(gist, gist.center) };
  },
  pyramid: (gist) => {
    const levels = headed(gist);
    return levels && { kind: 'pyramid', levels, ...remarkOf(gist, gist.center) };
  },
  hub: (gist) => {
    const spokes = headed(gist);
    return spokes && gist.center ? { kind: 'hub', center: gist.center, spokes, ...remarkOf(gist) } : undefined;
  },
  timeline: (gist) => {
    const points = headed(gist)?.map(({ head, text = '' }) => ({ date: head, text }));
    return points?.every(({ date, text }) => isDate(date) && text !== '') && gist.parts?.every(({ figure }) => figure === undefined)
      ? { kind: 'timeline', points, ...remarkOf(gist, gist.center) }
      : undefined;
  },
  twoColumns: (gist) => {
    const columns = halves(gist);
    return columns && { kind: 'twoColumns', columns: columns.map(column), ...remarkOf(gist, gist.center) };
  },
  prosCons: (gist) => {
    const [pros, cons] = groupsOf(gist, 2) ?? [];
    if (!pros || !cons || Boolean(pros.head) !== Boolean(cons.head)) return undefined;
    const heads = pros.head && cons.head ? { heads: [pros.head, cons.head] as [string, string] } : {};
    return { kind: 'prosCons', ...heads, pros: [...pros.items], cons: [...cons.items], ...remarkOf(gist, gist.center) };
  },
  comparison: (gist) => {
    const { columns = [], rows = [], corner } = gist.grid ?? {};
    const [left, right] = columns;
    if (columns.length === 2 && left && right && !corner) {
      const sides = rows.map(({ label, cells: [one = '', other = ''] }) => ({ ...(label && { label }), left: one, right: other }));
      return { kind: 'comparison', heads: [left, right], rows: sides, ...remarkOf(gist, gist.center) };
    }
    const [one, other] = groupsOf(gist, 2) ?? [];
    if (!one?.head || !other?.head || one.items.length !== other.items.length) return undefined;
    const sides = one.items.map((item, i) => ({ left: item, right: other.items[i] ?? '' }));
    return { kind: 'comparison', heads: [one.head, other.head], rows: sides, ...remarkOf(gist, gist.center) };
  },
  matrix: (gist) => {
    const groups = groupsOf(gist, 4)?.map(({ head, items }) => ({ head: head ?? '', items: [...items] }));
    const parts = gist.parts?.length === 4 ? headed(gist)?.map(({ head, text }) => ({ head, items: text ? [text] : [] })) : undefined;
    const fields = groups?.every(({ head }) => head) ? groups : gist.groups ? undefined : parts;
    return fields && { kind: 'matrix', fields, ...remarkOf(gist, gist.center) };
  },
  quote: (gist) => {
    const [only, ...more] = gist.parts ?? [];
    if (!only?.text || only.figure !== undefined || more.length > 0) return undefined;
    return { kind: 'quote', quote: only.text, ...(only.head && { name: only.head }), ...remarkOf(gist, gist.center) };
  },
  bigNumber: (gist, { language }) => {
    const [first, ...more] = gist.parts ?? [];
    // Of several figures none is the one.
    if (!first || more.some((part) => part.figure !== undefined || isFigure(part.head, language))) return undefined;
    const figure = first.figure ?? (isFigure(first.head, language) ? first.head : undefined);
    if (figure === undefined) return undefined;
    const statement = first.figure === undefined ? (first.text ?? '') : spaced(first.head, first.text);
    const note = linesOf(gist.center, ...gist.lines).join('\n');
    const beside = { ...(note && { note }), ...(more.length > 0 && { points: more.map(inOne) }) };
    return { kind: 'bigNumber', figure, statement, ...beside, ...(gist.source !== undefined && { source: gist.source }) };
  },
  stats: (gist, { language }) => {
    const stats = gist.parts?.map(({ head, text, figure }) => {
      if (figure !== undefined) return { figure, label: head || text || '', ...(head && text && { note: text }) };
      return isFigure(head, language) ? { figure: head, label: text ?? '' } : undefined;
    });
    const found = stats?.flatMap((each) => (each?.label ? [each] : []));
    return stats && found?.length === stats.length ? { kind: 'stats', stats: found, ...remarkOf(gist, gist.center) } : undefined;
  },
  pair: (gist, context) => {
    const bars = plotOfParts(gist, context) && measured(gist);
    if (bars?.length !== 2 || bars.some(({ value }) => value < 0)) return undefined;
    return { kind: 'pair', bars: bars.map((bar) => ({ ...bar })), ...remarkOf(gist, gist.center) };
  },
  shares: (gist, context) => {
    const parts = plotOfParts(gist, context) && measured(gist);
    if (!parts?.every(shareOf) || !isAll(parts.map(({ value }) => value))) return undefined;
    return { kind: 'shares', parts: parts.map((part) => ({ ...part })), ...remarkOf(gist, gist.center) };
  },
  funnel: (gist, context) => {
    const stages = plotOfParts(gist, context) && measured(gist);
    if (!stages || stages.some(({ value }, i) => value < 0 || value > (stages[i - 1]?.value ?? value))) return undefined;
    return { kind: 'funnel', stages: stages.map(({ label, ...stage }) => ({ head: label, ...stage })), ...remarkOf(gist, gist.center) };
  },
  slope: (gist, { language }) => {
    const { columns = [], rows = [] } = gist.grid ?? {};
    const [from, to] = columns;
    const subjects = rows.map(({ label: name, cells: [one = '', other = ''] }) => {
      const ends = [readFigure(one, language), readFigure(other, language)] as const;
      return { name, figures: [one, other] as [string, string], values: [ends[0]?.value, ends[1]?.value], unit: unitOf(ends) };
    });
    if (columns.length !== 2 || !from || !to || subjects.some(({ unit }) => !unit)) return undefined;
    if (new Set(subjects.map(({ unit }) => JSON.stringify(unit))).size > 1) return undefined;
    const drawn = subjects.map(({ name, figures, values: [one = 0, other = 0] }) => ({
      name,
      figures,
      values: [one, other] as [number, number],
    }));
    return { kind: 'slope', times: [from, to], subjects: drawn, ...remarkOf(gist, gist.center) };
  },
  options: (gist) => {
    const { columns = [], rows = [], corner } = gist.grid ?? {};
    if (corner || columns.length < 2 || columns.some((name) => !name)) return undefined;
    const options = rows.map(({ label, cells }) => ({ ...(label && { label }), cells: columns.map((_, c) => cells[c] ?? '') }));
    return { kind: 'options', options: [...columns], rows: options, ...remarkOf(gist, gist.center) };
  },
  table: (gist) => {
    const { grid, parts = [] } = gist;
    if (grid) {
      const rows = grid.rows.map(({ label, cells }) => [label, ...grid.columns.map((_, c) => cells[c] ?? '')]);
      return { kind: 'table', columns: [grid.corner, ...grid.columns], rows, ...remarkOf(gist, gist.center) };
    }
    const cells = gist.groups ? undefined : parts.map(({ head, text, figure }) => [head, figure, text].filter((each) => each));
    const width = cells?.[0]?.length ?? 0;
    if (!cells?.every((row) => row.length === width) || width < 2 || cells.length < 2) return undefined;
    return {
      kind: 'table',
      columns: cells[0]?.map(() => '') ?? [],
      rows: cells.map((row) => row.map((cell) => cell ?? '')),
      ...remarkOf(gist, gist.center),
    };
  },
  chart: (gist, context) => {
    const plot = plotOf(gist, context);
    return plot && { kind: 'chart', chart: { type: 'column', ...plot }, ...remarkOf(gist, gist.center) };
  },
};

/** The kinds that a gist can be made, in the order in which they are offered. */
export const writableKinds = Object.keys(formWriters) as (keyof typeof formWriters)[];

export function writeForm(kind: SlideKind, gist: Gist, context: Context): Form<SlideKind> | undefined {
  const write = formWriters[kind] as ((gist: Gist, context: Context) => Form<SlideKind> | undefined) | undefined;
  return write?.(gist, context);
}
