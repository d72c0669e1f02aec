/** No third slide of text alone in a row. */
import { isText, type Rule } from '../rule.ts';
import { asTiles } from '../tiles.ts';

const MOST = 2;

export const monotony: Rule = {
  name: 'monotony',
  test: ({ slide, deck, index }) => {
    const before = deck.slides.slice(Math.max(0, index - MOST), index);
    return before.length === MOST && [...before, slide].every(isText)
      ? 'More than two slides of text alone follow one another.'
      : undefined;
  },
  remedy: ({ slide }) => asTiles(slide),
};
