/** Whether what a text calls a thing can stand as its label: a name that is neither too long nor a lone word of another kind. */
import { languageOf } from '../../../languages/languageOf.ts';
import { isName } from '../../findings/names.ts';
import { columns } from '../../sentence/measure.ts';

const NARROWEST = 2;
const LONGEST = 42;

export function isLabel(text: string, language: string): boolean {
  const label = text.trim();
  if (columns(label) < NARROWEST || columns(label) > LONGEST || !isName(label, language)) return false;
  // A lone word in small letters in front of a figure is a verb or an adverb as often as a noun.
  return languageOf(language).spaceless || /[\s\u00a0]/u.test(label) || !/^\p{Ll}/u.test(label);
}
