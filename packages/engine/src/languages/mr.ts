/** Marathi. */
import type { LanguageWords } from './language.ts';

export const mr: LanguageWords = {
  tag: 'mr',
  reading: {},
  grammar: {},
  discourse: {},
  findings: {
    verbPlace: 'last',
    verbBehindNumbers: true,
  },
  texts: {
    agenda: 'कार्यसूची',
    sources: 'स्रोत',
    thankYou: 'धन्यवाद',
    assumption: 'गृहीतक, तपासणे आवश्यक',
    questions: 'प्रश्न',
    overview: 'आढावा',
    summary: 'सारांश',
    keyPoints: 'मुख्य मुद्दे',
    keyMessage: 'मुख्य संदेश',
    keyFigures: 'प्रमुख आकडेवारी',
    discussion: 'चर्चा',
    nextSteps: 'पुढील पावले',
    verdict: 'निष्कर्ष',
    difference: 'फरक',
    inDetail: 'तपशीलवार',
    inTheWords: 'स्रोताच्या शब्दांत',
    presentation: 'सादरीकरण',
  },
};
