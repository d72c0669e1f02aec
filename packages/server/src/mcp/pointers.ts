/** Indexes that a Deck's slides hold, and the lists that they point into: one beyond its list marks nothing, or something else than was meant. */
import type { Deck } from '@slidewright/client';

type Slide = Deck['slides'][number];

/** By kind, paths of indexes and of their lists; `*` stands for any member. */
const pointers: Readonly<Partial<Record<Slide['kind'], Readonly<Record<string, string>>>>> = {
  timeline: { highlight: 'points' },
  table: { highlightRow: 'rows', 'highlightRows.*': 'rows', 'highlightCell.row': 'rows', 'highlightCell.column': 'columns' },
  shares: { 'highlight.*': 'parts' },
  targets: { highlight: 'rows' },
  stairs: { present: 'steps' },
  pyramid: { highlight: 'levels' },
  slope: { highlight: 'subjects' },
  tree: { highlight: 'branches' },
  spans: { highlight: 'spans' },
  quadrant: { lead: 'items' },
  options: { favoured: 'options' },
  waterfall: { highlight: 'changes' },
  swimLanes: { 'acts.*.lane': 'lanes', 'handovers.*.from': 'acts', 'handovers.*.to': 'acts', highlight: 'acts' },
  overlap: { 'pairs.*.of.*': 'sets' },
  network: { 'ties.*.from': 'roles', 'ties.*.to': 'roles', highlight: 'roles' },
};

/** The paths of the slide's indexes that are beyond their lists. */
export function pointingNowhere(slide: Slide): string[] {
  const own = slide.kind === 'chart' ? { 'chart.highlight': slide.chart.series.length > 1 ? 'chart.series' : 'chart.categories' } : {};
  return Object.entries({ ...pointers[slide.kind], ...own }).flatMap(([path, list]) => {
    const length = valuesAt(slide, list.split('.'), '').flatMap(([, members]) => (Array.isArray(members) ? members : [])).length;
    return valuesAt(slide, path.split('.'), '').flatMap(([at, index]) => (typeof index === 'number' && index >= length ? [at] : []));
  });
}

/** What stands at the path, each with its own path; nothing where a step of it is not there. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[], at: string): readonly (readonly [path: string, value: unknown])[] {
  if (value === undefined) return [];
  if (step === undefined) return [[at, value]];
  const below = (name: string | number) => (at === '' ? String(name) : `${at}.${name}`);
  if (step !== '*') return valuesAt((value as Record<string, unknown>)[step], rest, below(step));
  return Array.isArray(value) ? value.flatMap((member, i) => valuesAt(member, rest, below(i))) : [];
}
