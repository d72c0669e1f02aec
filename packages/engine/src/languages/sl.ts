/** Slovene. */
import type { LanguageWords } from './language.ts';

export const sl: LanguageWords = {
  tag: 'sl',
  reading: {},
  grammar: {},
  sentence: {
    complements: 'da|kako',
    ordinalStops: true,
  },
  discourse: {},
  findings: {
    decimalComma: true,
  },
  texts: {
    exhibit: 'Slika',
  },
};
