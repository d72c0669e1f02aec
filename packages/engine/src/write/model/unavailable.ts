/** What the notes say when the language model wrote nothing that can be used and the built-in writer wrote the deck. */
import { en } from '../../languages/en.ts';
import { languageOf } from '../../languages/languageOf.ts';

/** The sentence in the language of a BCP 47 tag, in English where it is not known. */
export const unavailableNote = (language: string): string =>
  (languageOf(language).texts.modelUnavailable ?? en.texts.modelUnavailable) as string;
