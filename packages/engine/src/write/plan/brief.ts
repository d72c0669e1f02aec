/** What the caller's options mean in words and items of a slide. */
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { wordiness } from '../sentence/measure.ts';

export type WriteOptions = Pick<PresentationRequest, 'numSlides' | 'source'>;
type Rewriting = Exclude<WriteOptions['source'], { origin: 'topic' }>;

export interface Brief {
  readonly language: string;
  readonly mode: Rewriting['contentModificator'];
  /** Words on a slide of text, about. */
  readonly slideWords: number;
  /** Words of a point: what is preferred where a sentence can be said in several ways, and what is never exceeded. */
  readonly pointWords: number;
  readonly longestPoint: number;
  readonly mostPoints: number;
  /** Share of its best point's worth that a further point must have. */
  readonly worthwhile: number;
  /** So many times a slide's words, and a point's, are exceeded for what its section turns on; 1 where the caller asks for few words. */
  readonly stretch: number;
}

/** Words and points of a slide of text; with covers, agendas and figures among them the slides of a deck carry fewer on average. */
const DENSITY = {
  minimal: { words: 22, points: 3, pointWords: 9, longestPoint: 24 },
  concise: { words: 58, points: 5, pointWords: 14, longestPoint: 30 },
  detailed: { words: 96, points: 6, pointWords: 26, longestPoint: 40 },
} as const;

const PHRASING = {
  short: { share: 0.42, pointWords: 9, points: -2 },
  plain: { share: 1, pointWords: undefined, points: 0 },
  bulletPoints: { share: 1, pointWords: 12, points: 0 },
  detailed: { share: 1.5, pointWords: 26, points: 1 },
} as const;

const STRETCH_OF_COUNTED = 1.15;
const SHARE_OF_COUNTED = 0.9;
const STRETCH = { condense: 1, expand: 1.5, preserve: 1.5 } as const;

/** What the slides of a text that is condensed carry, of one that is expanded. */
const SHARE_OF_MODE = { condense: 0.5, expand: 1, preserve: 2 } as const;
const WORTHWHILE = { condense: 0.6, expand: 0.3, preserve: 0 } as const;
const MOST_POINTS = 6;
/** Fewer points of a text that is condensed. */
const FEWER = 1;

/** A slide has no room for more than so many times the words of an English one. */
const MOST_ROOM = 1.1;

export function briefOf(options: WriteOptions, language: string): Brief {
  // Text about a topic comes from a source that was looked up for it, and is told like any other.
  const { source } = options;
  const mode = source.origin === 'topic' ? 'expand' : source.contentModificator;
  const density = DENSITY[source.origin === 'topic' ? 'concise' : source.textDensity];
  // A count that the caller gives condenses by itself: each slide then carries about what one of a told text does.
  const counted = mode === 'condense' && options.numSlides !== -1;
  const carried = counted ? 'expand' : mode;
  const phrasing = PHRASING[(source.origin === 'topic' ? source.content : source.verbosity) ?? 'plain'];
  const said = wordiness(language);
  // Where words are long a point has fewer; where they are short it is no longer for that, and a slide hardly.
  const short = Math.min(1, said);
  const room = Math.min(MOST_ROOM, said);
  return {
    language,
    mode,
    slideWords: Math.round(density.words * phrasing.share * (counted ? SHARE_OF_COUNTED : SHARE_OF_MODE[carried]) * room),
    pointWords: Math.round((phrasing.pointWords ?? density.pointWords) * short),
    longestPoint: Math.round(density.longestPoint * Math.max(1, short)),
    mostPoints:
      mode === 'preserve'
        ? MOST_POINTS
        : Math.min(MOST_POINTS, Math.max(2, density.points + phrasing.points - (carried === 'condense' ? FEWER : 0))),
    worthwhile: WORTHWHILE[carried],
    stretch: phrasing.points < 0 || density === DENSITY.minimal ? 1 : counted ? STRETCH_OF_COUNTED : STRETCH[carried],
  };
}
