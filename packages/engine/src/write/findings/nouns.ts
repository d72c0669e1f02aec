/** What a number counts, where a noun behind it says it: "1,860 passengers", "eleven diesel boats". */
import { functionWords } from '../../languages/functionWords.ts';
import type { Patterns } from './patterns.ts';

const MOST_WORDS = 3;
const WORD = /[\s\u00a0]([\p{L}\p{M}][\p{L}\p{M}'’-]*)/uy;

/** The words up to a little word, a verb or a stop; of these as many as are a noun with what stands before it, as far as the language tells. */
export function nounAfter(
  plain: string,
  end: number,
  patterns: Patterns,
  language: string,
  single = false,
): { name: string; end: number } | undefined {
  if (patterns.spaceless) return undefined;
  const little = functionWords(language);
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
    // "dell’anno", "d’euros": what an article or preposition is bound to begins another phrase.
    if (little.has(word.toLowerCase()) || patterns.verb.has(word.toLowerCase()) || patterns.elides?.test(word)) {
      stopped = true;
      break;
    }
    words.push(word);
    place += match[0].length;
  }
  if (words.length === 0) return undefined;
  const kept = nounIn(words, stopped, ended, single ? { ...patterns, plurals: undefined } : patterns);
  if (kept.length === 0) return undefined;
  const name = kept.join(' ');
  return { name, end: end + 1 + name.length };
}

function nounIn(words: readonly string[], stopped: boolean, ended: boolean, patterns: Patterns): readonly string[] {
  const { plurals, capitalNouns, verbLast, adjectives } = patterns;
  // "10,5 besetzt": where nouns have capitals, what has none is no noun.
  if (capitalNouns) return words.slice(0, 1 + words.findIndex((word) => /^[\p{Lu}\p{N}]/u.test(word)));
  if (plurals) {
    const first = words.findIndex((word) => plurals.test(word) || /^\p{Lu}{2,}$/u.test(word));
    const next = words[first + 1];
    // "Contratos nuevos": adjectives agree with the noun before them.
    const more = first === 0 && patterns.elides && next !== undefined && plurals.test(next) ? 1 : 0;
    return first < MOST_WORDS ? words.slice(0, first + 1 + more) : [];
  }
  // At the end of a sentence a verb may be among them.
  if (verbLast && ended) return words.slice(0, 1);
  // "Osób czytają": only adjectives stand between a number and what it counts.
  if (adjectives)
    return words.slice(
      0,
      1 +
        Math.max(
          0,
          words.findIndex((word) => !adjectives.test(word)),
        ),
    );
  return stopped && words.length <= (ended ? 2 : MOST_WORDS) ? words : words.slice(0, 1);
}
