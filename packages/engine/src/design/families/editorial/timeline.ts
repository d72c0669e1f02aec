/** Timeline: a few points hang from one line under hairlines; more stand in two columns, as dates in a register. */

import { timelineRows } from '../../arrangements/display/timelineRows.ts';
import { timelineOn } from '../../arrangements/timeline.ts';
import { variantOf } from '../../page/layout.ts';
import { figure } from '../../page/typography.ts';
import { GUTTER } from './grid.ts';

const MOST_HUNG = 5;
/** Of dates, points. */
const DATES = [34, 30, 26, 22] as const;

const hung = timelineOn('hairlines');

export const timeline = variantOf(hung, function* (slide, context) {
  if (slide.points.length > MOST_HUNG) yield* timelineRows(slide, { date: figure, dates: DATES, gutter: GUTTER }, context);
});
