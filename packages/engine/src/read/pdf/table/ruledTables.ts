/** Tables that are drawn with lines: horizontal and vertical ones that meet make a grid. */

import { isRightToLeftPage } from '../line/segments.ts';
import type { Rule, Span } from '../page/pageContent.ts';
import { cellText, isBold } from './cellText.ts';
import type { FoundTable } from './foundTable.ts';
import { type Grid, gridsOf } from './grid.ts';
import { hasHeader } from './header.ts';
import { rowsBelow } from './stripes.ts';

const MAX_CELLS = 6000;

export function ruledTables(rules: readonly Rule[], spans: readonly Span[]): FoundTable[] {
  if (rules.length < 4) return [];
  const letters = spans.reduce((sum, span) => sum + span.text.length, 0);
  const tables: FoundTable[] = [];
  for (const grid of gridsOf(rules)) {
    if ((grid.xs.length - 1) * (grid.ys.length - 1) > MAX_CELLS) continue;
    const table = fill(grid.drawn ? grid : withRowsBelow(grid, spans), spans, letters);
    if (table) tables.push(table);
  }
  // A grid within a cell of another is that cell's text.
  return tables.filter((table) => !tables.some((other) => other !== table && contains(other, table)));
}

/** The grid goes on below with rows whose cells are not merged. */
function withRowsBelow(grid: Grid, spans: readonly Span[]): Grid {
  const below = rowsBelow(grid, spans);
  const own = grid.ys.length - 1;
  const columns = grid.xs.length - 1;
  const root: Grid['root'] = (row, column) => (row < own ? grid.root(row, column) : row * columns + column);
  return { ...grid, ys: [...grid.ys, ...below], root };
}

function contains(outer: FoundTable, inner: FoundTable): boolean {
  return (
    outer.x0 <= inner.x0 + 1 &&
    outer.y0 <= inner.y0 + 1 &&
    outer.x1 >= inner.x1 - 1 &&
    outer.y1 >= inner.y1 - 1 &&
    outer.spans.size > inner.spans.size
  );
}

function fill(grid: Grid, spans: readonly Span[], letters: number): FoundTable | undefined {
  const { xs, ys } = grid;
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const cells = new Map<number, Span[]>();
  const used = new Set<Span>();
  let at = Infinity;
  for (const [place, span] of spans.entries()) {
    const column = slot(xs, (span.x0 + span.x1) / 2);
    const row = slot(ys, span.y - 0.3 * span.size);
    if (column < 0 || row < 0) continue;
    const root = grid.root(row, column);
    const cell = cells.get(root);
    if (cell) cell.push(span);
    else cells.set(root, [span]);
    used.add(span);
    at = Math.min(at, place);
  }
  if (isLayout(cells, letters)) return undefined;
  const text = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const id = row * columns + column;
      return grid.root(row, column) === id ? cellText(cells.get(id) ?? []) : '';
    }),
  );
  // A row or column in which nothing stands is a gap of the drawing.
  const keptRows = ys
    .slice(1)
    .map((_, row) => row)
    .filter((row) => text[row]?.some((cell) => cell !== ''));
  const keptColumns = xs
    .slice(1)
    .map((_, column) => column)
    .filter((column) => text.some((row) => row[column] !== ''));
  if (keptRows.length < 2 || keptColumns.length < 2) return undefined;
  if (isRightToLeftPage([...used])) keptColumns.reverse();
  const kept = keptRows.map((row) => keptColumns.map((column) => text[row]?.[column] ?? ''));
  const filled = kept.flat().filter((cell) => cell !== '').length;
  const fuller = kept.filter((row) => row.filter((cell) => cell !== '').length > 1).length;
  // Frames of forms and letters have one text in a row.
  if (filled < 3 || fuller < 2 || fuller < 0.4 * kept.length) return undefined;
  const boldRow = (row: number | undefined) =>
    row !== undefined && keptColumns.every((column) => isBold(cells.get(row * columns + column) ?? []) || text[row]?.[column] === '');
  const styled = boldRow(keptRows[0]) && !boldRow(keptRows[1]);
  const merged = spansOf(grid, keptRows, keptColumns);
  const header = hasHeader(kept, styled) ? kept[0] : undefined;
  return {
    x0: xs[0] ?? 0,
    x1: xs.at(-1) ?? 0,
    y0: ys[0] ?? 0,
    y1: ys.at(-1) ?? 0,
    at,
    spans: used,
    table: { ...(header && { header }), rows: header ? kept.slice(1) : kept, ...(merged.length > 0 && { spans: merged }) },
  };
}

/** Frames that lay out a page hold its prose in few cells. */
function isLayout(cells: ReadonlyMap<number, readonly Span[]>, letters: number): boolean {
  const lengths = [...cells.values()].map((cell) => cell.reduce((sum, span) => sum + span.text.length, 0));
  const longest = Math.max(0, ...lengths);
  return longest > 1500 || (longest > 500 && longest > 0.5 * letters);
}

/** Index of the interval of the sorted `edges` in which `value` lies, -1 outside. */
function slot(edges: readonly number[], value: number): number {
  const after = edges.findIndex((edge) => edge > value);
  return after <= 0 ? -1 : after - 1;
}

function spansOf(
  grid: Grid,
  rows: readonly number[],
  columns: readonly number[],
): { row: number; column: number; rows: number; columns: number }[] {
  const extents = new Map<number, { row: number; column: number; bottom: number; right: number }>();
  for (const [r, row] of rows.entries()) {
    for (const [c, column] of columns.entries()) {
      const root = grid.root(row, column);
      const known = extents.get(root);
      if (!known) extents.set(root, { row: r, column: c, bottom: r, right: c });
      else {
        known.bottom = Math.max(known.bottom, r);
        known.right = Math.max(known.right, c);
      }
    }
  }
  return [...extents.values()]
    .filter((cell) => cell.bottom > cell.row || cell.right > cell.column)
    .map((cell) => ({ row: cell.row, column: cell.column, rows: cell.bottom - cell.row + 1, columns: cell.right - cell.column + 1 }));
}
