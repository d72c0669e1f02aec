/** The words that a deck needs and no source supplies. */
import { byLanguage } from './byLanguage.ts';
import { type Words, wordTable } from './wordTable.ts';

const english = wordTable.en as Words;

/** The words of a BCP 47 tag, in English where the language is not in the table. */
export const words = (language: string): Words => byLanguage(wordTable, language) ?? english;
