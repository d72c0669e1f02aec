/** Steps on cards in full colours and the template's silhouette, each under its number. */
import { firstThatFits } from '../../fit.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { process as shared } from '../../layouts/process.ts';
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
