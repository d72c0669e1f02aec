/**
 * The same slide in other layouts: what a slide says as another kind of slide. A layout is offered only where all of it is said there too:
 * no word and no figure is lost, and none is said of a whole that there is not, which is proved of each one that is made.
 */
import type { Slide, SlideKind, SlideOf } from '../deck.ts';
import { listLimits } from '../lists.ts';
import type { Gist } from './gist.ts';
import { keepsAll } from './kept.ts';
import { gistOf } from './readGist.ts';
import { claimsNoFalseWhole } from './wholes.ts';
import { isDate, writableKinds, writeForm } from './writeForms.ts';

/** A kind of slide; of bullets and charts, one of the ways in which they are drawn. */
export type LayoutName = SlideKind | 'orderedBullets' | `${SlideOf<'chart'>['chart']['type']}Chart`;

export interface SlideLayout {
  readonly name: LayoutName;
  readonly slide: Slide;
}

/** What the slide is now. */
export function layoutOf(slide: Slide): LayoutName {
  if (slide.kind === 'chart') return `${slide.chart.type}Chart`;
  return slide.kind === 'bullets' && slide.ordered ? 'orderedBullets' : slide.kind;
}

/** The other layouts of the slide. `language` is the deck's. */
export function otherLayouts(slide: Slide, language: string): SlideLayout[] {
  const now = layoutOf(slide);
  const candidates = [...variants(slide), ...conversions(slide, language)];
  const seen = new Set<LayoutName>([now]);
  return candidates.flatMap((candidate) => {
    const name = layoutOf(candidate);
    if (seen.has(name) || !isWithinLimits(candidate)) return [];
    if (!claimsNoFalseWhole(slide, candidate, language) || !keepsAll(slide, candidate, language)) return [];
    seen.add(name);
    return [{ name, slide: candidate }];
  });
}

/** The same kind in another way. */
function variants(slide: Slide): Slide[] {
  if (slide.kind === 'cover') return [{ ...slide, kind: 'coverPicture' }];
  if (slide.kind === 'coverPicture') return [{ ...slide, kind: 'cover' }];
  if (slide.kind === 'chart') return chartTypes(slide);
  if (slide.kind !== 'bullets' || slide.items.length < 2) return [];
  const { ordered, ...plain } = slide;
  return [ordered ? plain : { ...slide, ordered: true }];
}

/** A circle has room for so many parts that can be told apart. */
const MOST_SLICES = 8;

function chartTypes(slide: SlideOf<'chart'>): Slide[] {
  const { type, series, categories } = slide.chart;
  if (type === 'scatter') return [];
  const values = series.flatMap((each) => each.values);
  const several = series.length > 1;
  const isRound = !several && categories.length <= MOST_SLICES && values.every((value) => value !== null && value > 0);
  const types = [
    'column' as const,
    'bar' as const,
    ...(type === 'line' || type === 'area' || (categories.length > 2 && categories.every(isDate)) ? (['line', 'area'] as const) : []),
    ...(several && values.every((value) => (value ?? 0) >= 0) ? (['stackedColumn'] as const) : []),
    ...(isRound ? (['pie', 'doughnut'] as const) : []),
  ];
  return types.map((each) => ({ ...slide, chart: { ...slide.chart, type: each } }));
}

/** Kinds of which the parts stand side by side: no step follows on another. */
const SIDE_BY_SIDE = new Set<SlideKind>([
  'twoColumns',
  'comparison',
  'prosCons',
  'options',
  'definition',
  'question',
  'quote',
  'bigNumber',
  'stats',
  'pair',
  'shares',
  'change',
  'slope',
  'tree',
  'targets',
  'team',
  'waterfall',
]);
/** Kinds of which the parts follow on each other. */
const IN_ORDER = new Set<LayoutName>(['orderedBullets', 'process', 'cycle', 'stairs', 'pyramid', 'funnel']);

function conversions(slide: Slide, language: string): Slide[] {
  const gist = gistOf(slide, language);
  if (!gist) return [];
  const { title, notes, picture, sources, opens } = slide;
  const sequence = !SIDE_BY_SIDE.has(slide.kind) && (gist.grid?.columns.length ?? 0) < 2;
  const common = { title, ...(picture && { picture }), ...(sources && { sources }), ...(opens && { opens }) };
  return writableKinds.flatMap((kind): Slide[] => {
    const form = kind === slide.kind ? undefined : writeForm(kind, gist, { title, language });
    if (!form) return [];
    const made = { ...form, ...common, notes: withCorner(notes, gist, kind) } as Slide;
    return [made, ...variants(made)].filter((each) => sequence || !IN_ORDER.has(layoutOf(each)));
  });
}

/** What stands above the names of the rows has its place in tables only; elsewhere it goes to the notes, with the names. */
function withCorner(notes: string, { grid }: Gist, kind: SlideKind): string {
  if (!grid?.corner || kind === 'table') return notes;
  return [notes, `${grid.corner}: ${grid.rows.map(({ label }) => label).join(', ')}`].filter(Boolean).join('\n');
}

function isWithinLimits(slide: Slide): boolean {
  return Object.entries(listLimits[slide.kind] ?? {}).every(([path, [least, most]]) =>
    listsAt(slide, path.split('.')).every(({ length }) => length >= least && length <= most),
  );
}

function listsAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[][] {
  if (value === undefined) return [];
  if (step === undefined) return Array.isArray(value) ? [value] : [];
  if (step === '*') return Array.isArray(value) ? value.flatMap((member) => listsAt(member, rest)) : [];
  return listsAt((value as Record<string, unknown>)[step], rest);
}
