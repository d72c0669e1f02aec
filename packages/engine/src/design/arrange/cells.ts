/** Equal cells of an area: side by side, below each other, or in a grid. Arithmetic alone; all lengths in points. */
import type { Frame } from '../../model/scene.ts';

export interface Cells {
  /** Of each cell. */
  readonly w: number;
  readonly h: number;
  /** The frame of a cell, counted from 0 row by row. */
  at(index: number): Frame;
  /** Of all cells, in their order. */
  frames(): Frame[];
}

export interface CellsLook {
  readonly count: number;
  /** How many stand side by side; without it, all of them. */
  readonly across?: number;
  readonly gap: number;
  /** Between rows, where it is not the gap between columns. */
  readonly rowGap?: number;
}

/** The rows fill the height of the area; a last row that is not full leaves its places empty. */
export function cellsIn(area: Frame, { count, across = count, gap, rowGap = gap }: CellsLook): Cells {
  const w = partOf(area.w, across, gap);
  const h = partOf(area.h, Math.ceil(count / across), rowGap);
  const at = (index: number): Frame => ({
    x: area.x + (index % across) * (w + gap),
    y: area.y + Math.floor(index / across) * (h + rowGap),
    w,
    h,
  });
  return { w, h, at, frames: () => Array.from({ length: count }, (_, i) => at(i)) };
}

/** Columns of the whole height of the area. */
export const columnsIn = (area: Frame, count: number, gap: number): Cells => cellsIn(area, { count, gap });

/** Rows of the whole width of the area. */
export const rowsIn = (area: Frame, count: number, gap: number): Cells => cellsIn(area, { count, across: 1, gap });

/** Each of `count` equal parts of a length, with the gap between them. */
const partOf = (length: number, count: number, gap: number): number => (length - gap * (count - 1)) / count;
