/** A table's cells as the table of a Document. */
import type { Piece } from './story.ts';

export interface Span {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * `rows` hold one string per column, the text of a merged cell in its first. Columns that say nothing are left out: applications
 * make them where cells are split, or as space between others.
 */
export function tableOf(rows: readonly (readonly string[])[], spans: readonly Span[], headed: boolean): Piece {
  const width = rows[0]?.length ?? 0;
  const kept = Array.from({ length: width }, (_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const before = (column: number) => kept.filter((other) => other < column).length;
  const grid = rows.map((row) => kept.map((column) => row[column] ?? ''));
  const merged = spans
    .map((span) => ({ ...span, column: before(span.column), columns: before(span.column + span.columns) - before(span.column) }))
    .filter((span) => span.columns > 0 && (span.columns > 1 || span.rows > 1));
  const [header, ...rest] = grid;
  return {
    type: 'table',
    ...(headed && header && { header }),
    rows: headed ? rest : grid,
    ...(merged.length > 0 && { spans: merged }),
  };
}
