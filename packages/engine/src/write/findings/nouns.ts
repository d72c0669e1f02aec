/** What a number counts, where a noun behind it says it: "1,860 passengers", "eleven diesel boats". */
import { functionWords } from '../../languages/functionWords.ts';
import type { Patterns } from './patterns.ts';

const MOST_WORDS = 3;
const WORD = /[\s\u00a0]([\p{L}\p{M}][\p{L}\p{M}'’-]*)/uy;

const known = new Map<string, ReadonlySet<string>>();
export const littleWords = (language: string): ReadonlySet<string> => {
  let words = known.get(language);
  if (!words) {
    words = functionWords(language);
    if (known.size < 200) known.set(language, words);
  }
  return words;
};

/** The words up to a little word, a verb or a stop; where none comes soon only the first of them. */
export function nounAfter(plain: string, end: number, patterns: Patterns, language: string): { name: string; end: number } | undefined {
  if (patterns.spaceless) return undefined;
  const little = littleWords(language);
  const words: string[] = [];
  let place = end;
  let stopped = false;
  let ended = false;
  while (words.length <= MOST_WORDS) {
    WORD.lastIndex = place;
    const match = WORD.exec(plain);
    const word = match?.[1];
    if (!match || !word) {
      stopped = true;
      ended = true;
      break;
    }
    if (little.has(word.toLowerCase()) || patterns.verb.has(word.toLowerCase())) {
      stopped = true;
      break;
    }
    words.push(word);
    place += match[0].length;
  }
  if (words.length === 0) return undefined;
  // At the end of a sentence a verb may be among them.
  const kept = stopped && words.length <= (ended ? 2 : MOST_WORDS) ? words : words.slice(0, 1);
  const name = kept.join(' ');
  return { name, end: end + 1 + name.length };
}
