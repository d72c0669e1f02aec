/** Titles of a deck, each given once. */

import { languageOf } from '../../languages/languageOf.ts';
import { oneLine } from '../../model/oneLine.ts';
import { trimClause } from '../sentence/clauses.ts';
import { columns } from '../sentence/measure.ts';
import { LONGEST_TITLE } from './headline.ts';
import { shorten } from './points.ts';

/** Columns of a beginning that two sentences do not share by chance. */
const SHORTEST_BEGINNING = 12;

export class Titles {
  readonly #taken = new Set<string>();

  readonly isTaken = (title: string): boolean => this.#taken.has(keyOf(title));

  /** Whether a title or reserved text begins with this one, or this one with it: the same would be read twice. */
  readonly isSaid = (text: string): boolean => {
    const key = keyOf(text);
    if (this.#taken.has(key)) return true;
    if (columns(key) < SHORTEST_BEGINNING) return false;
    for (const other of this.#taken) {
      if (other.startsWith(key) || (columns(other) >= SHORTEST_BEGINNING && key.startsWith(other))) return true;
    }
    return false;
  };

  /** Keeps a text from becoming a title, since a slide says it already. */
  reserve(text: string): void {
    this.#taken.add(keyOf(text));
  }

  /** The title, kept short; numbered if another slide has it already; in Roman figures, which nobody takes for one of the source's. */
  take(title: string): string {
    const short = fitTitle(title);
    let unique = short;
    for (let number = 2; this.isTaken(unique); number++) unique = `${short} (${roman(number)})`;
    this.#taken.add(keyOf(unique));
    return unique;
  }
}

/** 1 to 399. */
function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
const ROMAN = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

const keyOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** A line of a title that the writer puts together. */
const WIDEST_MADE = 60;

/** What the slides of one section are apart from its heading. */
export type Part = 'overview' | 'keyPoints' | 'keyMessage' | 'keyFigures' | 'inDetail' | 'inTheWords';

/** Parts that are a title without the heading too, where both together are too long. */
const SAY_ENOUGH: ReadonlySet<Part> = new Set<Part>(['overview', 'keyPoints', 'keyFigures', 'inTheWords']);

/** A title for a slide whose heading another slide bears: the heading with the first of the parts that is free, or one of them by itself. */
export function continuedTitle(heading: string, parts: readonly Part[], titles: Titles, language: string): string {
  const { texts } = languageOf(language);
  const known = parts.flatMap((part) => (texts[part] ? [{ part, label: texts[part] }] : []));
  const name = trimClause(heading);
  const named = known.map(({ label }) => `${name} – ${label}`);
  const narrow = named.filter((title) => columns(title) <= WIDEST_MADE);
  const bare = known.filter(({ part }) => SAY_ENOUGH.has(part)).map(({ label }) => label);
  return [...narrow, ...bare].find((title) => !titles.isTaken(title)) ?? heading;
}

/**
 * Two or more headings as one, joined as the language joins words; undefined where that is too long or one of them is no name. `text` shows
 * which of their words are written with a capital within a sentence.
 */
export function joinTitles([first = '', ...others]: readonly string[], text: string, language: string): string | undefined {
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

/** Beyond that, or beyond so many words, a heading does not stand on two lines. */
const MOST_WORDS = 14;
const WIDEST = 120;

/**
 * A heading as a title: where it is too long for two lines, without its brackets or what its colon or dash explains; one that is a paragraph
 * in truth is cut at a clause.
 */
export function fitTitle(text: string): string {
  const line = oneLine(text);
  const whole = line.replace(/\s*[:：]$|(?<=[\p{L}\p{M}]{4})[.。।]$/u, '');
  const fits = (title: string) => columns(title) <= LONGEST_TITLE && title.split(' ').length <= MOST_WORDS;
  if (fits(whole)) return whole;
  const bare = whole.replace(/\s*[(（][^()（）]*[)）]/gu, '').trim();
  const named = /^(?:(.{20,}?)(?:[:：]\s*|\s+[–—-]\s+)|(.{20,}?[?？])\s*)\S/u.exec(bare);
  const short = [bare, named?.[1] ?? named?.[2]].find((title) => title !== undefined && fits(title));
  if (short !== undefined) return short;
  return columns(whole) <= WIDEST ? whole : trimClause(shorten(line, 11)) || line.slice(0, LONGEST_TITLE);
}
