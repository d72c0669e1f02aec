/** Croatian. */
import type { LanguageWords } from './language.ts';

export const hr: LanguageWords = {
  tag: 'hr',
  reading: {
    and: 'i|ili|protiv',
    genericHeadings: 'sažetak|uvod|pregled|pozadina|kontekst|zaključak|zaključci|rezultati|rasprava|predgovor|ukratko',
    concludingHeadings: 'zaključak|zaključci|sažetak|na kraju|sljedeći koraci|idući koraci|preporuka|preporuke|pogled unaprijed|što dalje',
    backMatter:
      'literatura|popis literature|izvori|reference|zahvala|zahvale|prilog|prilozi|dodatak|dodaci|sadržaj|popis slika|popis tablica|bilješke|pojmovnik|kazalo|o autoru|o autorima',
    appendices: 'povezano|izvori|vanjske poveznice|literatura|bilješke|vidi još|reference',
  },
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Dnevni red',
    sources: 'Izvori',
    thankYou: 'Hvala',
    questions: 'Pitanja',
    overview: 'Pregled',
    summary: 'Sažetak',
    keyPoints: 'Ključne točke',
    keyMessage: 'Ključna poruka',
    keyFigures: 'Ključne brojke',
    discussion: 'Rasprava',
    nextSteps: 'Sljedeći koraci',
    inDetail: 'Detaljno',
    inTheWords: 'Riječima izvora',
    presentation: 'Prezentacija',
    exhibit: 'Slika',
    credits: {
      title: 'Izvori slika',
      picture: 'Slika',
      madeWith: 'izrađeno pomoću',
      cropped: 'obrezano',
    },
  },
};
