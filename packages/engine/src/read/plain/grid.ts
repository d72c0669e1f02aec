/** Tables that a plain text draws with tabs, pipes, columns of spaces, or a sign between the cells of each line. */

import { oneLine } from '../../model/oneLine.ts';
import { rowsInLine } from './alignedRows.ts';
import { stripMarks } from './inlineMarks.ts';

export interface Grid {
  readonly header?: string[];
  readonly rows: string[][];
}

/** Number of the lines from `start` on that stand in columns, and their cells; undefined when fewer than two do. */
export function gridAt(lines: readonly string[], start: number): { grid: Grid; length: number } | undefined {
  const aligned = alignedRows(lines, start);
  if (aligned) return { grid: { rows: aligned }, length: aligned.length };
  for (const { cells, fewest, keeps, headed } of KINDS) {
    const found = (cells === tabCells ? tabbedRows(lines, start) : undefined) ?? evenRows(lines, start, cells);
    let { columns } = found;
    const { rows } = found;
    if (cells === spacedCells && rows.length >= fewest) rows.push(...rowsInLine(lines, start, start + rows.length, columns));
    // A table that is set in as a whole has no empty corner.
    if (cells === spacedCells && rows.every(([first]) => first === '')) {
      for (const row of rows) row.shift();
      columns--;
    }
    const content = rows.filter((row) => !isRuler(row)).map((row) => Array.from({ length: columns }, (_, i) => stripMarks(row[i] ?? '')));
    if (content.length < fewest || columns < 2 || (keeps && !keeps(content))) continue;
    const [first, ...rest] = content;
    const ruled = rows[1] !== undefined && isRuler(rows[1]);
    const grid = first && (headed || ruled || looksLikeHeader(first, rest)) ? { header: first, rows: rest } : { rows: content };
    return { grid, length: rows.length };
  }
  return undefined;
}

/** Lines of two cells whose second one begins at one place: what justified lines and blanks by chance do not have. */
const FEWEST_ALIGNED = 3;
const LONGEST_ALIGNED = 120;

/** "8 Jan   feature freeze" above "15 Jan  scale test": labels and what belongs to them, lined up by blanks. */
function alignedRows(lines: readonly string[], start: number): string[][] | undefined {
  const rows: string[][] = [];
  let at: number | undefined;
  const widths = new Set<number>();
  for (const line of lines.slice(start)) {
    const [, before = '', name = '', blank = '', rest = ''] = /^(\s*)(\S+(?: \S+)*)( {2,})(\S+(?: \S+)*)\s*$/u.exec(line) ?? [];
    const begins = before.length + name.length + blank.length;
    if (name === '' || name.length > LONGEST_CELL || line.length > LONGEST_ALIGNED || (at !== undefined && begins !== at)) break;
    at = begins;
    widths.add(name.length);
    rows.push([stripMarks(name), stripMarks(rest)]);
  }
  return rows.length >= FEWEST_ALIGNED && widths.size > 1 ? rows : undefined;
}

interface Rows {
  readonly rows: string[][];
  readonly columns: number;
}

/** The lines from `start` on that have as many cells as the first of them. */
function evenRows(lines: readonly string[], start: number, cells: Kind['cells']): Rows {
  const rows: string[][] = [];
  let columns = 0;
  for (let at = start; at < lines.length; at++) {
    const found = cells(lines[at] ?? '');
    const row = found && columns > 0 && cells === spacedCells ? mended(found, columns) : found;
    // Two tabs may stand for one empty corner.
    if (row && rows.length === 1 && columns === row.length + 1 && rows[0]?.[0] === '' && rows[0][1] === '') {
      rows[0].shift();
      columns--;
    }
    if (!row || (columns > 0 && row.length !== columns && !isRuler(row) && cells !== pipeCells)) break;
    columns ||= row.length;
    rows.push(row);
  }
  return { rows, columns };
}

const FEWEST_UNEVEN = 3;

/**
 * Lines with tabs of which some have more than others, as columns do that somebody lined up by eye: several tabs keep two cells apart
 * like one, the names of the columns may have none above the names of the rows, and rows may end early. Undefined where each line has the same
 * number of cells, or where that does not make the lines rows of one table.
 */
function tabbedRows(lines: readonly string[], start: number): Rows | undefined {
  const written: string[][] = [];
  for (let at = start; at < lines.length; at++) {
    const row = tabCells(lines[at] ?? '');
    if (!row) break;
    written.push(row);
  }
  const [head = []] = written;
  // The name of a column is missing in its corner alone.
  const isEven = written.every((row) => row.length === head.length) && !head.includes('', 1);
  if (written.length < FEWEST_UNEVEN || isEven) return undefined;
  const [names = [], ...lined] = written.map((row) => row.filter((cell) => cell !== ''));
  const columns = Math.max(...lined.map((row) => row.length));
  if (columns >= 2 && lined.every((row) => row.length === columns)) {
    if (names.length === columns) return { rows: [names, ...lined], columns };
    const cornered = ['', ...names];
    if (cornered.length === columns && looksLikeHeader(cornered, lined)) return { rows: [cornered, ...lined], columns };
  }
  // An empty cell at a row's end leaves no tab behind.
  const isShorter = written.every((row) => row.length <= head.length) && [names, ...lined].every((row) => row.length >= 2);
  if (head.length < FEWEST_UNEVEN || !isShorter) return undefined;
  return { rows: written.map((row) => [...row, ...Array.from({ length: head.length - row.length }, () => '')]), columns: head.length };
}

/** Cells of a line that a program wrote: "Kettles,210,60", '"Pans, small";95;0'. Quotation marks keep a sign from dividing a cell. */
const writtenCells =
  (sign: ',' | ';' | '，') =>
  (line: string): string[] | undefined => {
    const cells: string[] = [];
    let cell = '';
    let quoted = false;
    for (const character of line.trim().slice(0, LONGEST_WRITTEN)) {
      if (character === '"') quoted = !quoted;
      else if (character === sign && !quoted) {
        cells.push(oneLine(cell));
        cell = '';
      } else cell += character;
    }
    cells.push(oneLine(cell));
    const isCell = (text: string) =>
      text.length <= LONGEST_WRITTEN_CELL && text.split(' ').length <= MOST_WRITTEN_WORDS && !ENDS.test(text);
    return !quoted && line.length <= LONGEST_WRITTEN && cells.length >= FEWEST_SIGNED && cells.length <= MOST_WRITTEN && cells.every(isCell)
      ? cells
      : undefined;
  };

const LONGEST_WRITTEN = 400;
const LONGEST_WRITTEN_CELL = 60;
const MOST_WRITTEN_WORDS = 8;
const MOST_WRITTEN = 12;

/** Names of columns, none of them a figure or empty, above rows that have figures: sentences have commas too. */
const isWritten = ([head = [], ...rows]: readonly (readonly string[])[]): boolean =>
  head.every((cell) => /\p{L}/u.test(cell) || /^(?:19|20)\d\d$/.test(cell)) &&
  2 * head.filter(startsFigure).length <= head.length &&
  new Set(head).size === head.length &&
  rows.length >= 2 &&
  rows.every((row) => row[0] !== '' && row.slice(1).some((cell) => startsFigure(cell))) &&
  // A figure in the middle of words is one of a sentence.
  rows
    .flat()
    .filter((cell) => /\p{Nd}/u.test(cell))
    .every((cell) => !/\p{Ll}{3,}\s.*\p{Nd}.*\s\p{Ll}{3,}/u.test(cell));

interface Kind {
  readonly cells: (line: string) => string[] | undefined;
  /** Rows, the header among them. */
  readonly fewest: number;
  /** Whether rows of such cells are a table, and no sentences that are alike. */
  readonly keeps?: (rows: readonly (readonly string[])[]) => boolean;
  /** Its first row names the columns. */
  readonly headed?: boolean;
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
  if (cells.length < 2 || cells.some((cell) => cell.length > LONGEST_CELL)) return undefined;
  // Names of columns above rows whose own names have none.
  return /^ {8}/.test(line) ? ['', ...cells] : cells;
}

/** A name that a single space keeps from its first figure: "Warranty claims 61" in the place of two cells. */
function mended(row: string[], columns: number): string[] {
  const [, name, figure] = row.length === columns - 1 ? (/^(\S.*\p{L}\S*)\s(\S+)$/u.exec(row[0] ?? '') ?? []) : [];
  return name !== undefined && figure !== undefined && startsFigure(figure) ? [name, figure, ...row.slice(1)] : row;
}

/** Columns that two spaces keep apart, or the wide blanks of East Asian texts. */
function narrowCells(line: string): string[] | undefined {
  const cells = line.trim().split(/[ \u3000]*\u3000[ \u3000]*| {2,}/u);
  if (cells.length < 2 || cells.some((cell) => cell.length > LONGEST_CELL || ENDS.test(cell))) return undefined;
  return /^ {8}|^\u3000{3}/u.test(line) ? ['', ...cells.map(oneLine)] : cells.map(oneLine);
}

/** Three columns or more that the wide blanks of East Asian texts keep apart: a table without figures too. */
function wideCells(line: string): string[] | undefined {
  const cells = /\S\u3000+\S/u.test(line) ? narrowCells(line) : undefined;
  return cells !== undefined && cells.length >= FEWEST_SIGNED ? cells : undefined;
}

/** Cells between signs that stand between parts of sentences too: there are three of them in a line, and all are short. */
const signedCells =
  (sign: RegExp) =>
  (line: string): string[] | undefined => {
    const cells = line.trim().split(sign).map(oneLine);
    const isCell = (cell: string) => cell.length <= LONGEST_CELL && cell.split(' ').length <= MOST_WORDS && !ENDS.test(cell);
    return cells.length >= FEWEST_SIGNED && cells.length <= MOST_SIGNED && cells.every(isCell) ? cells : undefined;
  };

const LONGEST_CELL = 40;
const MOST_WORDS = 6;
const FEWEST_SIGNED = 3;
const MOST_SIGNED = 8;
/** Abbreviations have a stop too: "тыс. руб." */
const ENDS = /(?<!(?:^|\s)\p{L}{1,4})\.$|[!?。！？:：,，、]$/u;

const startsFigure = (cell: string): boolean => /^[^\p{L}\p{N}]{0,3}\p{N}/u.test(cell);

/** In each row but the first a figure behind the first cell; a row without one may have a sign that says so. */
const haveFigures = (rows: readonly (readonly string[])[]): boolean =>
  rows.slice(1).every((row) => row.slice(1).some((cell) => startsFigure(cell) || /^(?:[–—-]|n\/?a)$/iu.test(cell))) &&
  rows.slice(1).some((row) => row.slice(1).some(startsFigure)) &&
  rows.every(([first = ''], i) => /\p{L}/u.test(first) || (i === 0 && first === ''));

const KINDS: readonly Kind[] = [
  { cells: pipeCells, fewest: 2 },
  { cells: tabCells, fewest: 2 },
  { cells: spacedCells, fewest: 3 },
  { cells: narrowCells, fewest: 3, keeps: haveFigures },
  { cells: wideCells, fewest: 3, headed: true },
  { cells: writtenCells(';'), fewest: 3, keeps: isWritten, headed: true },
  { cells: writtenCells(','), fewest: 3, keeps: isWritten, headed: true },
  { cells: writtenCells('，'), fewest: 3, keeps: isWritten, headed: true },
  { cells: signedCells(/\s*[;；]\s+/u), fewest: 2, keeps: haveFigures },
  { cells: signedCells(/\s+\/\s+|／/u), fewest: 2, keeps: haveFigures },
  { cells: signedCells(/\s+[–—]\s+/u), fewest: 3, keeps: haveFigures },
];

const isRuler = (row: readonly string[]): boolean => row.every((cell) => /^[:+=-]*-[:+=-]*$/.test(cell));

/** A first row of names above columns of figures: periods and dates are names too ("Q3 2024", "Plan for 31.10"); its corner may be empty. */
function looksLikeHeader([corner = '', ...names]: readonly string[], rest: readonly (readonly string[])[]): boolean {
  // Without a corner, above rows that all have a name.
  if (corner === '' && rest.length > 1 && rest.every(([name = '']) => name !== '' && !isFigure(name)) && names.every((name) => name !== ''))
    return true;
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
