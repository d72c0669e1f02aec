/** Titles of a deck, each given once. */
import { trimClause } from './clauses.ts';
import { LONGEST_TITLE } from './headline.ts';
import { columns } from './measure.ts';
import { shorten } from './points.ts';

/** UTF-16 units of a beginning that two sentences do not share by chance. */
const SHORTEST_BEGINNING = 12;

export class Titles {
  readonly #taken = new Set<string>();

  readonly isTaken = (title: string): boolean => this.#taken.has(keyOf(title));

  /** Whether a title or reserved text begins with this one, or this one with it: the same would be read twice. */
  readonly isSaid = (text: string): boolean => {
    const key = keyOf(text);
    if (this.#taken.has(key)) return true;
    if (key.length < SHORTEST_BEGINNING) return false;
    for (const other of this.#taken) {
      if (other.startsWith(key) || (other.length >= SHORTEST_BEGINNING && key.startsWith(other))) return true;
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

/** A heading as a title: a heading that is a paragraph in truth is cut at a clause. */
export function fitTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (columns(line) <= LONGEST_TITLE + 40) return line.replace(/\s*[:：]$/u, '');
  return trimClause(shorten(line, 11)) || line.slice(0, LONGEST_TITLE);
}
