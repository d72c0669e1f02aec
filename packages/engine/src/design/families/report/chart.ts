/** A chart as in every template; several lines as small charts side by side. */

import { chart as shared } from '../../arrangements/chart.ts';
import { smallMultiples, suitsSmallMultiples } from '../../kinds/smallMultiples.ts';
import { firstThatFits } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
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
