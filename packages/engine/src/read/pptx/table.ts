/** Tables of a slide (ISO 29500-1 clause 21.1.3). */
import { child, childrenOf, type XmlElement } from '../../xml/tree.ts';
import { joinedLines } from '../normalize.ts';
import { tableOf } from '../ooxml/grid.ts';
import { linesOf, type Piece } from '../ooxml/story.ts';
import { textPieces } from './paragraphs.ts';
import type { SlideSource } from './slideSource.ts';

const MOST_COLUMNS = 100;
const MOST_ROWS = 3_000;

/** Undefined when no cell says anything. A merged cell's own place holds the text; those that it covers are in the file too, empty. */
export function tablePiece(table: XmlElement, source: SlideSource): Piece | undefined {
  const rowsInFile = childrenOf(table, 'a:tr').slice(0, MOST_ROWS);
  const cells = rowsInFile.map((row) => childrenOf(row, 'a:tc').slice(0, MOST_COLUMNS));
  const grid = cells.map((row) => row.map((cell) => cellText(cell, source)));
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const filled = grid.flatMap((row, i) => (row.some((text) => text !== '') ? [i] : []));
  if (filled.length === 0) return undefined;
  const rows = filled.map((i) => Array.from({ length: columns }, (_, column) => grid[i]?.[column] ?? ''));
  const spans = filled.flatMap((i, row) =>
    (cells[i] ?? []).flatMap((cell, column) => {
      const across = Math.min(spanOf(cell, 'gridSpan'), columns - column);
      const down = Math.min(spanOf(cell, 'rowSpan'), rows.length - row);
      return across > 1 || down > 1 ? [{ row, column, rows: down, columns: across }] : [];
    }),
  );
  const declared = /^(?:1|true)$/.test(child(table, 'a:tblPr')?.attributes.firstRow ?? '');
  return tableOf(rows, spans, declared);
}

function cellText(cell: XmlElement, source: SlideSource): string {
  const body = child(cell, 'a:txBody');
  return body ? joinedLines(linesOf(textPieces(body, '', [], source))) : '';
}

const spanOf = (cell: XmlElement, name: 'gridSpan' | 'rowSpan'): number =>
  Math.max(1, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1);
