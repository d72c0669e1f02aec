/** The frame of a deck: which of its slides only order the others, and what its parts are. */

import { isGeneric } from '../../languages/headings.ts';
import { languageOf } from '../../languages/languageOf.ts';
import type { Passage } from '../discourse/passages.ts';
import { fitTitle, headingTitle } from '../say/titles.ts';
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

/**
 * What the agenda lists: the heaviest parts that are not the deck's own name. "Abstract", "Introduction" and "Results" alone say nothing of
 * what a text is about; where enough others do, they are listed in their places, so that nothing of the text is missing.
 */
export function agendaParts(parts: readonly Part[], title: string): readonly Part[] {
  const named = parts.filter(({ heading }) => !isNameOf(title, heading));
  const telling = named.filter(({ heading }) => !isGeneric(heading));
  const listed = telling.length >= FEWEST_ON_AGENDA && named.length <= MOST_ON_AGENDA ? named : telling;
  const heaviest = [...listed].sort((a, b) => b.words - a.words).slice(0, MOST_ON_AGENDA);
  return listed.filter((part) => heaviest.includes(part));
}

/** "RENTAL AGREEMENT FOR A WORKSHOP" above a text that its file calls "Rental agreement": the one begins with all words of the other. */
function isNameOf(title: string, heading: string): boolean {
  const [name, other] = [title, heading].map((text) => wordsIn(text));
  if (!name || !other || name.length === 0 || other.length === 0) return title === heading;
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  return (short.length === long.length || short.length >= FEWEST_OF_NAME) && short.every((word, i) => long[i] === word);
}
const FEWEST_OF_NAME = 2;
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The entries of the parts, in their order; the agenda numbers them itself, so where they are counted in the source their numbers are left out. */
export function agendaNames(parts: readonly Part[], language: string): string[] {
  const headings = parts.map(({ heading }) => heading);
  const counted = headings.flatMap((heading) => NUMBERED.exec(heading)?.[1]?.normalize('NFKC') ?? []).map(Number);
  const isCount = counted.length >= FEWEST_COUNTED && counted.every((number, i) => i === 0 || number > (counted[i - 1] ?? number));
  const names = isCount ? headings.map((heading) => heading.replace(NUMBERED, '')) : headings;
  return names.map((name) => fitTitle(headingTitle(name, language)));
}
const FEWEST_COUNTED = 3;
/** "1 Background", "2- Roof", "(3) Costs", "4．課題"; "2.1" is a part of a part. */
const NUMBERED = /^[(（]?(\p{Nd}{1,2})(?:[.)）．、:：]|\s?[-–—])*\s*(?<=\P{Nd})(?=[\p{L}"“„«「『])/u;

export const partOf = (group: Group): number | undefined => group.passages[0]?.section.part;
