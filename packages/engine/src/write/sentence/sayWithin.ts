/** A text for a place of few words: never a torn one. */
import { countWords } from './measure.ts';
import { sayingsOf } from './sayingsOf.ts';
import { splitSentences } from './splitSentences.ts';
import { capitalize, trimClause } from './tidying.ts';

/** Words of a sentence that only names what the next one speaks of: "The tyres." */
const LONGEST_NAME = 4;

/**
 * The text whole, where it has at most `most` words; else its first sentence in the fullest of its sayings that has no more or, where none is so short,
 * in the shortest there is: a place that is too small for it is not the place for it. Behind a name stands what is said first of it.
 */
export function sayWithin(text: string, language: string, most: number): string {
  const whole = capitalize(trimClause(text), language);
  if (countWords(whole) <= most) return whole;
  const [first = text, second] = splitSentences(text, language);
  if (second !== undefined && countWords(first) <= LONGEST_NAME) {
    return `${capitalize(first, language)} ${sayWithin(second, language, most - countWords(first))}`;
  }
  const sayings = sayingsOf(first, language);
  return (sayings.find(({ words }) => words <= most) ?? sayings.at(-1))?.text ?? capitalize(trimClause(first), language);
}

/** The same for what is no sentence of its own, such as a cell or a value: as it is written where it has at most `most` words. */
export const keepWithin = (text: string, language: string, most: number): string =>
  countWords(text) <= most ? text : sayWithin(text, language, most);
