/** The columns that rows of cells have in common. */
import type { Row } from './rows.ts';

/** Left and right edge of a column, in points. */
export interface ColumnBand {
  readonly x0: number;
  readonly x1: number;
}

/** Columns are parted by at least this much, in points, that (nearly) no row writes on. */
const GUTTER = 4;

export function columnsOf(rows: readonly Row[]): ColumnBand[] {
  const events: { x: number; step: number }[] = [];
  for (const row of rows) {
    for (const cell of row.cells) events.push({ x: cell.x0, step: 1 }, { x: cell.x1, step: -1 });
  }
  events.sort((a, b) => a.x - b.x || b.step - a.step);
  // One row in ten may have a cell that spans columns.
  const tolerated = Math.floor(rows.length / 10);
  const bands: ColumnBand[] = [];
  let depth = 0;
  let start: number | undefined;
  for (const { x, step } of events) {
    depth += step;
    if (depth > tolerated && start === undefined) start = x;
    else if (depth <= tolerated && start !== undefined) {
      const last = bands.at(-1);
      if (last && start - last.x1 < GUTTER) bands[bands.length - 1] = { x0: last.x0, x1: x };
      else bands.push({ x0: start, x1: x });
      start = undefined;
    }
  }
  return bands;
}
