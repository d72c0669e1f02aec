/** The title that is printed on a file's first page, where the file's properties name another: they often keep a working title. */
import { type Passage, passageSize, passageText } from './blocks/passage.ts';

/** In parts of the size that most of the text has. */
const LARGE = 1.4;
/** Passages of the first page among which a title stands. */
const WITHIN = 6;
const FEWEST_WORDS = 4;
const FEWEST_DECLARED = 2;
const LONGEST = 200;
/** Part of the words of the shorter of two titles that the other has as well, from which on they are one title. */
const SHARED = 0.5;

/**
 * Undefined where the properties' title says the same, or no line of the page is larger than all others. `body` is the size of the text
 * in points.
 */
export function printedTitle(passages: readonly Passage[], declared: string, body: number): string | undefined {
  const first = passages.filter(({ page }) => page === 0);
  const largest = Math.max(0, ...first.map(passageSize));
  if (largest < LARGE * body) return undefined;
  const large = first.filter((passage) => passageSize(passage) > 0.95 * largest);
  const [title] = large;
  if (!title || large.length > 1 || first.indexOf(title) >= WITHIN) return undefined;
  const text = passageText(title);
  const words = wordsIn(text);
  if (words.size < FEWEST_WORDS || text.length > LONGEST || /[.。]$/u.test(text)) return undefined;
  const known = wordsIn(declared);
  // "Losses" of "Report: water losses in the network of 2024": the page says it in full.
  if (2 * known.size <= words.size && known.size > 0 && [...known].every((word) => words.has(word))) return text;
  // A number such as "uel-2024-0088" is no title, and known as none by those who look for one.
  if ([...known].filter((word) => /\p{L}/u.test(word)).length < FEWEST_DECLARED) return undefined;
  const shared = [...known].filter((word) => words.has(word)).length;
  return shared < SHARED * Math.min(known.size, words.size) ? text : undefined;
}

/** Each once; in scripts without blanks, each letter. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu) ?? []);
