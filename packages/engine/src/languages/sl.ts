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
  talk: {
    settles: 'torej|ok torej|potem|dogovorjeno|na kratko|povzetek',
    agrees: 'da|ja|ok|okej|se strinjam|strinjam se|lahko|dobro|super|velja|za|+1|👍|✅',
    corrects: 'popravek|oprostite|pardon|zmotil sem se|zmotila sem se|mislil sem|mislila sem',
    requests: 'ali lahko|lahko|bi lahko|ali bi lahko',
    please: 'prosim|prosimo',
    promises: 'jaz bom|bom poklical|bom poklicala|bom vprašal|bom vprašala|poskrbim|prevzamem',
    proposes: 'kaj pravite na|predlagam',
    pending: 'še ni|ni odločeno|še ne vemo|ostaja odprto|ni potrjeno',
    open: 'Še odprto',
    titles: 'gospod|gospa|dr',
    options: 'Možnosti',
  },
  findings: {
    decimalComma: true,
  },
  texts: {
    difference: 'Razlika',
    exhibit: 'Slika',
  },
};
