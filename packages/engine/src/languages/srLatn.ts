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
  talk: {
    settles: 'dakle|znači|ok znači|onda|dogovoreno|ukratko|rezime',
    agrees: 'da|ok|okej|slažem se|može|dobro|super|odlično|za|važi|jasno|+1|👍|✅',
    corrects: 'ispravka|izvinite|izvini|pogrešio sam|pogrešila sam|mislio sam|mislila sam|sori',
    requests: 'možeš li|možeš|možete li|možete|da li možeš|da li možete',
    please: 'molim|molimo',
    promises: 'ja ću|zvaću|pitaću|poslaću|kupiću|doneću|uradiću|napisaću|preuzimam|mogu ja',
    proposes: 'šta kažete na|predlažem|a da',
    pending: 'još nije|nije odlučeno|još ne znamo|ostaje otvoreno|treba odlučiti|nije potvrđeno',
    open: 'Još otvoreno',
    options: 'Mogućnosti',
  },
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
