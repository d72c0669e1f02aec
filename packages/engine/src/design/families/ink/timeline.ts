/** Up to seven points in time one below the other, on an upright line between dates and events; more as in every template. */

import { downwardTimeline } from '../../arrangements/downwardTimeline.ts';
import { timeline as shared } from '../../arrangements/timeline.ts';
import { bodySizes } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';

const MOST_POINTS = 7;

export const timeline = variantOf(shared, function* (slide, context) {
  const { length } = slide.points;
  if (!context.wide && length <= MOST_POINTS)
    for (const size of bodySizes(length <= 4 ? 24 : 20, 16)) yield downwardTimeline(slide, context, size);
});
