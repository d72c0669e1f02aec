/** What of a Deck that was written has no effect, so that its author hears of it: fields that there are not, and what is not drawn. */
import type { Deck } from '@slidewright/client';
import { pointingNowhere } from './pointers.ts';

type Slide = Deck['slides'][number];

/** Paths that are named; the others are counted. */
const MOST_NAMED = 12;

/**
 * In a sentence or two: the paths of what `written` has and `kept`, what the service made of it, has not, and of what is kept and has no place on
 * its slide; and those of values that are missing there. Undefined where all is heeded and nothing is missing.
 */
export function unheededIn(written: unknown, kept: Deck): string | undefined {
  const ofSlides = (look: (slide: Slide) => string[]) =>
    kept.slides.flatMap((slide, i) => look(slide).map((path) => `slides.${i}.${path}`));
  const entries = kept.slides.find((slide) => slide.kind === 'agenda')?.items.length ?? 0;
  const opening = ({ opens = [] }: Slide) => opens.flatMap((entry, i) => (entry < entries ? [] : [`opens.${i}`]));
  const said = [
    listed('Left unheeded', [
      ...dropped(written, kept, ''),
      ...ofSlides((slide) => [...undrawn(slide), ...pointingNowhere(slide), ...opening(slide)]),
    ]),
    listed('Missing, so that nothing is drawn there (null says that there is no value)', ofSlides(missing)),
  ];
  return said.some(Boolean) ? said.filter(Boolean).join(' ') : undefined;
}

function listed(what: string, paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined;
  const more = paths.length - MOST_NAMED;
  return `${what}: ${paths.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

function dropped(written: unknown, kept: unknown, path: string): string[] {
  const at = (name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(written))
    return written.flatMap((value, i) => (Array.isArray(kept) && i < kept.length ? dropped(value, kept[i], at(i)) : [at(i)]));
  if (typeof written !== 'object' || written === null) return [];
  const there = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return Object.entries(written).flatMap(([name, value]) =>
    value === undefined ? [] : Object.hasOwn(there, name) ? dropped(value, there[name], at(name)) : [at(name)],
  );
}

/** What a slide holds beyond its own heads: cells without a column, values without a category. */
function undrawn(slide: Slide): string[] {
  if (slide.kind === 'table') return slide.rows.flatMap((row, i) => beyond(row, slide.columns.length, `rows.${i}`));
  if (slide.kind === 'options')
    return [
      ...slide.rows.flatMap(({ cells }, i) => beyond(cells, slide.options.length, `rows.${i}.cells`)),
      ...beyond(slide.verdicts ?? [], slide.options.length, 'verdicts'),
    ];
  if (slide.kind !== 'chart') return [];
  const { type, categories, series } = slide.chart;
  const drawn = type === 'pie' || type === 'doughnut' ? 1 : series.length;
  return [
    ...beyond(series, drawn, 'chart.series'),
    ...(type === 'scatter'
      ? []
      : series.slice(0, drawn).flatMap(({ values }, i) => beyond(values, categories.length, `chart.series.${i}.values`))),
  ];
}

/** What a slide lacks of what its own heads announce: values of its categories. */
function missing(slide: Slide): string[] {
  if (slide.kind !== 'chart') return [];
  const { type, categories, series, x } = slide.chart;
  const drawn = type === 'pie' || type === 'doughnut' ? series.slice(0, 1) : series;
  return [
    ...(type === 'scatter' ? beyond(categories, x?.length ?? 0, 'chart.x') : []),
    ...drawn.flatMap(({ values }, i) => beyond(categories, values.length, `chart.series.${i}.values`)),
  ];
}

const beyond = (values: readonly unknown[], length: number, path: string): string[] =>
  values.slice(length).map((_, i) => `${path}.${length + i}`);
