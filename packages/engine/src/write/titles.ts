/** Titles of a deck, each given once. */
import { trimClause } from './clauses.ts';
import { LONGEST_TITLE } from './headline.ts';
import { columns } from './measure.ts';
import { shorten } from './points.ts';

export class Titles {
  readonly #taken = new Set<string>();

  readonly isTaken = (title: string): boolean => this.#taken.has(keyOf(title));

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
