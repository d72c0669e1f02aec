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

/** What the figures of a slide are: a claim about the world, what is asked for or planned, or what a rule or plain counting gives. */
export const FIGURES_ARE = ['measured', 'proposed', 'fixed'] as const;
export type FiguresAre = (typeof FIGURES_ARE)[number];

/** What a model is asked for beside the fields of such a slide. */
export const ASKED_OF_FIGURES =
  'figuresAre: what they are. "measured": somebody counted, measured or estimated them in the world (prices, amounts, effects, spread); the slide then says that they are assumed. "proposed": this presentation asks for, plans or offers them, or supposes them in a worked case that says so. "fixed": a law, a standard, a definition or plain counting gives them, or it shows none.';

/**
 * The slide with the mark ("Assumption, to be checked") once, in small type where its source would stand; the same slide where its figures claim
 * nothing about the world. Of figures of which nobody says what they are it is said too, but in a table without any.
 */
export function markAssumed(slide: Slide, mark: string, are: FiguresAre = 'measured'): Slide {
  if (are !== 'measured') return slide;
  switch (slide.kind) {
    case 'table':
      return slide.rows.some((row) => row.some((cell) => /\p{Nd}/u.test(cell))) ? { ...slide, source: mark } : slide;
    case 'chart':
    case 'waterfall':
    case 'bigNumber':
    case 'stats':
    case 'pair':
    case 'change':
    case 'shares':
    case 'targets':
    case 'slope':
      return { ...slide, source: mark };
    default:
      return slide;
  }
}
