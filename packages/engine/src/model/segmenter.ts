/** Segmenters of texts: to make one takes as long as to divide some hundred words. */
import { perText } from './memo.ts';

const ofGranularity = (granularity: 'grapheme' | 'word' | 'sentence') =>
  perText((language) => new Intl.Segmenter(language, { granularity }));
const segmenters = { grapheme: ofGranularity('grapheme'), word: ofGranularity('word'), sentence: ofGranularity('sentence') };

/** Throws a RangeError where the language is no BCP 47 tag. */
export function segmenterOf(language: string, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  return segmenters[granularity](language);
}
