/** Steps in columns or rows under mono numerals: the family draws no arrows, since these would be boxes. */

import { numberedColumns, numberedRows } from '../../arrangements/numbered.ts';
import { process as sharedProcess } from '../../arrangements/process.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';

export const process = variantOf(sharedProcess, function* (slide, context) {
  const count = slide.steps.length;
  if (count <= 4) for (const size of steps(20, 16)) yield numberedColumns(slide, context, size);
  if (count <= 5) for (const size of steps(20, 16)) yield numberedRows(slide, context, size, 1);
  for (const size of steps(20, 15)) yield numberedRows(slide, context, size, 2);
});
