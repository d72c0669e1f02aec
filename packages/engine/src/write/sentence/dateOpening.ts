/** Dates that open a line. */
import { sentenceGrammarOf } from './sentenceGrammar.ts';

/**
 * "19 Feb launch in all of Ireland": whether what stands behind the date is apart from it with no sign between, which holds in a line that is
 * no sentence. `after` begins with the blank. False where the verbs of the language are not known.
 */
export function isApartFromDate(after: string, language: string): boolean {
  const { finite, governs } = sentenceGrammarOf(language);
  const [first] = /^\s+[\p{L}\p{M}’'-]+/u.exec(after) ?? [];
  if (first === undefined || finite === undefined) return false;
  return !/[.!?]$/u.test(after.trim()) && !finite.test(first) && !governs?.test(first.trim());
}
