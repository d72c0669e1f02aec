/** Segmenters of texts: to make one takes as long as to divide some hundred words. */

const segmenters = new Map<string, Intl.Segmenter>();

/** Throws a RangeError where the language is no BCP 47 tag. */
export function segmenterOf(language: string, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity });
    if (segmenters.size < 200) segmenters.set(key, segmenter);
  }
  return segmenter;
}
