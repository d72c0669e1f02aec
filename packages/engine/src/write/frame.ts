/** The frame of a deck: which of its slides only order the others (agenda, closing), and what they say. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Group } from './allot.ts';
import { capitalize, tidy } from './clauses.ts';
import { pointsBack } from './hanging.ts';
import { columns, countWords } from './measure.ts';
import type { Material, Passage } from './passages.ts';
import type { Judgement } from './points.ts';
import { fitTitle, type Titles } from './titles.ts';
import { words } from './words/words.ts';

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

const AGENDA_FROM = 10;
const MOST_AGENDA_ITEMS = 8;
const FEWEST_WORDS_LAST = 60;
/** UTF-16 units of a text that is more than a name. */
const SHORTEST_SHOWN = 12;
/** "Action items" is a label; "What we ask of the board" can end a deck. */
const FEWEST_ASKED = 3;

/** `count` is the number of slides of the whole deck. */
export function frameOf(count: number, parts: readonly Part[]): Frame {
  const cover = count >= 2;
  const closing = count >= 5;
  const agenda = count >= AGENDA_FROM && parts.length >= 3;
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

export function agendaSlide(parts: readonly Part[], titles: Titles, language: string): SlideOf<'agenda'> {
  const items = parts.map((part) => fitTitle(part.heading));
  return { kind: 'agenda', title: titles.take(words(language).agenda), items, notes: '' };
}

export const partOf = (group: Group): number | undefined => group.passages[0]?.section.part;

/** Thanks, with the sentence that concludes the source; `shown` are the texts of the slides before, which are not said again. */
export function closingSlide(
  material: Material,
  judge: Judgement,
  titles: Titles,
  deckTitle: string,
  shown: readonly string[],
): SlideOf<'closing'> {
  // A sentence of the last paragraphs concludes; in a text of a few lines everything has been said already.
  const last = material.passages.length > 6 ? (material.passages.findLast(({ form }) => form === 'prose')?.units.slice(-6) ?? []) : [];
  const { grammar, scores } = judge;
  const repeats = (text: string) => shown.some((other) => other.length >= SHORTEST_SHOWN && (text.includes(other) || other.includes(text)));
  let best: { text: string; score: number } | undefined;
  for (const unit of last) {
    const text = capitalize(tidy(unit.text, grammar), judge.brief.language);
    if (
      judge.said(text) ||
      repeats(text) ||
      unit.form !== 'prose' ||
      columns(text) > 110 ||
      unit.words < 5 ||
      pointsBack(text, grammar) ||
      grammar.chatter?.test(unit.text) ||
      grammar.references?.test(text) ||
      grammar.step?.test(text) ||
      /[:：?？]$/u.test(unit.text)
    )
      continue;
    const score = scores[unit.index] ?? 0;
    if (!best || score > best.score) best = { text, score };
  }
  // Where the source ends by asking for something, what it asks is what to leave with.
  const asked = material.passages.slice(-2).find(({ form, ordered }) => form === 'list' && ordered)?.section.heading;
  const subtitle = best?.text ?? (asked !== undefined && countWords(asked) >= FEWEST_ASKED ? asked : deckTitle);
  const title = titles.take(words(judge.brief.language).thankYou);
  return { kind: 'closing', title, ...(subtitle !== title && { subtitle }), notes: '' };
}
