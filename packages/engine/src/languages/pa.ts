/** Punjabi. */
import type { LanguageWords } from './language.ts';

export const pa: LanguageWords = {
  tag: 'pa',
  reading: {},
  grammar: {},
  discourse: {},
  findings: {
    verbPlace: 'last',
    verbBehindNumbers: true,
  },
  texts: {
    agenda: 'ਕਾਰਜਸੂਚੀ',
    sources: 'ਸਰੋਤ',
    thankYou: 'ਧੰਨਵਾਦ',
    questions: 'ਸਵਾਲ',
    overview: 'ਇੱਕ ਨਜ਼ਰ',
    summary: 'ਸਾਰ',
    keyPoints: 'ਮੁੱਖ ਨੁਕਤੇ',
    keyMessage: 'ਮੁੱਖ ਸੁਨੇਹਾ',
    keyFigures: 'ਮੁੱਖ ਅੰਕੜੇ',
    discussion: 'ਚਰਚਾ',
    nextSteps: 'ਅਗਲੇ ਕਦਮ',
    verdict: 'ਨਤੀਜਾ',
    difference: 'ਅੰਤਰ',
    inDetail: 'ਵਿਸਥਾਰ ਨਾਲ',
    inTheWords: 'ਸਰੋਤ ਦੇ ਸ਼ਬਦਾਂ ਵਿੱਚ',
    presentation: 'ਪੇਸ਼ਕਾਰੀ',
  },
};
