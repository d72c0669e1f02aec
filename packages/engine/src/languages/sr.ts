/** Serbian, in Cyrillic letters. */
import type { LanguageWords } from './language.ts';

export const sr: LanguageWords = {
  tag: 'sr',
  reading: {
    tables: 'табела|таб.',
    figures: 'слика|сл.|графикон|фотографија',
    divisions: 'поглавље|део|прилог|одељак|члан|лекција|модул',
    contents: 'садржај',
    pages: 'страна|страница|стр.|слајд',
    authors: 'аутор|ауторка|аутори|написао|написала',
    dates: 'датум|објављено|ажурирано',
    tasks: 'задаци|питања|отворена питања',
    pictures: 'слика|фотографија',
    untitled: 'документ|слајд|презентација|без наслова|наслов',
    styles: { heading: 'наслов', title: 'наслов', subtitle: 'поднаслов', caption: 'натпис', quote: 'цитат' },
    and: 'и|или|против',
    genericHeadings: 'сажетак|резиме|увод|преглед|позадина|контекст|закључак|закључци|резултати|дискусија|предговор|укратко',
    concludingHeadings: 'закључак|закључци|резиме|на крају|следећи кораци|наредни кораци|препорука|препоруке|шта даље',
    backMatter:
      'литература|списак литературе|извори|референце|захвалност|захвалница|прилог|прилози|додатак|садржај|списак слика|списак табела|фусноте|појмовник|о аутору|о ауторима',
    appendices: 'види још|референце|спољашње везе|литература|напомене',
  },
  grammar: {},
  sentence: {
    ordinalStops: true,
  },
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Дневни ред',
    sources: 'Извори',
    thankYou: 'Хвала на пажњи',
    questions: 'Питања',
    overview: 'Преглед',
    summary: 'Сажетак',
    keyPoints: 'Кључне тачке',
    keyMessage: 'Кључна порука',
    keyFigures: 'Кључни подаци',
    discussion: 'Дискусија',
    nextSteps: 'Следећи кораци',
    inDetail: 'Детаљно',
    inTheWords: 'Речима извора',
    presentation: 'Презентација',
    exhibit: 'Слика',
    credits: {
      title: 'Извори слика',
      picture: 'Слика',
      madeWith: 'направљено помоћу',
      cropped: 'исечено',
    },
  },
};
