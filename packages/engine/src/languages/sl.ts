/** Slovene. */
import type { LanguageWords } from './language.ts';

export const sl: LanguageWords = {
  tag: 'sl',
  reading: {},
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    exhibit: 'Slika',
  },
};
