/** Steps in rows under large numerals: the text column is tall rather than wide. More steps, and those with long texts, as in every template. */
import { firstThatFits, steps } from '../../fit.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { numberedRows } from '../../layouts/numbered.ts';
import { process as shared } from '../../layouts/process.ts';

const MOST_ROWS = 6;

export const process: SlideLayout<'process'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        if (!stage.wide && slide.steps.length <= MOST_ROWS) for (const size of steps(22, 16)) yield numberedRows(slide, stage, size, 1);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};
