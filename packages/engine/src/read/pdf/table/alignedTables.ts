/** Tables without vertical lines: parts of lines that stand below each other in columns. */

import { markerOf } from '../blocks/marker.ts';
import type { Line } from '../line/line.ts';
import { isRightToLeftPage } from '../line/segments.ts';
import type { Span } from '../page/pageContent.ts';
import { cellText, isBold } from './cellText.ts';
import { type ColumnBand, columnsOf } from './columns.ts';
import type { FoundTable } from './foundTable.ts';
import { hasHeader } from './header.ts';
import { type Row, rowsOf } from './rows.ts';

/** Rows of several cells that make a table; with this many columns one row less is enough. */
const FEWEST_ROWS = 3;
const WIDE = 4;
const MAX_COLUMNS = 40;

/** `segments` in the order of the page, without those that a drawn table has taken. */
export function alignedTables(segments: readonly Line[]): FoundTable[] {
  const rows = rowsOf(segments);
  const tables: FoundTable[] = [];
  for (let start = 0; start < rows.length; ) {
    const found = tableFrom(rows, start);
    if (found) tables.push(found.table);
    start = found ? found.end : start + 1;
  }
  return tables;
}

function tableFrom(rows: readonly Row[], start: number): { table: FoundTable; end: number } | undefined {
  const first = rows[start];
  if (!first || first.cells.length < 2) return undefined;
  let end = start;
  let columns: ColumnBand[] = [];
  const members: Row[] = [];
  for (let at = start; at < rows.length; at++) {
    const row = rows[at];
    const above = members.at(-1);
    if (!row || (above && !follows(above, row))) break;
    if (row.cells.length < 2) {
      // A title or a continuation inside of one column; it counts only if the table goes on below it.
      if (
        row.cells.some(
          (cell) =>
            columns.filter((band) => cell.x0 < band.x1 && cell.x1 > band.x0).length > 1 && cell.x1 - cell.x0 > 0.6 * widthOf(columns),
        )
      )
        break;
      members.push(row);
      continue;
    }
    const grown = columnsOf([...members.filter((member) => member.cells.length > 1), row]);
    members.push(row);
    if (grown.length < 2 || grown.length > MAX_COLUMNS || !keepsApart(members, grown)) break;
    columns = grown;
    end = at + 1;
  }
  const kept = rows.slice(start, end);
  const full = kept.filter((row) => row.cells.length > 1);
  const fewest = columns.length >= WIDE ? FEWEST_ROWS - 1 : FEWEST_ROWS;
  if (full.length < fewest || columns.length < 2 || !isTable(full, columns)) return undefined;
  return { table: build(kept, columns), end };
}

/** Whether nearly every row has its cells in columns of their own: another table below has other columns. */
function keepsApart(rows: readonly Row[], columns: readonly ColumnBand[]): boolean {
  const full = rows.filter((row) => row.cells.length > 1);
  const merged = full.filter((row) => new Set(row.cells.map((cell) => nearest(columns, (cell.x0 + cell.x1) / 2))).size < row.cells.length);
  return merged.length <= full.length / 10;
}

const widthOf = (columns: readonly ColumnBand[]): number => (columns.at(-1)?.x1 ?? 0) - (columns[0]?.x0 ?? 0);

function follows(above: Row, below: Row): boolean {
  const gap = below.y0 - above.y1;
  return gap > -0.5 * above.size && gap < 2.4 * Math.max(above.size, below.size) && Math.abs(above.size - below.size) < 0.3 * above.size;
}

/** Not prose in columns and not a list whose marks stand apart. */
function isTable(rows: readonly Row[], columns: readonly ColumnBand[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const average = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
  if (average > 120) return false;
  const inFirst = rows.map((row) => row.cells[0]).filter((cell) => cell !== undefined && cell.x0 < (columns[0]?.x1 ?? 0));
  if (inFirst.every((cell) => cell && markerOf(`${cell.text} x`)?.length === cell.text.length + 1)) return false;
  if (cells.filter((cell) => markerOf(cell.text)?.ordered === false).length > 0.3 * cells.length) return false;
  // Most rows fill most of the columns.
  return cells.length >= 0.6 * rows.length * Math.min(columns.length, 3);
}

function build(rows: readonly Row[], columns: readonly ColumnBand[]): FoundTable {
  const used = new Set<Span>();
  const texts: string[][] = [];
  const spansOfRows: Span[][][] = [];
  let at = Infinity;
  let previous: Row | undefined;
  for (const row of rows) {
    const cells: Span[][] = columns.map(() => []);
    for (const cell of row.cells) {
      const middle = (cell.x0 + cell.x1) / 2;
      const column = row.cells.length === 1 ? nearest(columns, cell.x0) : nearest(columns, middle);
      cells[column]?.push(...cell.spans);
      for (const span of cell.spans) used.add(span);
      at = Math.min(at, cell.at);
    }
    const last = spansOfRows.at(-1);
    // Text below a row that leaves the first column empty goes on with the cells above.
    if (last && previous && cells[0]?.length === 0 && 2 * row.cells.length <= columns.length && row.y0 - previous.y1 < 0.6 * row.size) {
      for (const [i, cell] of cells.entries()) last[i]?.push(...cell);
    } else spansOfRows.push(cells);
    previous = row;
  }
  if (isRightToLeftPage([...used])) for (const row of spansOfRows) row.reverse();
  for (const row of spansOfRows) texts.push(row.map(cellText));
  const boldRow = (row: readonly (readonly Span[])[] | undefined) => row?.every((cell) => cell.length === 0 || isBold(cell)) ?? false;
  const header = hasHeader(texts, boldRow(spansOfRows[0]) && !boldRow(spansOfRows[1])) ? texts[0] : undefined;
  return {
    x0: Math.min(...rows.map((row) => row.x0)),
    x1: Math.max(...rows.map((row) => row.x1)),
    y0: Math.min(...rows.map((row) => row.y0)),
    y1: Math.max(...rows.map((row) => row.y1)),
    at,
    spans: used,
    table: { ...(header && { header }), rows: header ? texts.slice(1) : texts },
  };
}

function nearest(columns: readonly ColumnBand[], x: number): number {
  let best = 0;
  let distance = Infinity;
  for (const [i, band] of columns.entries()) {
    const away = Math.max(band.x0 - x, x - band.x1, 0);
    if (away < distance) {
      best = i;
      distance = away;
    }
  }
  return best;
}
