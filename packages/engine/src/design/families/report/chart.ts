/** A chart as in every template; several lines as small charts side by side. */
import { firstThatFits } from '../../fit.ts';
import { chart as shared } from '../../layouts/chart.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { smallMultiples, suitsSmallMultiples } from '../../layouts/smallMultiples.ts';
import { lookOf } from './../looks.ts';

export const chart: SlideLayout<'chart'> = {
  layout: shared.layout,
  compose(slide, context) {
    if (!suitsSmallMultiples(slide)) return shared.compose(slide, context);
    return firstThatFits(
      (function* () {
        yield smallMultiples(slide, context, { ref: lookOf('report', context.template).line });
        yield shared.compose(slide, context);
      })(),
    );
  },
};
