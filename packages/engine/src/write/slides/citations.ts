/** The pages that a topic's deck is made from, on a slide of their own; in a deck of few slides, in the notes of the last. */
import type { Deck, SlideOf } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import type { Document, Reference } from '../../model/document.ts';
import type { WriteOptions } from '../plan/brief.ts';
import { NOTHING_SAID, remember } from '../say/memory.ts';
import { distinctTitle } from '../say/titles.ts';

/** A deck of fewer slides has none to spare. */
const SLIDE_FROM = 4;
/** What a caller may ask for. */
const MOST_SLIDES = 50;

/** The options for the rest of the deck, in which the slide of sources is not counted. */
export function withoutCitations<T extends WriteOptions>(options: T, { references }: Document): T {
  return references && options.numSlides >= SLIDE_FROM ? { ...options, numSlides: options.numSlides - 1 } : options;
}

/** `deck` was written with the options that `withoutCitations` gives; `numSlides` is the caller's. */
export function cite(deck: Deck, { references, language }: Document, numSlides: number): Deck {
  if (!references) return deck;
  const entries = references.map((reference) => entryOf(reference, language));
  const { slides } = deck;
  const last = slides.at(-1);
  const hasRoom = numSlides === -1 ? slides.length < MOST_SLIDES : numSlides >= SLIDE_FROM;
  if (!hasRoom && last)
    return { ...deck, slides: [...slides.slice(0, -1), { ...last, notes: [last.notes, ...entries].filter(Boolean).join('\n') }] };
  const slide: SlideOf<'sources'> = { kind: 'sources', title: titleFor(deck, references), notes: '', entries };
  return { ...deck, slides: slides.toSpliced(last?.kind === 'closing' ? slides.length - 1 : slides.length, 0, slide) };
}

/** "Coffee – Wikipedia (CC BY-SA 4.0), 21 November 2026, https://…" */
function entryOf({ title, work, url, licence, retrieved }: Reference, language: string): string {
  const day = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(retrieved));
  return `${title} – ${work} (${licence}), ${day}, ${url}`;
}

/** A source may have a section of that name already. Where the language has no word here, the works' names say what it is. */
function titleFor({ slides, language }: Deck, references: readonly Reference[]): string {
  const works = [...new Set(references.map(({ work }) => work))].join(', ');
  return distinctTitle(languageOf(language).texts.sources ?? works, slides.reduce(remember, NOTHING_SAID));
}
