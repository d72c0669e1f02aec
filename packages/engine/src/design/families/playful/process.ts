/** Steps on cards in full colours and the template's silhouette, each under its number. */

import { process as shared } from '../../arrangements/process.ts';
import { variantOf } from '../../page/layout.ts';
import { MOST_CARDS, numberedCards } from './numberedCards.ts';

export const process = variantOf(shared, function* (slide, context) {
  const { title, steps: entries } = slide;
  if (entries.length <= MOST_CARDS) yield* numberedCards({ layout: 'process', title, entries, name: 'Step', numbered: true }, context);
});
