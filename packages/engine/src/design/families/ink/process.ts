/** Steps in rows beside large numerals, on the wide page in columns under them. More steps, and those with long texts, as in every template. */

import { numberedColumns, numberedRows } from '../../arrangements/numbered.ts';
import { process as shared } from '../../arrangements/process.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';

const MOST_ROWS = 6;
const MOST_COLUMNS = 5;

export const process = variantOf(shared, function* (slide, context) {
  if (!context.wide && slide.steps.length <= MOST_ROWS) for (const size of steps(24, 16)) yield numberedRows(slide, context, size, 1);
  if (context.wide && slide.steps.length <= MOST_COLUMNS) for (const size of steps(24, 16)) yield numberedColumns(slide, context, size);
});
