/** Gujarati. */
import type { LanguageWords } from './language.ts';

export const gu: LanguageWords = {
  tag: 'gu',
  reading: {},
  grammar: {},
  discourse: {},
  findings: {
    verbPlace: 'last',
    verbBehindNumbers: true,
  },
  texts: {
    agenda: 'કાર્યસૂચિ',
    sources: 'સ્રોતો',
    thankYou: 'આભાર',
    questions: 'પ્રશ્નો',
    overview: 'ઝલક',
    summary: 'સારાંશ',
    keyPoints: 'મુખ્ય મુદ્દા',
    keyMessage: 'મુખ્ય સંદેશ',
    keyFigures: 'મુખ્ય આંકડા',
    discussion: 'ચર્ચા',
    nextSteps: 'આગળનાં પગલાં',
    verdict: 'નિષ્કર્ષ',
    difference: 'તફાવત',
    inDetail: 'વિગતવાર',
    inTheWords: 'સ્રોતના શબ્દોમાં',
    presentation: 'રજૂઆત',
  },
};
