/** What a topic's slide says for which there is no source: shown as what it is, an assumption that somebody has to check. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { isEstimate } from '../findings/estimates.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure, MeasureKind } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { textsOf } from './slidePart.ts';

/** Kinds of figures: of these it is said unless the answer says what else they are. */
export const FIGURED: ReadonlySet<SlideKind> = new Set([
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

/** What the figures of a slide are: a claim about the world or about a case that is made up, what is asked for or planned, or what a rule or plain counting gives. */
export const FIGURES_ARE = ['measured', 'proposed', 'fixed'] as const;
export type FiguresAre = (typeof FIGURES_ARE)[number];

/** What a model is asked for beside the fields of every slide. */
export const ASKED_OF_FIGURES =
  'figuresAre: "measured": some field has a figure or a date that somebody counted, measured or estimated in the world, that is supposed for a worked case, or that says what those before whom it is shown have, do or spend; the slide is then marked as an assumption to be checked. "proposed": all its figures are what is asked for, planned or offered here. "fixed": a law, a standard, a definition, nature or counting gives them, or it has none.';

/**
 * The slide with the mark ("Assumption, to be checked") once, in small type where its source would stand; the same slide where it claims
 * nothing about the world. Where nobody says what its figures are it is said of kinds of figures, but of a table without any. What is about
 * so much is estimated, whatever it is said to be.
 */
export function markAssumed(slide: Slide, mark: string, language: string, are?: FiguresAre): Slide {
  const claims =
    are === undefined
      ? FIGURED.has(slide.kind) && (slide.kind !== 'table' || hasFigures(slide.rows))
      : are === 'measured' || (slide.kind !== 'decisions' && ESTIMATED[are].some((kind) => estimatesIn(slide, language).has(kind)));
  // Every kind that a model is asked for has the field.
  return claims ? ({ ...slide, source: mark } as Slide) : slide;
}

/** A law of nature may be told in round figures, a price may not; what is asked for is stated. */
const ESTIMATED: Readonly<Record<Exclude<FiguresAre, 'measured'>, readonly MeasureKind[]>> = {
  proposed: ['money', 'percent', 'count'],
  fixed: ['money'],
};

/** What the slide says about how much of: "about $250,000", "30 to 50 euros". */
const estimatesIn = (slide: Slide, language: string): ReadonlySet<MeasureKind> =>
  new Set(
    [slide.title, ...textsOf(slide).map(({ text }) => text)]
      .flatMap((text) => figuresIn(text, [], patternsOf(language), language))
      .flatMap((figure) => (isEstimate(figure, language) || isSpan(figure) ? [figure.measure.kind] : [])),
  );

const isSpan = ({ high, measure }: Figure): boolean => high !== undefined && measure.kind === 'money';

const hasFigures = (rows: readonly (readonly string[])[]): boolean => rows.some((row) => row.some((cell) => /\p{Nd}/u.test(cell)));
