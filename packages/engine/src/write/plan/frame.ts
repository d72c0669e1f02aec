/** The frame of a deck: which of its slides only order the others (agenda, closing), and what they say. */
import type { SlideOf } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import type { Passage } from '../discourse/passages.ts';
import { fitTitle, type Titles } from '../say/titles.ts';
import type { Group } from './allot.ts';

export interface Frame {
  readonly cover: boolean;
  readonly agenda: boolean;
  readonly closing: boolean;
  /** Slides that are left for the content. */
  readonly body: number;
}

/** Top-level sections with a heading, in order. */
export interface Part {
  readonly index: number;
  readonly heading: string;
  readonly words: number;
}

export function partsOf(passages: readonly Passage[]): Part[] {
  const parts = new Map<number, Part>();
  for (const { section, units } of passages) {
    const heading = section.path[0] ?? section.heading;
    if (heading === undefined) continue;
    const known = parts.get(section.part) ?? { index: section.part, heading, words: 0 };
    parts.set(section.part, { ...known, words: known.words + units.reduce((sum, unit) => sum + unit.words, 0) });
  }
  return [...parts.values()];
}

const COVER_FROM = 2;
/** A deck of fewer slides has none to spare for it. */
export const CLOSING_FROM = 5;
const AGENDA_FROM = 12;
const MOST_AGENDA_ITEMS = 8;
const FEWEST_WORDS_LAST = 60;

/** Of decks of so many slides. */
export const hasCover = (count: number): boolean => count >= COVER_FROM;
export const hasClosing = (count: number): boolean => count >= CLOSING_FROM;

/**
 * `count` is the number of slides of the whole deck, `closing` whether one of them closes it. A language (BCP 47) that has no word for an
 * agenda gets none.
 */
export function frameOf(count: number, parts: readonly Part[], closing: boolean, language: string): Frame {
  const cover = hasCover(count);
  const agenda = count >= AGENDA_FROM && parts.length >= 3 && languageOf(language).texts.agenda !== undefined;
  return { cover, agenda, closing, body: count - [cover, closing, agenda].filter(Boolean).length };
}

/** What the agenda lists: the heaviest parts, but for one that only takes leave, and for what the cover says. */
export function agendaParts(parts: readonly Part[], titles: Titles): readonly Part[] {
  const worth = parts.filter(
    ({ heading, words: count }, i) => !titles.isTaken(heading) && (i < parts.length - 1 || count >= FEWEST_WORDS_LAST),
  );
  const listed = worth.length >= 2 ? worth : parts;
  const heaviest = [...listed].sort((a, b) => b.words - a.words).slice(0, MOST_AGENDA_ITEMS);
  return listed.filter((part) => heaviest.includes(part));
}

/** Where `frameOf` gives the deck one. */
export function agendaSlide(parts: readonly Part[], titles: Titles, language: string): SlideOf<'agenda'> {
  const items = parts.map((part) => fitTitle(part.heading));
  return { kind: 'agenda', title: titles.take(languageOf(language).texts.agenda ?? '–'), items, notes: '' };
}

export const partOf = (group: Group): number | undefined => group.passages[0]?.section.part;
