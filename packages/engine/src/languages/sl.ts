/** Slovene. */
import type { LanguageWords } from './language.ts';

export const sl: LanguageWords = {
  tag: 'sl',
  reading: {
    typedSlides: {
      slide: 'diapozitiv|prosojnica',
      title: 'naslov',
      subtitle: 'podnaslov',
      notes: 'opombe|zapiski govorca',
      visuals: 'slika|grafika|ilustracija',
      content: 'vsebina|besedilo|točke',
      cover: 'naslov|naslovna prosojnica|naslovnica',
    },
  },
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
