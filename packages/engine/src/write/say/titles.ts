/** Titles: a heading as a slide can bear it, several names as one, and none of them twice. */

import { languageOf } from '../../languages/languageOf.ts';
import { oneLine } from '../../model/oneLine.ts';
import { columns } from '../sentence/measure.ts';
import { withoutMarker } from '../sentence/sentenceGrammar.ts';
import { capitalize } from '../sentence/tidying.ts';
import { tearsNumber } from '../sentence/tornNumbers.ts';
import { isTaken, keyOf, type Memory } from './memory.ts';
import { shorten } from './points.ts';

/**
 * The title, kept short; where another slide has it already, with what this one is about: the first of `topics` that tells them apart. With a
 * number in brackets only where all that the source names is used up. `isSentence`: nothing else on the slide says what the title says.
 */
export function distinctTitle(title: string, memory: Memory, topics: readonly string[] = [], isSentence = false): string {
  const short = fitTitle(title, isSentence);
  if (!isTaken(memory, short)) return short;
  for (const topic of topics) {
    const joined = `${short} – ${topic}`;
    if (columns(joined) <= ROOM && !isTaken(memory, joined) && !short.includes(topic)) return joined;
  }
  // What the slide is about is a title without the name that others have, too.
  for (const topic of topics) if (columns(topic) >= SHORTEST_TOPIC && !isTaken(memory, topic)) return fitTitle(topic);
  let place = 2;
  while (isTaken(memory, `${short} (${place})`)) place++;
  return `${short} (${place})`;
}

/** Columns of a topic that names a slide by itself. */
const SHORTEST_TOPIC = 12;

/** Each title as it is given out, for decks whose slides are made in no fixed order. */
export class Titles {
  readonly #taken = new Set<string>();

  /** The title as `distinctTitle` has it. */
  take(title: string): string {
    const distinct = distinctTitle(title, { titles: this.#taken, texts: new Set(), kinds: [], pictures: new Set() });
    this.#taken.add(keyOf(distinct));
    return distinct;
  }
}

/** A heading as a title: one that was typed in small letters begins with a capital, without what only takes up the line before: "ok and …". */
export const headingTitle = (heading: string, language: string): string =>
  /^\p{Ll}/u.test(heading) ? capitalize(withoutMarker(heading, language), language) : heading;

/** A line of a title that the writer puts together. */
const WIDEST_MADE = 60;

/**
 * Two or more headings as one, joined as the language joins words; undefined where that is too long or one of them is no name. `text` shows
 * which of their words are written with a capital within a sentence.
 */
export function joinTitles(given: readonly string[], text: string, language: string): string | undefined {
  // Slides of one deck may be called alike.
  const names = withoutCounter(given);
  const [first = '', ...others] = names.filter((name, i) => names.findIndex((other) => keyOf(other) === keyOf(name)) === i);
  if (others.length === 0) return first;
  if (/[?!？！؟:：]/u.test(first + others.join(''))) return undefined;
  const within = (word: string) => new RegExp(`(?<=[\\p{L},;] )${word}(?!\\p{L})`, 'u').test(text);
  const rest = others.map((other) => {
    const begins = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(other)?.[0] ?? '';
    const small = begins.toLocaleLowerCase(language);
    // Where nouns have capitals any word may be one.
    const keeps = begins !== '' && (within(begins) || (languageOf(language).grammar.capitalNouns === true && !within(small)));
    return { other, keeps, small: small + other.slice(begins.length) };
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const and = list.format(['0', '1']).slice(1, -1);
  const joined =
    rest.some(({ keeps }) => keeps) || [first, ...others].some((name) => name.includes(and))
      ? [first, ...others].join(' · ')
      : list.format([first, ...rest.map(({ small }) => small)]);
  return columns(joined) <= WIDEST_MADE ? joined : undefined;
}

/** "Article 1 – Object", "Article 2 – Who may": joined they go by their names, where one word counts them all. */
function withoutCounter(names: readonly string[]): readonly string[] {
  const parts = names.map((name) => /^(\p{L}+)\s\p{Nd}{1,3}\s?[–—:.-]\s?(\p{L}.*)$/u.exec(name));
  const word = parts[0]?.[1];
  return word !== undefined && parts.every((part) => part?.[1] === word) ? parts.map((part) => part?.[2] ?? '') : names;
}

/** Columns that a title has room for in any case; beyond the second, or beyond so many words, a heading does not stand on two lines. */
const ROOM = 80;
const MOST_WORDS = 16;
const WIDEST = 130;
/** Columns of a clause that a sentence is called by. */
const SHORTEST_CLAUSE = 24;
const COLON = /[:：](?!\p{Nd})\s*\S/u;

/**
 * A heading as a title: where it is too long for two lines, without its brackets or what its colon or dash explains; one that is a paragraph
 * in truth is cut at a clause. With `isSentence` what stands behind a colon stays as long as it has room at all.
 */
export function fitTitle(text: string, isSentence = false): string {
  const line = oneLine(text);
  const whole = line.replace(/\s*[:：]$|(?<=[\p{L}\p{M}]{4})[.。।]$/u, '');
  const fits = (title: string) => columns(title) <= ROOM && title.split(' ').length <= MOST_WORDS;
  if (fits(whole)) return whole;
  const bare = whole.replace(/\s*[(（][^()（）]*[)）]/gu, '').trim();
  const named = /^(?:(.{20,}?)\s?(?:[:：](?!\p{Nd})\s*|[:：]\s+|\s+[–—-]\s+)|(.{20,}?[?？])\s*)\S/u.exec(bare);
  if (isSentence && COLON.test(bare) && columns(whole) <= WIDEST) return whole;
  const short = [bare, named?.[1] ?? named?.[2]].find((title) => title !== undefined && fits(title) && !tearsNumber(title, line));
  if (short !== undefined) return short;
  if (columns(whole) <= WIDEST) return whole;
  const clauses = [...line.matchAll(/[,;](?!\p{Nd})\s|[，；、]/gu)].map(({ index }) => line.slice(0, index));
  const clause = clauses.findLast((part) => columns(part) <= WIDEST && columns(part) >= SHORTEST_CLAUSE && !tearsNumber(part, line));
  if (clause !== undefined) return clause;
  const cut = (shorten(line, 11) || line.slice(0, ROOM)).replace(/\s?…$/u, '');
  return tearsNumber(cut, line) ? cut.replace(/\s\S*\p{Nd}\S*$/u, '') : cut;
}
