/** Segments in the order of the page as rows of cells: a cell's lines follow each other, then comes the cell to its right. */
import type { Line } from '../line/line.ts';
import type { Box, Span } from '../page/pageContent.ts';

export interface Cell extends Box {
  readonly spans: readonly Span[];
  readonly text: string;
  /** Characters. */
  readonly length: number;
  /** Place of its first span among the page's spans. */
  readonly at: number;
}

export interface Row extends Box {
  readonly cells: readonly Cell[];
  readonly size: number;
}

/** A cell of more lines is a column of prose. */
const MOST_LINES = 12;

export function rowsOf(segments: readonly Line[]): Row[] {
  const rows: Line[][][] = [];
  let row: Line[][] = [];
  for (const segment of segments) {
    const cell = row.at(-1);
    const last = cell?.at(-1);
    if (cell && last && goesOn(row, cell, last, segment)) cell.push(segment);
    else if (last && standsBeside(row, segment)) row.push([segment]);
    else {
      row = [[segment]];
      rows.push(row);
    }
  }
  return rows.map(toRow);
}

/** The next line of the cell. In a row's only cell it would be the next row or prose. */
function goesOn(row: readonly Line[][], cell: readonly Line[], last: Line, next: Line): boolean {
  if (row.length < 2 || cell.length >= MOST_LINES) return false;
  const pitch = next.y - last.y;
  return (
    pitch > 0.5 * last.size &&
    pitch < 1.45 * last.size &&
    next.bold === last.bold &&
    next.x0 < last.x1 &&
    next.x1 > last.x0 &&
    !row.some((other) => other !== cell && other.some((line) => next.x0 < line.x1 && next.x1 > line.x0))
  );
}

function standsBeside(row: readonly Line[][], next: Line): boolean {
  const lines = row.flat();
  const right = Math.max(...lines.map((line) => line.x1));
  const left = Math.min(...lines.map((line) => line.x0));
  const top = Math.min(...lines.map((line) => line.y0));
  const bottom = Math.max(...lines.map((line) => line.y1));
  const beside = next.x0 >= right - 1 || (next.rtl && next.x1 <= left + 1);
  return beside && next.y0 < bottom - 0.4 * next.size && next.y1 > top + 0.4 * next.size;
}

function toRow(cells: readonly Line[][]): Row {
  const lines = cells.flat();
  return { ...boxOf(lines), size: Math.max(...lines.map((line) => line.size)), cells: cells.map(toCell) };
}

function toCell(lines: readonly Line[]): Cell {
  const text = lines.map((line) => line.text).join(' ');
  return {
    ...boxOf(lines),
    spans: lines.flatMap((line) => [...line.spans]),
    text,
    length: text.length,
    at: Math.min(...lines.map((line) => line.at)),
  };
}

export const boxOf = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((box) => box.x0)),
  y0: Math.min(...boxes.map((box) => box.y0)),
  x1: Math.max(...boxes.map((box) => box.x1)),
  y1: Math.max(...boxes.map((box) => box.y1)),
});
