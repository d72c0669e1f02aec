/** Filipino. */
import type { LanguageWords } from './language.ts';

export const fil: LanguageWords = {
  tag: 'fil',
  reading: {
    typedSlides: {
      slide: 'slide|slayd',
      title: 'pamagat',
      subtitle: 'subtitle',
      notes: 'mga tala|tala',
      visuals: 'larawan|visual',
      content: 'nilalaman|mga punto',
      cover: 'pamagat|pabalat',
    },
  },
  grammar: {},
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Adyenda',
    sources: 'Mga sanggunian',
    thankYou: 'Salamat',
    questions: 'Mga tanong',
    overview: 'Pangkalahatang-tanaw',
    summary: 'Buod',
    keyPoints: 'Mahahalagang punto',
    keyMessage: 'Pangunahing mensahe',
    keyFigures: 'Mahahalagang bilang',
    discussion: 'Talakayan',
    nextSteps: 'Mga susunod na hakbang',
    verdict: 'Hatol',
    difference: 'Pagkakaiba',
    inDetail: 'Sa detalye',
    inTheWords: 'Ayon sa sanggunian',
    presentation: 'Presentasyon',
  },
};
