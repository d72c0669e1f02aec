/** Serbian, in Cyrillic letters. */
import type { LanguageWords } from './language.ts';

export const sr: LanguageWords = {
  tag: 'sr',
  reading: {
    and: 'и|или|против',
    genericHeadings: 'сажетак|резиме|увод|преглед|позадина|контекст|закључак|закључци|резултати|дискусија|предговор|укратко',
    concludingHeadings: 'закључак|закључци|резиме|на крају|следећи кораци|наредни кораци|препорука|препоруке|шта даље',
    backMatter:
      'литература|списак литературе|извори|референце|захвалност|захвалница|прилог|прилози|додатак|садржај|списак слика|списак табела|фусноте|појмовник|о аутору|о ауторима',
    appendices: 'види још|референце|спољашње везе|литература|напомене',
  },
  grammar: {},
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
