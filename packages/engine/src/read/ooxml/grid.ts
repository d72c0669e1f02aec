/** A table's cells as the table of a Document. */
import type { Piece } from './story.ts';

export interface Span {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * `named` says that the first row names the columns; without it the words decide. `rows` hold one string per column, the text of a merged cell in its first. Columns that say nothing are left out: applications
 * make them where cells are split, or as space between others.
 */
export function tableOf(rows: readonly (readonly string[])[], spans: readonly Span[], named: boolean): Piece {
  const width = rows[0]?.length ?? 0;
  const kept = Array.from({ length: width }, (_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const before = (column: number) => kept.filter((other) => other < column).length;
  const grid = rows.map((row) => kept.map((column) => row[column] ?? ''));
  const merged = spans
    .map((span) => ({ ...span, column: before(span.column), columns: before(span.column + span.columns) - before(span.column) }))
    .filter((span) => span.columns > 0 && (span.columns > 1 || span.rows > 1));
  const [header = [], ...rest] = grid;
  const headed = rest.length > 0 && (named || looksLikeHeader(header, rest));
  return {
    type: 'table',
    ...(headed && { header }),
    rows: headed ? rest : grid,
    ...(merged.length > 0 && { spans: merged }),
  };
}

/** Every cell of the first row says something, none a figure (but a year), and some row below has figures. */
function looksLikeHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const hasFigure = (cell: string | undefined) => /\p{N}/u.test(cell ?? '');
  if (first.slice(1).some((cell) => cell === '') || first.some((cell) => hasFigure(cell) && !/^(?:19|20)\d\d$/.test(cell))) return false;
  return rest.some((row) => row.slice(1).some(hasFigure));
}
