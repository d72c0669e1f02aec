/** Slovak. */
import type { LanguageWords } from './language.ts';

export const sk: LanguageWords = {
  tag: 'sk',
  reading: {
    tables: 'tabuľka|tab.',
    figures: 'obrázok|obr.|graf|foto',
    divisions: 'kapitola|časť|príloha|oddiel|článok|lekcia|modul',
    contents: 'obsah',
    pages: 'strana|str.|snímka',
    authors: 'autor|autorka|autori|napísal|napísala|vypracoval|vypracovala',
    dates: 'dátum|publikované|aktualizované',
    tasks: 'úlohy|otázky|otvorené otázky',
    pictures: 'obrázok|foto',
    untitled: 'dokument|snímka|prezentácia|bez názvu|nadpis|názov',
    notCyclic: 'životný cyklus',
    styles: { heading: 'nadpis', title: 'názov', subtitle: 'podtitul', caption: 'popis', quote: 'citácia|zvýraznená citácia' },
    and: 'a|alebo|verzus|proti',
    genericHeadings: 'súhrn|zhrnutie|abstrakt|úvod|prehľad|pozadie|záver|závery|výsledky|kontext|diskusia|predslov|stručne',
    concludingHeadings: 'záver|závery|zhrnutie|súhrn|na záver|ďalšie kroky|čo ďalej|výhľad|odporúčania|odporúčanie|záver a odporúčania',
    backMatter:
      'literatúra|zoznam literatúry|použitá literatúra|zdroje|referencie|poďakovanie|príloha|prílohy|obsah|zoznam obrázkov|zoznam tabuliek|poznámky pod čiarou|register|o autorovi|o autoroch',
    appendices: 'pozri aj|referencie|externé odkazy|iné projekty|poznámky|literatúra',
  },
  grammar: {
    relatives: 'ktorý|ktorá|ktoré|ktorí|ktorého|ktorej',
  },
  sentence: {
    complements: 'že|ako',
    ordinalStops: true,
  },
  discourse: {},
  findings: {
    decimalComma: true,
    blankGroups: true,
  },
  texts: {
    agenda: 'Program',
    sources: 'Zdroje',
    thankYou: 'Ďakujeme za pozornosť',
    assumption: 'Predpoklad, treba overiť',
    questions: 'Otázky',
    overview: 'Prehľad',
    summary: 'Zhrnutie',
    keyPoints: 'Hlavné body',
    keyMessage: 'Hlavné posolstvo',
    keyFigures: 'Kľúčové údaje',
    discussion: 'Diskusia',
    nextSteps: 'Ďalšie kroky',
    inDetail: 'Podrobne',
    inTheWords: 'Slovami zdroja',
    presentation: 'Prezentácia',
    exhibit: 'Obrázok',
    credits: {
      title: 'Zdroje obrázkov',
      picture: 'Obrázok',
      madeWith: 'vytvorené pomocou',
      cropped: 'orezané',
    },
  },
};
