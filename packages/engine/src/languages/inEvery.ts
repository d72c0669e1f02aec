/** The words of all languages at once, where it is not known yet in which a source is, or where its parts may be in different ones. */
import type { LanguageWords } from './language.ts';
import { languages } from './languages.ts';
import type { Phrases } from './phrases.ts';

/** What every language has for it, each phrase once. */
export const inEvery = (pick: (words: LanguageWords) => Phrases | undefined): Phrases =>
  [...new Set(languages.flatMap((words) => pick(words)?.split('|') ?? []))].join('|');
