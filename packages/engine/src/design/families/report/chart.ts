/** A chart as in every template; several lines as small charts side by side. */

import { chart as shared } from '../../arrangements/chart.ts';
import { smallMultiples, suitsSmallMultiples } from '../../kinds/smallMultiples.ts';
import { variantOf } from '../../page/layout.ts';
import { lookOf } from './../looks.ts';

export const chart = variantOf(shared, function* (slide, context) {
  if (!suitsSmallMultiples(slide)) return;
  yield smallMultiples(slide, context, { ref: lookOf('report', context.template).line });
});
