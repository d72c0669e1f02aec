/** Catalan. */
import type { LanguageWords } from './language.ts';

export const ca: LanguageWords = {
  tag: 'ca',
  reading: {
    and: 'i|o|contra|versus',
    genericHeadings:
      'resum|resum executiu|introducció|context|antecedents|visió general|conclusió|conclusions|resultats|discussió|pròleg|en resum',
    concludingHeadings:
      'conclusió|conclusions|en resum|resum|passos següents|propers passos|pròxims passos|recomanacions|perspectives|consideracions finals',
    backMatter:
      "referències|bibliografia|agraïments|annex|annexos|apèndix|índex|sumari|llista de figures|llista de taules|notes al peu|glossari|sobre l’autor|sobre l'autor|sobre els autors",
    appendices: 'vegeu també|referències|notes|bibliografia|enllaços externs',
  },
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Ordre del dia',
    sources: 'Fonts',
    thankYou: 'Gràcies',
    questions: 'Preguntes',
    overview: 'Visió general',
    summary: 'Resum',
    keyPoints: 'Punts clau',
    keyMessage: 'Missatge clau',
    keyFigures: 'Xifres clau',
    discussion: 'Debat',
    nextSteps: 'Passos següents',
    inDetail: 'En detall',
    inTheWords: 'En paraules de la font',
    presentation: 'Presentació',
    exhibit: 'Figura',
    credits: {
      title: 'Crèdits de les imatges',
      picture: 'Imatge',
      madeWith: 'creada amb',
      cropped: 'retallada',
    },
  },
};
