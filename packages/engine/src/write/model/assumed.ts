/** Figures of a topic for which there is no source: shown as what they are, assumptions that somebody has to check. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';

/** Kinds of figures that have a place where it can be said. */
export const MARKABLE: ReadonlySet<SlideKind> = new Set([
  'chart',
  'table',
  'stats',
  'bigNumber',
  'pair',
  'slope',
  'waterfall',
  'change',
  'shares',
  'targets',
]);

/** The slide with the mark ("Assumption, to be checked") where its figures are read; the same slide where it shows none. */
export function markAssumed(slide: Slide, mark: string): Slide {
  switch (slide.kind) {
    case 'chart':
    case 'waterfall':
      return { ...slide, source: mark };
    case 'table':
      return slide.rows.some((row) => row.some((cell) => /\p{Nd}/u.test(cell))) ? { ...slide, note: mark } : slide;
    case 'bigNumber':
      return { ...slide, note: slide.note ? `${slide.note} (${mark})` : mark };
    case 'stats':
      return { ...slide, stats: slide.stats.map((stat) => ({ ...stat, note: mark })) };
    case 'pair':
    case 'change':
    case 'shares':
    case 'targets':
      return { ...slide, sentence: slide.sentence ? `${slide.sentence} (${mark})` : mark };
    case 'slope':
      return { ...slide, takeaway: { ...slide.takeaway, text: slide.takeaway ? `${slide.takeaway.text} (${mark})` : mark } };
    default:
      return slide;
  }
}
