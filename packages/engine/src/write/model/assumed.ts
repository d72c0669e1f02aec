/** What a topic's slide says for which there is no source: shown as what it is, an assumption that somebody has to check. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import { isEstimate } from '../findings/estimates.ts';
import { figuresIn } from '../findings/figures.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { smallWithin } from '../sentence/tidying.ts';
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
  'assumed: which of its figures and claims are supposed, in at most 14 words with their numbers ("2,700 pupils at about 16,000 dollars each"): a worked case, estimates made here, how much something helps, what is said of those before whom it is shown; it stands behind "To be checked:". Empty where nothing is: what is published and commonly known, proposed, counted, fixed by a rule or nature, or given in a question is not. imagined: true where that is a made-up case, which assumed then names ("a village of 900").';

/**
 * The slide with the mark ("Assumption, to be checked") once and what is supposed, in small type where its source would stand; the same slide
 * where nothing is. Where the answer does not say it kinds of figures are marked with these, but no table without any. What costs about so
 * much is estimated, whatever is said.
 */
export function markAssumed(slide: Slide, mark: string, language: string, assumed?: string): Slide {
  const estimates = slide.kind === 'decisions' ? [] : estimatesIn(slide, language);
  const figures = assumed === undefined && FIGURED.has(slide.kind) ? figuresOf(slide) : [];
  const said = assumed?.trim() || [...new Set(estimates.length > 0 ? estimates : figures)].slice(0, MOST_NAMED).join(', ');
  return said === ''
    ? slide
    : withSource(slide, `${mark}${languageOf(language).grammar.colon ?? ': '}${behindColon(said, slide, language)}`);
}

/** A word that is no name, as the language or the slide itself has it in small letters, has no capital behind the colon. */
function behindColon(said: string, slide: Slide, language: string): string {
  const plain = smallWithin(said, language);
  const [first] = /^\p{Lu}[\p{Ll}\p{M}]+(?![\p{L}\p{N}])/u.exec(plain) ?? [];
  if (first === undefined || languageOf(language).grammar.capitalNouns) return plain;
  const small = first.toLowerCase();
  const isSmall = textsOf(slide).some(({ text }) => text.match(/\p{L}[\p{L}\p{M}]*/gu)?.includes(small));
  return isSmall ? small + plain.slice(first.length) : plain;
}

/** How what is supposed is called: a case that is openly made up is not to be checked. Undefined where the language has no words for it. */
export function markOf(language: string, imagined = false): string | undefined {
  const { texts } = languageOf(language);
  return (imagined ? texts.imagined : undefined) ?? texts.assumption;
}

/** Figures that are named where nobody says what is supposed. */
const MOST_NAMED = 3;
const LONGEST_NAMED = 40;

/** What a slide of figures measures, or the figures themselves. */
function figuresOf(slide: Slide): string[] {
  if (slide.kind === 'chart') {
    const { unit, series } = slide.chart;
    return unit ? [unit] : series.map(({ name }) => name);
  }
  return textsOf(slide).flatMap(({ text, path }) =>
    /\p{Nd}/u.test(text) && text.length <= LONGEST_NAMED && !HIDDEN.has(path.at(-1)) ? [text] : [],
  );
}
/** Numbers that only say how long a bar is. */
const HIDDEN: ReadonlySet<string | number | undefined> = new Set(['value', 'goal', 'values']);

/** Every kind that a model is asked for has the field. */
const withSource = (slide: Slide, source: string): Slide => ({ ...slide, source }) as Slide;

/** What the slide says that it supposes, and how it calls that; undefined where it says nothing of that kind. */
export function assumedIn(slide: Slide, language: string): { readonly mark: string; readonly said: string } | undefined {
  const line = 'source' in slide ? slide.source : undefined;
  const mark = [markOf(language, true), markOf(language)].find((each) => each !== undefined && line?.startsWith(each));
  const said = mark && /^\s*[:：]\s*(.+)$/su.exec(line?.slice(mark.length) ?? '')?.[1];
  return mark && said ? { mark, said } : undefined;
}

/** What the slide says to cost about so much, each with its words: "about $250,000", "30 to 50 euros". */
const estimatesIn = (slide: Slide, language: string): string[] =>
  [slide.title, ...textsOf(slide).map(({ text }) => text)].flatMap((text) =>
    figuresIn(text, [], patternsOf(language), language).flatMap((figure) =>
      figure.measure.kind === 'money' && (isEstimate(figure, language) || figure.high !== undefined)
        ? [text.slice(figure.start, figure.end).trim()]
        : [],
    ),
  );
