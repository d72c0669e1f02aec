/** Tables of a DOCX as grids (ISO 29500-1 clause 17.4). */
import { child, elementsOf, type XmlElement } from '../../xml/tree.ts';
import { joinedLines } from '../normalize.ts';
import { tableOf } from '../ooxml/grid.ts';
import { linesOf, type Piece } from '../ooxml/story.ts';
import type { Styles } from './styles.ts';
import { countOf, propertyValue, toggle } from './toggle.ts';

/** Word has no more columns. */
const MOST_COLUMNS = 63;
/** No deck shows more. */
const MOST_ROWS = 3_000;

interface Cell {
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly column: number;
  readonly columns: number;
  /** Belongs to the cell above it. */
  readonly continues: boolean;
  rows: number;
}

interface Row {
  readonly cells: readonly Cell[];
  readonly isHeader: boolean;
}

/**
 * A table that lays out a page, and does not tabulate, gives what stands in it: one of a single column, or of a single text, or
 * whose cells hold headings, further tables or more pictures than words.
 */
export function tablePieces(table: XmlElement, styles: Styles, readBlocks: (content: XmlElement) => Piece[]): Piece[] {
  const rows = rowsOf(table)
    .slice(0, MOST_ROWS)
    .map((row) => readRow(row, readBlocks));
  const columns = rows.flatMap(({ cells }) => cells).reduce((most, cell) => Math.max(most, cell.column + cell.columns), 0);
  const pieces = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.pieces));
  if (columns < 2 || isLayout(rows, pieces)) return pieces;
  mergeDown(rows);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.text !== ''));
  const beside = pieces.filter((piece) => piece.type === 'picture' || piece.type === 'note');
  if (filled.length === 0) return beside;
  return [gridOf(filled, columns, namesColumns(table, styles, filled)), ...beside];
}

function isLayout(rows: readonly Row[], pieces: readonly Piece[]): boolean {
  if (pieces.some((piece) => piece.type === 'heading' || piece.type === 'table')) return true;
  const pictures = pieces.filter((piece) => piece.type === 'picture').length;
  const texts = rows.flatMap(({ cells }) => cells).filter((cell) => cell.text !== '').length;
  return texts === 1 || (pictures > 0 && pictures >= texts);
}

/** Rows may stand inside content controls and insertions; deleted ones are gone. */
function rowsOf(parent: XmlElement): XmlElement[] {
  return Array.from(elementsOf(parent)).flatMap((element) => {
    switch (element.name) {
      case 'w:tr':
        return child(element, 'w:trPr', 'w:del') ? [] : [element];
      case 'w:sdt':
        return rowsOf(child(element, 'w:sdtContent') ?? element);
      case 'w:ins':
      case 'w:customXml':
        return rowsOf(element);
      default:
        return [];
    }
  });
}

function cellsOf(parent: XmlElement): XmlElement[] {
  return Array.from(elementsOf(parent)).flatMap((element) => {
    switch (element.name) {
      case 'w:tc':
        return child(element, 'w:tcPr', 'w:cellDel') ? [] : [element];
      case 'w:sdt':
        return cellsOf(child(element, 'w:sdtContent') ?? element);
      case 'w:customXml':
        return cellsOf(element);
      default:
        return [];
    }
  });
}

function readRow(row: XmlElement, readBlocks: (content: XmlElement) => Piece[]): Row {
  const properties = child(row, 'w:trPr');
  let column = Math.min(MOST_COLUMNS, countOf(propertyValue(properties, 'w:gridBefore')) ?? 0);
  const cells: Cell[] = [];
  for (const element of cellsOf(row)) {
    if (column >= MOST_COLUMNS) break;
    const cell = child(element, 'w:tcPr');
    const columns = Math.max(1, Math.min(MOST_COLUMNS - column, countOf(propertyValue(cell, 'w:gridSpan')) ?? 1));
    const merge = child(cell, 'w:vMerge');
    const pieces = readBlocks(element);
    const text = joinedLines(linesOf(pieces));
    cells.push({ pieces, text, column, columns, continues: merge !== undefined && merge.attributes.val !== 'restart', rows: 1 });
    column += columns;
  }
  return { cells, isHeader: toggle(properties, 'w:tblHeader') === true };
}

/** Counts the rows that each cell reaches down over. */
function mergeDown(rows: readonly Row[]): void {
  const above = new Map<number, Cell>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      const upper = above.get(cell.column);
      if (cell.continues && upper && upper.columns === cell.columns) upper.rows++;
      else above.set(cell.column, cell);
    }
  }
}

function gridOf(rows: readonly Row[], columns: number, named: boolean): Piece {
  const grid = rows.map(({ cells }) => {
    const line = Array.from({ length: columns }, () => '');
    for (const cell of cells) line[cell.column] = cell.text;
    return line;
  });
  const spans = rows.flatMap(({ cells }, row) =>
    cells
      .filter((cell) => (cell.columns > 1 || cell.rows > 1) && !cell.continues)
      .map((cell) => ({ row, column: cell.column, rows: Math.min(cell.rows, rows.length - row), columns: cell.columns })),
  );
  return tableOf(grid, spans, named);
}

/** Declared for the row, or by a style that sets the first row off, or shown by bold type. */
function namesColumns(table: XmlElement, styles: Styles, rows: readonly Row[]): boolean {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return false;
  if (first.isHeader) return true;
  const properties = child(table, 'w:tblPr');
  const { firstRow, val } = child(properties, 'w:tblLook')?.attributes ?? {};
  const asked = firstRow === undefined ? (Number.parseInt(val ?? '0', 16) & 0x20) !== 0 : /^(?:1|true|on)$/.test(firstRow);
  if (asked && styles.marksFirstRow(propertyValue(properties, 'w:tblStyle'))) return true;
  return isBold(first) && !rest.some(isBold);
}

/** At least two cells say something, and all that is said is bold. */
function isBold(row: Row): boolean {
  const said = row.cells.filter((cell) => cell.text !== '');
  return said.length > 1 && said.every(({ pieces }) => pieces.every((piece) => piece.type === 'paragraph' && piece.look?.bold === true));
}
