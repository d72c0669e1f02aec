/** Telugu. */
import type { LanguageWords } from './language.ts';

export const te: LanguageWords = {
  tag: 'te',
  reading: {},
  grammar: {},
  discourse: {},
  findings: {
    verbPlace: 'last',
    verbBehindNumbers: true,
  },
  texts: {
    agenda: 'ఎజెండా',
    sources: 'మూలాలు',
    thankYou: 'ధన్యవాదాలు',
    assumption: 'అంచనా, సరిచూడాలి',
    questions: 'ప్రశ్నలు',
    overview: 'అవలోకనం',
    summary: 'సారాంశం',
    keyPoints: 'ముఖ్యాంశాలు',
    keyMessage: 'ముఖ్య సందేశం',
    keyFigures: 'కీలక గణాంకాలు',
    discussion: 'చర్చ',
    nextSteps: 'తదుపరి దశలు',
    verdict: 'తీర్పు',
    difference: 'తేడా',
    inDetail: 'వివరంగా',
    inTheWords: 'మూలం మాటల్లో',
    presentation: 'ప్రెజెంటేషన్',
  },
};
