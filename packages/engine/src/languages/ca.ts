/** Catalan. */
import type { LanguageWords } from './language.ts';

export const ca: LanguageWords = {
  tag: 'ca',
  reading: {
    tables: 'taula|quadre|tab.',
    figures: 'figura|fig.|imatge|gràfic|foto',
    divisions: 'capítol|part|annex|secció|article|lliçó|mòdul',
    typedSlides: {
      slide: 'diapositiva',
      title: 'títol',
      subtitle: 'subtítol',
      notes: 'notes|notes de l’orador',
      visuals: 'imatge|visual|gràfic',
      content: 'contingut|text|punts clau',
      cover: 'títol|portada',
    },
    contents: 'índex|contingut|sumari',
    pages: 'pàgina|pàg.|diapositiva',
    authors: 'autor|autora|autors|escrit per',
    dates: 'data|publicat|actualitzat',
    tasks: 'tasques|accions|preguntes|preguntes obertes',
    pictures: 'imatge|foto|gràfic',
    untitled: 'document|diapositiva|presentació|sense títol|títol',
    notCyclic: 'cicle de vida',
    styles: { heading: 'títol', title: 'títol', subtitle: 'subtítol', caption: 'llegenda', quote: 'cita' },
    and: 'i|o|contra|versus',
    genericHeadings:
      'resum|resum executiu|introducció|context|antecedents|visió general|conclusió|conclusions|resultats|discussió|pròleg|en resum',
    concludingHeadings:
      'conclusió|conclusions|en resum|resum|passos següents|propers passos|pròxims passos|recomanacions|perspectives|consideracions finals',
    backMatter:
      "referències|bibliografia|agraïments|annex|annexos|apèndix|índex|sumari|llista de figures|llista de taules|notes al peu|glossari|sobre l’autor|sobre l'autor|sobre els autors",
    appendices: 'vegeu també|referències|notes|bibliografia|enllaços externs',
  },
  grammar: {
    attached: [/^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u],
    subjectFirst: true,
    relatives: 'que|qui|el qual|la qual',
    nameParticles: 'de|i|la',
  },
  sentence: {
    complements: 'que|com',
    abbreviations: 'Sr|Sra|Srs|Dr|Dra|Prof|pàg|núm|art|p.ex|St|Sta|tel|ext',
  },
  discourse: {},
  findings: {
    elides: 'd|l',
  },
  texts: {
    agenda: 'Ordre del dia',
    sources: 'Fonts',
    thankYou: 'Gràcies',
    assumption: 'Suposició, cal comprovar-la',
    questions: 'Preguntes',
    overview: 'Visió general',
    summary: 'Resum',
    keyPoints: 'Punts clau',
    keyMessage: 'Missatge clau',
    keyFigures: 'Xifres clau',
    discussion: 'Debat',
    nextSteps: 'Passos següents',
    verdict: 'Veredicte',
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
