/** Words and phrases of a language, and the patterns that are made of them. */

/**
 * Phrases separated by "|", in lower case where the script has it: "however|on the other hand". No syntax of regular expressions: a
 * phrase stands for itself.
 */
export type Phrases = string;

/** The phrases one by one. */
export const listOf = (phrases: Phrases | undefined): readonly string[] => (phrases ? phrases.split('|') : []);

/** The source of a pattern that matches any of the phrases: longer ones first, so that "so that" is not taken for "so". */
export const either = (phrases: Phrases): string =>
  phrases
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

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
