/** Tables: cells set in columns of given width, rows as tall as their tallest cell and stretched alike to a height. */
import type { Color } from '../../model/color.ts';
import type { Frame, TableCell, TableNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { type Verdict, worse } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { bodyOf, measure } from '../page/pageBuilder.ts';

export interface Cell {
  readonly paragraphs: readonly Paragraph[];
  readonly fill?: Color;
  readonly borders?: TableCell['borders'];
  /** Its words begin at the table's edge. */
  readonly flush?: boolean;
}

export interface Grid {
  readonly name: string;
  readonly alt: string;
  /** Height is what the rows may take at most. */
  readonly frame: Frame;
  readonly columns: readonly number[];
  /** The first row is the header, unless `header` is false. */
  readonly rows: readonly (readonly Cell[])[];
  readonly header?: boolean;
  /** Least and greatest height of a row below the header, points. */
  readonly pitch: readonly [number, number];
  readonly padding: { readonly x: number; readonly y: number };
}

/** The space between a cell's edges and its words, by what the table is and by its type size, points. */
export const cellPadding = {
  table: (size: number) => ({ x: size >= 16 ? 12 : 8, y: size >= 18 ? 10 : size >= 16 ? 7 : size >= 14 ? 4 : 2.5 }),
  comparison: (size: number) => ({ x: 16, y: size >= 16 ? 9 : 5 }),
  options: (size: number) => ({ x: 14, y: size >= 16 ? 8 : 5 }),
};

/** The table, and whether it fits its frame. Rows share what height is left over, up to the greatest pitch. */
export function tableOf(grid: Grid, context: LayoutContext): { node: TableNode; verdict: Verdict } {
  const { columns, padding, frame, header = true } = grid;
  const isHeader = (r: number): boolean => header && r === 0;
  let verdict: Verdict = 'fits';
  const needed = grid.rows.map((row, r) => {
    const heights = row.map((cell, c) => {
      const set = measure(cell.paragraphs, wordsWidth(cell, columns[c] ?? 0, padding.x), context);
      if (set.brokenWord) verdict = worse(verdict, 'breaksWords');
      return set.height + 2 * padding.y;
    });
    return Math.max(isHeader(r) ? 0 : grid.pitch[0], ...heights);
  });
  const spare = frame.h - needed.reduce((sum, h) => sum + h, 0);
  if (spare < -0.2) verdict = 'overflows';
  const heights = stretched(needed, spare, grid.pitch[1], isHeader);
  const rows = grid.rows.map((row, r) => {
    const height = heights[r] ?? 0;
    return { height, cells: row.map((cell, c) => cellOf(cell, columns[c] ?? 0, height, isHeader(r), grid, context)) };
  });
  const total = heights.reduce((sum, h) => sum + h, 0);
  const node: TableNode = {
    type: 'table',
    name: grid.name,
    frame: { ...frame, w: columns.reduce((sum, w) => sum + w, 0), h: total },
    alt: grid.alt,
    header,
    columns: [...columns],
    rows,
  };
  return { node, verdict };
}

/** What a column of the width leaves to the words of a cell. */
export const wordsWidth = ({ flush }: Cell, width: number, padding: number): number => width - (flush ? 1 : 2) * padding;

/** Every row below the header gets the same share of the spare height, but none grows beyond `most`. */
function stretched(needed: readonly number[], spare: number, most: number, isHeader: (r: number) => boolean): number[] {
  const stretching = needed.filter((_, r) => !isHeader(r)).length;
  if (spare <= 0 || stretching === 0) return [...needed];
  const share = spare / stretching;
  return needed.map((height, r) => (isHeader(r) ? height : Math.max(height, Math.min(most, height + share))));
}

function cellOf(cell: Cell, width: number, height: number, header: boolean, grid: Grid, context: LayoutContext): TableCell {
  const { x, y } = grid.padding;
  const set = context.typesetter.set(cell.paragraphs, {
    width,
    height,
    anchor: header ? 'bottom' : 'middle',
    insets: [cell.flush ? 0 : x, y, x, y],
  });
  return { text: bodyOf(set), ...(cell.fill ? { fill: cell.fill } : {}), ...(cell.borders ? { borders: cell.borders } : {}) };
}
