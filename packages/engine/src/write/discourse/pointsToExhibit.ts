/** Sentences that say what a table or figure shows, and not what it comes to: "Table 2 divides the 1,214 hours by what was being waited for". */
import { behindExhibit } from '../../languages/labels.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { countWords } from '../sentence/measure.ts';

/** Words behind the number. */
const LONGEST = 24;
/** "Table 3 shows clearly that": so many words may stand before what is said. */
const BEFORE = 3;
/** A share or a sum of money is worth saying, and so are two figures that are compared. */
const TELLING = /[%٪％‰$€£¥₹₽₩]|\p{Nd}.*?[^\p{Nd}.,\s].*\p{Nd}/u;

export function pointsToExhibit(sentence: string, language: string): boolean {
  const rest = behindExhibit(sentence);
  if (rest === undefined || TELLING.test(rest) || /[,;:，；：،؛、]/u.test(rest.replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, ''))) return false;
  if (countWords(rest) > LONGEST || !/^\s*\p{Ll}|^\s*\p{Lo}/u.test(rest)) return false;
  const said = new Set(listOf(languageOf(language).sentence?.complements));
  const words = rest.toLowerCase().match(/[\p{L}\p{M}]+['’]?/gu) ?? [];
  return !words.slice(0, BEFORE + 1).some((word) => said.has(word));
}
