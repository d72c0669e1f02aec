/** Tables: cells and borders are painted first, as artifacts; then the texts, row by row. */
import type { Frame, Stroke, TableCell, TableNode } from '../../../model/scene.ts';
import type { ContentStream } from '../content/contentStream.ts';
import { paintShape } from '../content/paintShape.ts';
import type { Element } from '../structure/element.ts';
import type { Assets } from './assets.ts';
import type { Mark } from './mark.ts';
import type { SlidePage } from './slidePage.ts';
import { drawCellText } from './text.ts';
import { paintText } from './textLines.ts';

export interface PlacedCell {
  readonly cell: TableCell;
  readonly frame: Frame;
}

export function drawTable(page: SlidePage, node: TableNode, parent: Element, assets: Assets): void {
  const rows = placedRows(node);
  page.artifact()(() => paintGrid(page.content, rows, assets));
  const table = parent.child('Table', { summary: node.alt });
  for (const [index, row] of rows.entries()) {
    const tableRow = table.child('TR');
    // Tags are in reading order; cells are in visual order from left to right.
    for (const { cell, frame } of node.rtl ? row.toReversed() : row) {
      drawCellText(page, cell.text, frame, tableRow.child(node.header && index === 0 ? 'TH' : 'TD'), assets);
    }
  }
}

/** The table without tags of its own. */
export function paintTable(content: ContentStream, node: TableNode, assets: Assets, mark: Mark): void {
  const rows = placedRows(node);
  mark(() => paintGrid(content, rows, assets));
  for (const { cell, frame } of rows.flat()) paintText(content, cell.text, frame, assets, mark);
}

/** The cells by row, each with its frame on the page. */
export function placedRows({ frame, columns, rows }: TableNode): PlacedCell[][] {
  let y = frame.y;
  return rows.map(({ height, cells }) => {
    let x = frame.x;
    const placed = cells.map((cell, column) => {
      const w = columns[column] ?? 0;
      x += w;
      return { cell, frame: { x: x - w, y, w, h: height } };
    });
    y += height;
    return placed;
  });
}

/** All fills under all borders: a border is half on the neighbour's side. */
function paintGrid(content: ContentStream, rows: readonly PlacedCell[][], assets: Assets): void {
  for (const { cell, frame } of rows.flat()) {
    if (cell.fill) paintShape(content, { geometry: { type: 'rect' }, frame, fill: cell.fill }, assets.paints);
  }
  for (const { cell, frame } of rows.flat()) paintBorders(content, cell, frame, assets);
}

function paintBorders(content: ContentStream, { borders = {} }: TableCell, frame: Frame, assets: Assets): void {
  for (const [stroke, line] of borderLines(borders, frame)) {
    paintShape(content, { geometry: { type: 'line' }, frame: line, stroke }, assets.paints);
  }
}

/** The borders that a cell has, each with the line that it is drawn on. */
export function borderLines(borders: NonNullable<TableCell['borders']>, { x, y, w, h }: Frame): [Stroke, Frame][] {
  const sides: [Stroke | undefined, Frame][] = [
    [borders.left, { x, y, w: 0, h }],
    [borders.top, { x, y, w, h: 0 }],
    [borders.right, { x: x + w, y, w: 0, h }],
    [borders.bottom, { x, y: y + h, w, h: 0 }],
  ];
  return sides.flatMap(([stroke, frame]): [Stroke, Frame][] => (stroke ? [[stroke, frame]] : []));
}
