/** How many slides of which sort a deck of the model has: those that only order the others are not the model's to write. */
import { languageOf } from '../../languages/languageOf.ts';
import type { Brief } from '../plan/brief.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Frame {
  readonly cover: boolean;
  readonly closing: boolean;
  /** Whether there is an agenda if there are enough sections for one. */
  readonly agenda: boolean;
  /** Whether each section is opened by a slide of its own if all of them are long enough. */
  readonly dividers: boolean;
  /** Slides of the whole deck, where the caller counts them. */
  readonly exact?: number;
  /** Slides of content, where nobody counts. */
  readonly free: Range;
}

/** Slides of a deck that has an agenda: where nobody counts them, readers struck out that of each deck that was shorter than the second. */
const AGENDA_FROM = 16;
export const FREE_AGENDA_FROM = 20;
const DIVIDERS_FROM = 18;
const CLOSING_FROM = 5;
const FEWEST_SECTIONS = 3;
const MOST_SECTIONS = 7;
const SLIDES_OF_A_SECTION = 6;
/** Slides of content that are more than a divider in front of them. */
const FEWEST_BEHIND_A_DIVIDER = 3;
/** Slides that cover, agenda and closing are at most. */
const OTHERS = 3;

/** `numSlides` as the caller asks for it; `free` is how many slides of content there are else. What the language has no word for is not there. */
export function frameOf(numSlides: number, free: Range, language: string): Frame {
  const { texts } = languageOf(language);
  const count = numSlides === -1 ? free.most + OTHERS : numSlides;
  return {
    cover: count >= 2,
    closing: count >= CLOSING_FROM && texts.thankYou !== undefined,
    agenda: count >= (numSlides === -1 ? FREE_AGENDA_FROM : AGENDA_FROM) && texts.agenda !== undefined,
    dividers: count >= DIVIDERS_FROM,
    ...(numSlides !== -1 && { exact: numSlides }),
    free,
  };
}

/** Shares by which an author may think that a text needs more slides, or fewer: two readers of a paper of 8,500 words wanted twelve. */
const LEEWAY = { more: 0.25, fewer: 0.35 } as const;
const FEWEST_SLIDES = 3;
const MOST_SLIDES = 20;
/** An author makes eleven slides of a thousand words and fourteen of five thousand: of a longer text the details go first. */
const OF_A_THOUSAND = 11;
const GROWTH = { below: 0.31, above: 0.15 } as const;
const SHARE_OF_MODE: Readonly<Record<Brief['mode'], number>> = { condense: 0.6, expand: 1.1, preserve: 1.15 };

/** Slides of content for a source of so many words, where the caller does not count them. */
export function contentFor(words: number, mode: Brief['mode']): Range {
  const usual = SHARE_OF_MODE[mode] * OF_A_THOUSAND * (words / 1000) ** (words > 1000 ? GROWTH.above : GROWTH.below);
  const within = (count: number) => Math.min(MOST_SLIDES, Math.max(1, Math.round(count)));
  // A text of a few sentences is not drawn out.
  const most = Math.min(within(usual * (1 + LEEWAY.more)), Math.max(FEWEST_SLIDES, Math.ceil(words / WORDS_OF_A_SLIDE)));
  return { least: Math.min(most, Math.max(Math.min(most, FEWEST_SLIDES), within(usual * (1 - LEEWAY.fewer)))), most };
}
const WORDS_OF_A_SLIDE = 30;

/** Four who wrote outlines freely wanted ten to twelve slides where the built-in writer makes seven. */
const OF_TOPIC = { fewer: 0.25, more: 0.6 } as const;

/** Slides of content where nothing is known but a topic, of which the built-in writer would make a deck of so many. */
export const contentOfTopic = (usual: number): Range => ({
  least: Math.max(FEWEST_SLIDES, Math.floor((usual - OTHERS) * (1 - OF_TOPIC.fewer))),
  most: Math.max(FEWEST_SLIDES, Math.ceil((usual - OTHERS) * (1 + OF_TOPIC.more))),
});

/**
 * The frame of a plan that has so many slides of content, and a closing slide or none: where nobody counts them, what orders them depends on
 * how many came.
 */
export function framed(frame: Frame, content: number, closing: boolean): Frame {
  if (frame.exact !== undefined) return frame;
  const count = content + OTHERS - Number(!closing);
  return { ...frame, agenda: frame.agenda && count >= FREE_AGENDA_FROM, dividers: frame.dividers && count >= DIVIDERS_FROM };
}

export const hasAgenda = ({ agenda }: Frame, sections: number): boolean => agenda && sections >= FEWEST_SECTIONS;

/** Whether so many sections can be opened by slides of their own. */
const mayDivide = ({ dividers }: Frame, sections: number): boolean => dividers && sections >= FEWEST_SECTIONS && sections <= MOST_SECTIONS;

/** `sizes` are the slides of each section. A deck whose slides are counted has room for dividers or it has not, whatever the sizes. */
export const hasDividers = (frame: Frame, sizes: readonly number[]): boolean =>
  mayDivide(frame, sizes.length) && (frame.exact !== undefined || sizes.every((size) => size >= FEWEST_BEHIND_A_DIVIDER));

/** How many slides a section must have, so that it is not less than what opens it. */
export const fewestOf = (frame: Frame, sections: number): number =>
  frame.exact !== undefined && mayDivide(frame, sections) ? FEWEST_BEHIND_A_DIVIDER : 1;

interface End {
  readonly sections: readonly { readonly slides: readonly { readonly kind: string }[] }[];
  readonly closing?: string;
  readonly contact?: string;
}

/** Decisions are an end by themselves: a closing slide behind them would ask for the same again, so its place is one for another slide. */
export const endsInDecisions = ({ sections }: Pick<End, 'sections'>): boolean => sections.at(-1)?.slides.at(-1)?.kind === 'decisions';

/** Nor does a deck need one that does not say where to ask: a sentence alone is a slide only where slides are `counted`. */
export const needsNoClosing = (end: End, counted: boolean): boolean =>
  endsInDecisions(end) || (end.contact === undefined && !(counted && end.closing !== undefined));

/** How many slides of content there may be beside so many sections. */
export function contentOf(frame: Frame, sections: number): Range {
  if (frame.exact === undefined) return frame.free;
  const dividers = mayDivide(frame, sections) ? sections : 0;
  const content = frame.exact - Number(frame.cover) - Number(frame.closing) - Number(hasAgenda(frame, sections)) - dividers;
  return { least: Math.max(1, content), most: Math.max(1, content) };
}

/** Slides of content that more than one call writes. */
const SHARED_FROM = 5;

/** How many sections to ask for. */
export function sectionsAsked({ exact, free, agenda, dividers }: Frame): Range {
  if (dividers && exact !== undefined) {
    const wanted = Math.min(SLIDES_OF_A_SECTION, Math.max(FEWEST_SECTIONS, Math.round(exact / SLIDES_OF_A_SECTION)));
    return { least: wanted, most: wanted };
  }
  if (agenda) return { least: FEWEST_SECTIONS, most: exact === undefined && free.most >= DIVIDERS_FROM ? SLIDES_OF_A_SECTION : 5 };
  const content = (exact ?? free.most) - 2;
  // Sections are written side by side.
  return { least: content >= SHARED_FROM ? 2 : 1, most: Math.max(1, Math.min(3, content)) };
}
