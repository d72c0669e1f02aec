/** What of a Deck that was written has no effect, so that its author hears of it: fields that there are not, and what is not drawn. */
import type { Deck } from '@slidewright/client';

/** Paths that are named; the others are counted. */
const MOST_NAMED = 12;

/**
 * The paths of what `written` has and `kept`, what the service made of it, has not, and of what is kept and has no place on its slide. Undefined
 * where all is heeded.
 */
export function unheededIn(written: unknown, kept: Deck): string | undefined {
  const paths = [...dropped(written, kept, ''), ...kept.slides.flatMap((slide, i) => undrawn(slide).map((path) => `slides.${i}.${path}`))];
  if (paths.length === 0) return undefined;
  const more = paths.length - MOST_NAMED;
  return `Left unheeded: ${paths.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}. describe_slides has the fields of each kind.`;
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

/** What a slide holds beyond its own heads: cells without a column, values without a category, marks of what is not there. */
function undrawn(slide: Deck['slides'][number]): string[] {
  if (slide.kind === 'table')
    return [
      ...slide.rows.flatMap((row, i) => beyond(row, slide.columns.length, `rows.${i}`)),
      ...(slide.highlightRow !== undefined && slide.highlightRow >= slide.rows.length ? ['highlightRow'] : []),
    ];
  if (slide.kind === 'options')
    return [
      ...slide.rows.flatMap(({ cells }, i) => beyond(cells, slide.options.length, `rows.${i}.cells`)),
      ...beyond(slide.verdicts ?? [], slide.options.length, 'verdicts'),
      ...(slide.favoured !== undefined && slide.favoured >= slide.options.length ? ['favoured'] : []),
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

const beyond = (values: readonly unknown[], length: number, path: string): string[] =>
  values.slice(length).map((_, i) => `${path}.${length + i}`);
