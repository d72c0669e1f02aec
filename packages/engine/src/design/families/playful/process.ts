/** Steps on cards in full colours and the template's silhouette, each under its number. */
import { firstThatFits } from '../../fit.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { process as shared } from '../../layouts/process.ts';
import { MOST_CARDS, numberedCards } from './numberedCards.ts';

export const process: SlideLayout<'process'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const { title, steps: entries } = slide;
        if (entries.length <= MOST_CARDS) yield* numberedCards({ face: 'process', title, entries, name: 'Step', numbered: true }, stage);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};
