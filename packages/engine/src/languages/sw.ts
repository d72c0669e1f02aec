/** Swahili. */
import type { LanguageWords } from './language.ts';

export const sw: LanguageWords = {
  tag: 'sw',
  reading: {
    typedSlides: {
      slide: 'slaidi',
      title: 'kichwa',
      subtitle: 'kichwa kidogo',
      notes: 'maelezo|vidokezo',
      visuals: 'picha',
      content: 'maudhui|hoja kuu',
      cover: 'kichwa|jalada',
    },
  },
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Ajenda',
    sources: 'Vyanzo',
    thankYou: 'Asante',
    questions: 'Maswali',
    overview: 'Muhtasari wa jumla',
    summary: 'Muhtasari',
    keyPoints: 'Mambo muhimu',
    keyMessage: 'Ujumbe mkuu',
    keyFigures: 'Takwimu muhimu',
    discussion: 'Majadiliano',
    nextSteps: 'Hatua zinazofuata',
    verdict: 'Uamuzi',
    difference: 'Tofauti',
    inDetail: 'Kwa undani',
    inTheWords: 'Kwa maneno ya chanzo',
    presentation: 'Wasilisho',
  },
};
