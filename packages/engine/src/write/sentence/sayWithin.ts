/** A text for a place of few words: never a torn one. */
import { countWords } from './measure.ts';
import { sayingsOf } from './sayingsOf.ts';
import { splitSentences } from './splitSentences.ts';
import { capitalize, trimClause } from './tidying.ts';

/**
 * The text whole, where it has at most `most` words; else its first sentence in the fullest of its sayings that has no more or, where none is so short,
 * in the shortest there is: a place that is too small for it is not the place for it.
 */
export function sayWithin(text: string, language: string, most: number): string {
  const whole = capitalize(trimClause(text), language);
  if (countWords(whole) <= most) return whole;
  const [first = text] = splitSentences(text, language);
  const sayings = sayingsOf(first, language);
  return (sayings.find(({ words }) => words <= most) ?? sayings.at(-1))?.text ?? capitalize(trimClause(first), language);
}

/** The same for what is no sentence of its own, such as a cell or a value: as it is written where it has at most `most` words. */
export const keepWithin = (text: string, language: string, most: number): string =>
  countWords(text) <= most ? text : sayWithin(text, language, most);
