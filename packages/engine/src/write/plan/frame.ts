/** The frame of a deck: which of its slides only order the others, and what its parts are. */

import { isGeneric } from '../../languages/headings.ts';
import { languageOf } from '../../languages/languageOf.ts';
import type { Passage } from '../discourse/passages.ts';
import { fitTitle } from '../say/titles.ts';
import { type Group, wordsOf } from './allot.ts';

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
    // What a paragraph begins with names its slide, and no part of the text.
    if (heading === undefined || (section.labelled && section.path.length === 0)) continue;
    const known = parts.get(section.part) ?? { index: section.part, heading, words: 0 };
    parts.set(section.part, { ...known, words: known.words + wordsOf(units) });
  }
  return [...parts.values()];
}

const COVER_FROM = 2;
/** A deck of fewer slides has none to spare for it. */
const CLOSING_FROM = 5;
const AGENDA_FROM = 9;
const FEWEST_ON_AGENDA = 4;
const MOST_ON_AGENDA = 10;

/** Of decks of so many slides. */
export const hasCover = (count: number): boolean => count >= COVER_FROM;
export const hasClosing = (count: number): boolean => count >= CLOSING_FROM;

/**
 * `count` is the number of slides of the whole deck, `listed` how many parts its agenda would list, `closing` whether a slide closes it.
 * A language (BCP 47) that has no word for an agenda gets none.
 */
export function frameOf(count: number, listed: number, closing: boolean, language: string): Frame {
  const cover = hasCover(count);
  const agenda = count >= AGENDA_FROM && listed >= FEWEST_ON_AGENDA && languageOf(language).texts.agenda !== undefined;
  return { cover, agenda, closing, body: count - [cover, closing, agenda].filter(Boolean).length };
}

/** What the agenda lists: the heaviest parts that say what they are about and are not the deck's own name. */
export function agendaParts(parts: readonly Part[], title: string): readonly Part[] {
  const named = parts.filter(({ heading }) => heading !== title && !isGeneric(heading));
  // "Abstract", "Introduction", "Results" say nothing of what a text is about.
  const heaviest = [...named].sort((a, b) => b.words - a.words).slice(0, MOST_ON_AGENDA);
  return named.filter((part) => heaviest.includes(part));
}

export const agendaItems = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ heading }) => fitTitle(heading)))];

export const partOf = (group: Group): number | undefined => group.passages[0]?.section.part;
