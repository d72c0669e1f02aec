/**
 * Things side by side without plates, in one row or in several: columns whose parts are level along their row. What stands in a column is the
 * family's; figures, cards and points are set by it alike.
 */
import { downFrom } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { type Box, resized, spaced, stretched } from '../arrange/box.ts';
import { rowsIn } from '../arrange/cells.ts';
import { type ColumnFrames, tiers } from '../arrange/tiers.ts';
import { type WordsOptions, words } from '../arrange/words.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
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
    const within: Frame = downFrom(whole, y);
    const filled = columns(within).slice(1, to - from);
    filled.forEach((column, i) => {
      parting?.(column, from + i + 2, builder);
    });
    box.place(within, builder);
  }
}

export interface FigurePart {
  /** Of its part, by that of its line: figures of a row stand on one line. */
  readonly height: (line: number) => number;
  readonly space: number;
  readonly anchor?: 'top' | 'bottom';
}

/** A figure or a numeral, which is one line, and the space below it. */
export function figurePart(
  name: string,
  number: readonly Paragraph[],
  { height, space, anchor = 'top' }: FigurePart,
  context: LayoutContext,
): Box {
  return spaced(resized(words(name, number, { role: 'label', anchor, mostLines: 1, measured: 1 }, context), height), space);
}

/** The text at the foot of a column, which has all the height that is left. */
export const textPart = (
  name: string,
  text: readonly Paragraph[],
  context: LayoutContext,
  options: Pick<WordsOptions, 'lines' | 'mostLines'> = { lines: 'balanced' },
): Box => stretched(words(name, text, { role: 'body', measured: 1, ...options }, context));
