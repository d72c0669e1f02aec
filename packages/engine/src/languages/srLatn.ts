/** Serbian, in Latin letters. */
import type { LanguageWords } from './language.ts';

export const srLatn: LanguageWords = {
  tag: 'sr-Latn',
  reading: {
    typedSlides: {
      slide: 'slajd',
      title: 'naslov',
      subtitle: 'podnaslov',
      notes: 'beleške|beleške govornika',
      visuals: 'slika|grafika|ilustracija',
      content: 'sadržaj|tekst|tačke',
      cover: 'naslov|naslovni slajd|naslovna',
    },
    appendices: 'vidi još|reference|spoljašnje veze|literatura|napomene',
  },
  grammar: {},
  sentence: {
    ordinalStops: true,
  },
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Dnevni red',
    sources: 'Izvori',
    thankYou: 'Hvala na pažnji',
    assumption: 'Pretpostavka, treba proveriti',
    questions: 'Pitanja',
    overview: 'Pregled',
    summary: 'Sažetak',
    keyPoints: 'Ključne tačke',
    keyMessage: 'Ključna poruka',
    keyFigures: 'Ključni podaci',
    discussion: 'Diskusija',
    nextSteps: 'Sledeći koraci',
    verdict: 'Zaključak',
    inDetail: 'Detaljno',
    inTheWords: 'Rečima izvora',
    presentation: 'Prezentacija',
  },
};
