/** Tables: all fills under all borders, then the texts. */
import type { TableNode } from '../../model/scene.ts';
import { borderLines, placedRows } from '../pdf/page/table.ts';
import type { Canvas } from './canvas.ts';
import { svgShape } from './shape.ts';
import { svgText } from './text.ts';

export function svgTable(node: TableNode, canvas: Canvas): string {
  const cells = placedRows(node).flat();
  const fills = cells.map(({ cell, frame }) =>
    cell.fill ? svgShape({ geometry: { type: 'rect' }, frame, fill: cell.fill }, canvas.defs) : '',
  );
  const borders = cells.flatMap(({ cell, frame }) =>
    borderLines(cell.borders ?? {}, frame).map(([stroke, line]) =>
      svgShape({ geometry: { type: 'line' }, frame: line, stroke }, canvas.defs),
    ),
  );
  const texts = cells.map(({ cell, frame }) => svgText(cell.text, frame, canvas));
  return [...fills, ...borders, ...texts].join('');
}
