/** Steps on cards in full colours and the template's silhouette, each under its number. */

import { process as shared } from '../../arrangements/process.ts';
import { firstThatFits } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { MOST_CARDS, numberedCards } from './numberedCards.ts';

export const process: SlideLayout<'process'> = {
  layout: shared.layout,
  compose(slide, context) {
    return firstThatFits(
      (function* () {
        const { title, steps: entries } = slide;
        if (entries.length <= MOST_CARDS)
          yield* numberedCards({ layout: 'process', title, entries, name: 'Step', numbered: true }, context);
        yield shared.compose(slide, context);
      })(),
    );
  },
};
