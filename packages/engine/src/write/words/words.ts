/** The words that a deck needs and no source supplies. */
import { en } from '../../languages/en.ts';
import { languageOf } from '../../languages/languageOf.ts';
import type { Texts } from '../../languages/shape/texts.ts';

type Words = Required<Omit<Texts, 'exhibit' | 'credits' | 'modelUnavailable' | 'storyline'>>;

const english = en.texts as Words;

/** The words of a BCP 47 tag, in English where the language has none. */
export const words = (language: string): Words => ({ ...english, ...languageOf(language).texts });
