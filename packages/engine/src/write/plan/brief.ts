/** What the caller's options mean in words, items and slides. */
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { wordiness } from '../sentence/measure.ts';

export type WriteOptions = Pick<PresentationRequest, 'numSlides' | 'source'>;
type Rewriting = Exclude<WriteOptions['source'], { origin: 'topic' }>;

export interface Brief {
  readonly language: string;
  readonly mode: Rewriting['contentModificator'];
  /** Words on a slide of text, about. */
  readonly slideWords: number;
  /** Words of a point: what is preferred, and what is never exceeded where the source can be cut. */
  readonly pointWords: number;
  readonly longestPoint: number;
  readonly mostPoints: number;
  /** What a further point has to be worth where a slide says the most important already; about 0 to 1. */
  readonly worthwhile: number;
}

/**
 * Words on a slide of text, and by how much its points are longer and more than usual. With covers, agendas and figures among them the
 * slides of a deck carry about 15, 30 and 50 words on average.
 */
const DENSITY = {
  minimal: { words: 18, length: -3, points: -2, worthwhile: 0.63 },
  concise: { words: 64, length: 0, points: 0, worthwhile: 0.63 },
  detailed: { words: 78, length: 3, points: 1, worthwhile: 0 },
} as const;

/** A slide has no room for more than so many times the words of an English one. */
const MOST_ROOM = 1.1;
/** Beyond that a point is a paragraph. */
const LONGEST_POINT = 20;

const PHRASING = {
  short: { share: 0.75, pointWords: 7, longestPoint: 12, mostPoints: 4 },
  plain: { share: 1, pointWords: 9, longestPoint: 20, mostPoints: 6 },
  bulletPoints: { share: 1, pointWords: 8, longestPoint: 12, mostPoints: 6 },
  detailed: { share: 1.3, pointWords: 14, longestPoint: 20, mostPoints: 6 },
  /** The wording of a source that is to be kept: whole sentences, and more slides rather than fuller ones. */
  kept: { share: 1.1, pointWords: 14, longestPoint: 20, mostPoints: 6 },
} as const;

export function briefOf(options: WriteOptions, language: string): Brief {
  // Text about a topic comes from a source that was looked up for it, and is shortened like any other.
  const { source } = options;
  const mode = source.origin === 'topic' ? 'condense' : source.contentModificator;
  const density = source.origin === 'topic' ? 'concise' : source.textDensity;
  const phrasing = PHRASING[(source.origin === 'topic' ? source.content : source.verbosity) ?? 'plain'];
  const { share, pointWords, longestPoint, mostPoints } = mode === 'preserve' ? PHRASING.kept : phrasing;
  const { words, length, points, worthwhile } = DENSITY[density];
  const said = wordiness(language);
  // Where words are long a point has fewer; where they are short it is no longer for that, and a slide hardly.
  const short = Math.min(1, said);
  const room = Math.min(MOST_ROOM, said);
  return {
    language,
    mode,
    slideWords: Math.round(words * share * room),
    pointWords: Math.round((pointWords + length) * short),
    longestPoint: Math.round(Math.min(LONGEST_POINT, longestPoint + length) * short),
    mostPoints: mostPoints + points,
    worthwhile,
  };
}

/** A deck up to this size may have a slide for each thing that its source sets apart; a longer one keeps closer to its words. */
const SHOWN_UP_TO = 12;
/** So may a longer one, if there are so many words for each of its slides. */
const WORDS_SHOWN = 55;
const MOST_SHOWN = 18;
/** The same for a text that is to be condensed: a page or two, or so many words for each slide. */
const CONDENSED_UP_TO = 8;
const WORDS_CONDENSED = 90;

/**
 * How many slides a source gets when nobody says: three and one for every 350 words, more where its wording is to be kept. `words` are
 * those that it would have in English; `shown` is how many slides its sections, tables and lists would fill.
 */
export function automaticCount(words: number, shown: number, mode: Brief['mode']): number {
  const base = 3 + words / (mode === 'preserve' ? 150 : 350);
  // What is to be condensed is not spread over more slides than its length asks for, unless it is a page or two
  // or has much to show.
  const most =
    mode === 'condense'
      ? Math.min(shown, Math.max(CONDENSED_UP_TO, Math.min(SHOWN_UP_TO, words / WORDS_CONDENSED)))
      : Math.min(shown, Math.max(SHOWN_UP_TO, Math.min(MOST_SHOWN, words / WORDS_SHOWN), 1.5 * base));
  return Math.max(3, Math.min(50, Math.round(Math.max(base, most))));
}
