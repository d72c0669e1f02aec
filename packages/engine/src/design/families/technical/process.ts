/** Steps in columns or rows under mono numerals: the family draws no arrows, since these would be boxes. */
import { firstThatFits, steps } from '../../fit.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { numberedColumns, numberedRows } from '../../layouts/numbered.ts';
import { process as sharedProcess } from '../../layouts/process.ts';

export const process: SlideLayout<'process'> = {
  layout: sharedProcess.layout,
  compose: (slide, context) =>
    firstThatFits(
      (function* () {
        const count = slide.steps.length;
        if (count <= 4) for (const size of steps(20, 16)) yield numberedColumns(slide, context, size);
        if (count <= 5) for (const size of steps(20, 16)) yield numberedRows(slide, context, size, 1);
        for (const size of steps(20, 15)) yield numberedRows(slide, context, size, 2);
        yield sharedProcess.compose(slide, context);
      })(),
    ),
};
