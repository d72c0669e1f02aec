/** How many slides of which sort a deck of the model has: those that only order the others are not the model's to write. */
import { languageOf } from '../../languages/languageOf.ts';

export interface Frame {
  readonly cover: boolean;
  readonly closing: boolean;
  /** Whether there is an agenda if there are enough sections for one. */
  readonly agenda: boolean;
  /** Whether each section is opened by a slide of its own if there are enough sections. */
  readonly dividers: boolean;
  /** Slides of the whole deck. */
  readonly total: { readonly least: number; readonly most: number };
}

const AGENDA_FROM = 8;
const DIVIDERS_FROM = 15;
const CLOSING_FROM = 5;
const FEWEST_SECTIONS = 3;
const MOST_SECTIONS = 7;
const MOST_SLIDES = 50;

/**
 * `numSlides` as the caller asks for it; `usual` is how many slides the built-in writer would make. What the language has no word for is
 * not there.
 */
export function frameOf(numSlides: number, usual: number, language: string): Frame {
  const { texts } = languageOf(language);
  const exact = numSlides !== -1;
  const count = exact ? numSlides : usual;
  return {
    cover: count >= 2,
    closing: count >= CLOSING_FROM && texts.thankYou !== undefined,
    agenda: count >= AGENDA_FROM && texts.agenda !== undefined,
    dividers: count >= DIVIDERS_FROM,
    total: exact
      ? { least: count, most: count }
      : { least: Math.max(3, Math.floor(usual * 0.8)), most: Math.min(MOST_SLIDES, Math.ceil(usual * 1.3) + 2) },
  };
}

export const hasAgenda = ({ agenda }: Frame, sections: number): boolean => agenda && sections >= FEWEST_SECTIONS;
export const hasDividers = ({ dividers }: Frame, sections: number): boolean =>
  dividers && sections >= FEWEST_SECTIONS && sections <= MOST_SECTIONS;

/** How many slides of content there may be beside so many sections. */
export function contentOf(frame: Frame, sections: number): { least: number; most: number } {
  const other =
    Number(frame.cover) + Number(frame.closing) + Number(hasAgenda(frame, sections)) + (hasDividers(frame, sections) ? sections : 0);
  return { least: Math.max(1, frame.total.least - other), most: Math.max(1, frame.total.most - other) };
}

/** How many sections to ask for. */
export function sectionsAsked({ total, agenda, dividers }: Frame): { least: number; most: number } {
  if (dividers) {
    const wanted = Math.min(6, Math.max(FEWEST_SECTIONS, Math.round(total.most / 6)));
    return { least: wanted, most: wanted };
  }
  return agenda ? { least: FEWEST_SECTIONS, most: 5 } : { least: 1, most: Math.max(1, Math.min(3, total.most - 2)) };
}
