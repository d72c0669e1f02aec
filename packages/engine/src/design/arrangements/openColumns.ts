/**
 * Things side by side without plates, in one row or in several: columns whose parts are level along their row. What stands in a column is the
 * family's; figures, cards and points are set by it alike.
 */
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Box } from '../arrange/box.ts';
import { rowsIn } from '../arrange/cells.ts';
import { type ColumnFrames, tiers } from '../arrange/tiers.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';

/** The things that stand in a row of columns. */
export interface ColumnRow {
  readonly from: number;
  readonly to: number;
  /** The columns in which they stand. */
  readonly frames: readonly Frame[];
}

export interface OpenColumns {
  readonly count: number;
  /** How many stand side by side. */
  readonly across: number;
  /** Between rows, points. */
  readonly rowGap?: number;
  /** The columns of a row. */
  readonly columns: ColumnFrames;
  /** Where a row begins that has the page to itself, by the height that its words need; rows among several fill their places. */
  readonly top?: (area: Frame, needed: number) => number;
  /** Draws what parts a column in which something stands from the one before it, in the height of the row. */
  readonly parting?: (column: Frame, number: number, builder: PageBuilder) => void;
  /** The parts of each column, from the top. */
  readonly parts: (row: ColumnRow) => readonly (readonly Box[])[];
}

export function placeOpenColumns(builder: PageBuilder, area: Frame, look: OpenColumns): void {
  const { count, across, rowGap = 0, columns, top, parting, parts } = look;
  const rows = Math.ceil(count / across);
  const places = rowsIn(area, rows, rowGap);
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * across, Math.min(count, (row + 1) * across)];
    const whole = places.at(row);
    const box = tiers(parts({ from, to, frames: columns(whole).slice(0, to - from) }), columns);
    const y = rows === 1 && top ? top(whole, box.height(whole.w)) : whole.y;
    const within: Frame = { ...whole, y, h: bottomOf(whole) - y };
    const filled = columns(within).slice(1, to - from);
    filled.forEach((column, i) => {
      parting?.(column, from + i + 2, builder);
    });
    box.place(within, builder);
  }
}
