/** What a topic's slide says for which there is no source: shown as what it is, an assumption that somebody has to check. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
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

/** What a model is asked for beside the fields of every slide. */
export const ASKED_OF_FIGURES =
  'assumed: which of its figures and claims are supposed, in at most 14 words with their numbers ("2,700 pupils at about 16,000 dollars each"): a worked case, estimates made here, how much something helps, what is said of those before whom it is shown; it stands on the slide, to be checked. Empty where nothing is: what is published and commonly known, proposed, counted, or fixed by a rule or nature is not supposed.';

/**
 * The slide with the mark ("Assumption, to be checked") once, in small type where its source would stand, with what is supposed where that is
 * said; the same slide where nothing is. Where nobody says it kinds of figures are marked, but no table without any. What costs about so much
 * is estimated, whatever is said.
 */
export function markAssumed(slide: Slide, mark: string, language: string, assumed?: string): Slide {
  const named = assumed?.trim();
  if (named) return withSource(slide, `${mark}${languageOf(language).grammar.colon ?? ': '}${named}`);
  const claims =
    assumed === undefined
      ? FIGURED.has(slide.kind) && (slide.kind !== 'table' || hasFigures(slide.rows))
      : slide.kind !== 'decisions' && estimatesIn(slide, language).has('money');
  return claims ? withSource(slide, mark) : slide;
}

/** Every kind that a model is asked for has the field. */
const withSource = (slide: Slide, source: string): Slide => ({ ...slide, source }) as Slide;

/** What the slide says that it supposes, without the mark; undefined where it says nothing of that kind. */
export function assumedIn(slide: Slide, mark: string): string | undefined {
  const line = 'source' in slide ? slide.source : undefined;
  return line?.startsWith(mark) ? /^\s*[:：]\s*(.+)$/su.exec(line.slice(mark.length))?.[1] : undefined;
}

/** So many are several, which are told together once more. */
const SEVERAL = 3;
const MOST_TOLD = 8;

/** A slide that lists what the others suppose, each once; undefined where they suppose too little to list. */
export function assumptionsSlide(slides: readonly Slide[], mark: string, title: string): Slide | undefined {
  const told = [...new Set(slides.flatMap((slide) => assumedIn(slide, mark) ?? []))];
  if (told.length < SEVERAL) return undefined;
  const items = told.slice(0, MOST_TOLD).map((text) => ({ text: text.slice(0, 1).toLocaleUpperCase() + text.slice(1) }));
  return { kind: 'bullets', title, items, notes: told.slice(MOST_TOLD).join('\n') };
}

/** What the slide says about how much of: "about $250,000", "30 to 50 euros". */
const estimatesIn = (slide: Slide, language: string): ReadonlySet<MeasureKind> =>
  new Set(
    [slide.title, ...textsOf(slide).map(({ text }) => text)]
      .flatMap((text) => figuresIn(text, [], patternsOf(language), language))
      .flatMap((figure) => (isEstimate(figure, language) || isSpan(figure) ? [figure.measure.kind] : [])),
  );

const isSpan = ({ high, measure }: Figure): boolean => high !== undefined && measure.kind === 'money';

const hasFigures = (rows: readonly (readonly string[])[]): boolean => rows.some((row) => row.some((cell) => /\p{Nd}/u.test(cell)));
