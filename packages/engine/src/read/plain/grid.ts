/** Tables that a plain text draws with tabs, pipes or columns of spaces. */

import { oneLine } from '../../model/oneLine.ts';
import { stripMarks } from './inlineMarks.ts';

export interface Grid {
  readonly header?: string[];
  readonly rows: string[][];
}

/** Number of the lines from `start` on that stand in columns, and their cells; undefined when fewer than two do. */
export function gridAt(lines: readonly string[], start: number): { grid: Grid; length: number } | undefined {
  for (const cells of [pipeCells, tabCells, spacedCells]) {
    const rows: string[][] = [];
    let length = 0;
    let columns = 0;
    for (let at = start; at < lines.length; at++) {
      const row = cells(lines[at] ?? '');
      // Two tabs may stand for one empty corner.
      if (row && rows.length === 1 && columns === row.length + 1 && rows[0]?.[0] === '' && rows[0][1] === '') {
        rows[0].shift();
        columns--;
      }
      if (!row || (columns > 0 && row.length !== columns && !isRuler(row) && cells !== pipeCells)) break;
      columns ||= row.length;
      length++;
      rows.push(row);
    }
    // A table that is set in as a whole has no empty corner.
    if (cells === spacedCells && rows.every(([first]) => first === '')) {
      for (const row of rows) row.shift();
      columns--;
    }
    const content = rows.filter((row) => !isRuler(row)).map((row) => Array.from({ length: columns }, (_, i) => stripMarks(row[i] ?? '')));
    if (content.length < (cells === spacedCells ? 3 : 2) || columns < 2) continue;
    const [first, ...rest] = content;
    const ruled = rows[1] !== undefined && isRuler(rows[1]);
    const grid = first && (ruled || looksLikeHeader(first, rest)) ? { header: first, rows: rest } : { rows: content };
    return { grid, length };
  }
  return undefined;
}

function pipeCells(line: string): string[] | undefined {
  // East Asian texts write it in full width.
  if (!/[|｜]/.test(line)) return undefined;
  const cells = line
    .trim()
    .replace(/^[|｜]/, '')
    .replace(/[|｜]$/, '')
    .split(/[|｜]/)
    .map(oneLine);
  return cells.length >= 2 ? cells : undefined;
}

function tabCells(line: string): string[] | undefined {
  // A row that begins with a tab has an empty first cell.
  const cells = line.trimEnd().replace(/^ +/, '').split('\t').map(oneLine);
  return cells.length >= 2 && cells.some((cell) => cell !== '') ? cells : undefined;
}

function spacedCells(line: string): string[] | undefined {
  const cells = line.trim().split(/ {3,}/).map(oneLine);
  if (cells.length < 2 || cells.some((cell) => cell.length > 40)) return undefined;
  // Names of columns above rows whose own names have none.
  return /^ {8}/.test(line) ? ['', ...cells] : cells;
}

const isRuler = (row: readonly string[]): boolean => row.every((cell) => /^[:+=-]*-[:+=-]*$/.test(cell));

/** A first row of names above columns of figures: periods and dates are names too ("Q3 2024", "Plan for 31.10"); its corner may be empty. */
function looksLikeHeader([corner = '', ...names]: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length === 0 || (corner !== '' && isFigure(corner)) || names.some((name) => name === '' || isFigure(name))) return false;
  return rest.some((row) => row.slice(1).some((cell) => /\p{N}/u.test(cell)));
}

/** A value with its unit: "1,047", "4.1 %", "€48.2m"; a year names a column. */
function isFigure(cell: string): boolean {
  if (/^(?:19|20)\d\d$/.test(cell)) return false;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  const digits = cell.match(/\p{N}/gu)?.length ?? 0;
  return digits > 0 && (letters <= 2 || /^[^\p{L}]*\p{N}/u.test(cell)) && !/^(?:[QTHFW]|FY|CW|KW)\s?\d/iu.test(cell);
}
