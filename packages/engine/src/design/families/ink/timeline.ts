/** Up to seven points in time one below the other, on an upright line between dates and events; more as in every template. */
import { bodySizes, firstThatFits } from '../../fit.ts';
import { downwardTimeline } from '../../layouts/downwardTimeline.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { timeline as shared } from '../../layouts/timeline.ts';

const MOST_POINTS = 7;

export const timeline: SlideLayout<'timeline'> = {
  layout: shared.layout,
  compose(slide, context) {
    return firstThatFits(
      (function* () {
        const { length } = slide.points;
        if (!context.wide && length <= MOST_POINTS)
          for (const size of bodySizes(length <= 4 ? 24 : 20, 16)) yield downwardTimeline(slide, context, size);
        yield shared.compose(slide, context);
      })(),
    );
  },
};
