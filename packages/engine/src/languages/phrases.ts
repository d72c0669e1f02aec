/** Words and phrases of a language, and the patterns that are made of them. */

/**
 * Phrases separated by "|", in lower case where the script has it: "however|on the other hand". No syntax of regular expressions: a
 * phrase stands for itself.
 */
export type Phrases = string;

/** The phrases one by one. */
export const listOf = (phrases: Phrases | undefined): readonly string[] => (phrases ? phrases.split('|') : []);

/** The source of a pattern that matches the text and nothing else. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a pattern that matches any of the phrases: longer ones first, so that "so that" is not taken for "so". */
export const either = (phrases: Phrases): string =>
  phrases
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/**
 * The source of a pattern that matches any of the phrases, in their order: those of which `ends` is true with no letter behind them. `sourceOf`
 * makes a source of some. Neighbours share what says so: V8 makes 10 KB of each class of all letters.
 */
export function eitherEnded(
  phrases: readonly string[],
  ends: (phrase: string) => boolean,
  sourceOf = (some: readonly string[]) => some.join('|'),
): string {
  const groups: { readonly ended: boolean; readonly some: string[] }[] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    if (last?.ended === ends(phrase)) last.some.push(phrase);
    else groups.push({ ended: ends(phrase), some: [phrase] });
  }
  return groups.map(({ ended, some }) => (ended ? `(?:${sourceOf(some)})(?![\\p{L}\\p{M}])` : sourceOf(some))).join('|');
}

/** Where a pattern looks for its phrases: as a whole, at the beginning, at the end, anywhere as words, or as beginnings of words. */
export type Place = 'whole' | 'begins' | 'ends' | 'holds' | 'stems';

/** A pattern without case for phrases in their place; in scripts without spaces words are not told apart. Undefined without phrases. */
export function patternOf(phrases: Phrases | undefined, place: Place, spaceless = false): RegExp | undefined {
  if (!phrases) return undefined;
  const words = `(?:${either(phrases)})`;
  const start = spaceless ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const end = spaceless ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const sources: Readonly<Record<Place, string>> = {
    whole: `^${words}$`,
    begins: `^${words}${end}`,
    ends: `${start}${words}$`,
    holds: `${start}${words}${end}`,
    stems: `${start}${words}`,
  };
  return new RegExp(sources[place], 'iu');
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that set words apart and join nothing to their beginnings. */
const SET_APART = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Where a phrase stands last in a text, both in lower case; -1 where it does not. It stands as words: a longer one may be how a word begins
 * or, where `compounds`, ends, if the phrase has `stem` letters. In scripts that do not set words apart, or join articles to them, it stands anywhere.
 */
export function lastOf(text: string, phrase: string, stem = 1, compounds = false): number {
  for (let at = text.lastIndexOf(phrase); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(phrase, at - 1)) {
    if (!SET_APART.test(phrase)) return at;
    const begins = !LETTER.test(text[at - 1] ?? ' ');
    const ends = !LETTER.test(text[at + phrase.length] ?? ' ');
    const isStem = phrase.length >= stem;
    if ((begins && (ends || isStem)) || (compounds && ends && isStem)) return at;
  }
  return -1;
}
