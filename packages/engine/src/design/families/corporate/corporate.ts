/** Corporate: one structural band carries the chapter and the deck's name; it swells on covers and sections and holds the city's art. */

import { displayLayouts } from '../../arrangements/display/displayLayouts.ts';
import { placeFooterAndNumber } from '../../page/runningElements.ts';
import type { Family } from '../family.ts';
import { lookOf } from '../looks.ts';
import { markLayouts, placeChapterMark } from './chapterMark.ts';
import { placeProgress, progressLayouts } from './progress.ts';

export const corporate: Family = {
  layouts: displayLayouts((template) => lookOf('corporate', template)),
  drawRunningElements(drawnLayouts, context) {
    const { chapterMark } = lookOf('corporate', context.template);
    if (context.wide) return drawnLayouts;
    return chapterMark === 'street' ? progressLayouts(drawnLayouts, context) : markLayouts(drawnLayouts, chapterMark, context);
  },
  placeRunningElements(builder, context) {
    const { chapterMark } = lookOf('corporate', context.template);
    if (context.wide) placeFooterAndNumber(builder, context);
    else if (chapterMark === 'street') placeProgress(builder, context);
    else placeChapterMark(builder, context, chapterMark);
  },
};
