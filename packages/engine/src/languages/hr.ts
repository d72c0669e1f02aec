/** Croatian. */
import type { LanguageWords } from './language.ts';

export const hr: LanguageWords = {
  tag: 'hr',
  reading: {
    tables: 'tablica|tab.',
    figures: 'slika|sl.|grafikon|fotografija',
    divisions: 'poglavlje|dio|prilog|odjeljak|članak|lekcija|modul',
    contents: 'sadržaj',
    pages: 'stranica|str.|slajd',
    authors: 'autor|autorica|autori|napisao|napisala|izradio|izradila',
    dates: 'datum|objavljeno|ažurirano',
    tasks: 'zadaci|zadatci|pitanja|otvorena pitanja',
    pictures: 'slika|fotografija',
    untitled: 'dokument|slajd|prezentacija|bez naslova|naslov',
    notCyclic: 'životni ciklus',
    styles: { heading: 'naslov', title: 'naslov', subtitle: 'podnaslov', caption: 'opis slike', quote: 'citat' },
    and: 'i|ili|protiv',
    genericHeadings: 'sažetak|uvod|pregled|pozadina|kontekst|zaključak|zaključci|rezultati|rasprava|predgovor|ukratko',
    concludingHeadings: 'zaključak|zaključci|sažetak|na kraju|sljedeći koraci|idući koraci|preporuka|preporuke|pogled unaprijed|što dalje',
    backMatter:
      'literatura|popis literature|izvori|reference|zahvala|zahvale|prilog|prilozi|dodatak|dodaci|sadržaj|popis slika|popis tablica|bilješke|pojmovnik|kazalo|o autoru|o autorima',
    appendices: 'povezano|izvori|vanjske poveznice|literatura|bilješke|vidi još|reference',
  },
  grammar: {
    relatives: 'koji|koja|koje|čiji|čija',
  },
  sentence: {
    complements: 'da|kako',
    ordinalStops: true,
  },
  discourse: {},
  findings: {
    decimalComma: true,
  },
  texts: {
    agenda: 'Dnevni red',
    sources: 'Izvori',
    thankYou: 'Hvala',
    assumption: 'Pretpostavka, treba provjeriti',
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
