/** Timeline: a few points hang from one line under hairlines; more stand in two columns, as dates in a register. */
import { firstThatFits } from '../../fit.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { timelineOn } from '../../layouts/timeline.ts';
import { figure } from '../../typography.ts';
import { timelineRows } from '../display/timelineRows.ts';
import { GUTTER } from './grid.ts';

const MOST_HUNG = 5;
/** Of dates, points. */
const DATES = [34, 30, 26, 22] as const;

const hung = timelineOn('hairlines');

export const timeline: SlideLayout<'timeline'> = {
  layout: hung.layout,
  compose: (slide, context) =>
    firstThatFits(
      (function* () {
        if (slide.points.length > MOST_HUNG) yield* timelineRows(slide, { date: figure, dates: DATES, gutter: GUTTER }, context);
        yield hung.compose(slide, context);
      })(),
    ),
};
