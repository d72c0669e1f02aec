/** Tables that the end of a page cut in two. */
import type { Block } from '../../../model/document.ts';

type Table = Extract<Block, { type: 'table' }>;

/** The blocks with the parts of such tables as one, before the break. Linear in their number. */
export function joinTables(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const above = block.type === 'table' && block.caption === undefined ? endOf(joined) : undefined;
    const whole = above && block.type === 'table' ? joinedOf(above.table, block) : undefined;
    if (above && whole) joined[above.at] = whole;
    else joined.push(block);
  }
  return joined;
}

/** The table that the blocks end with, where only a new page follows. */
function endOf(blocks: readonly Block[]): { table: Table; at: number } | undefined {
  let at = blocks.length - 1;
  while (blocks[at]?.type === 'break') at--;
  const table = blocks[at];
  return at < blocks.length - 1 && table?.type === 'table' ? { table, at } : undefined;
}

/** Both as one: columns agree, and the lower part has no names of columns, or the same. */
function joinedOf(above: Table, below: Table): Table | undefined {
  if (columnsOf(above) !== columnsOf(below)) return undefined;
  const upper = above.rows.filter(isFilled);
  const [first, ...others] = upper;
  // A part of a single row is the head that was left alone.
  const alone = above.header === undefined && first !== undefined && others.length === 0 && isHead(first, below.rows);
  const header = above.header ?? (alone ? first : undefined);
  if (below.header !== undefined && (header === undefined || !isSame(below.header, header))) return undefined;
  const rows = [...(alone ? [] : upper), ...below.rows.filter(isFilled)];
  return { ...above, ...(header && { header }), rows: header ? rows.filter((row) => !isSame(row, header)) : rows };
}

const columnsOf = ({ header, rows }: Table): number => Math.max(header?.length ?? 0, ...rows.map((row) => row.length));
const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, i) => cell.trim() === b[i]?.trim());

const FIGURE = /\p{Nd}/u;

/** Names above columns of which one has figures in all its rows. */
const isHead = (names: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  names.every((name, i) => !/^\P{L}*\p{Nd}/u.test(name) || rows.every((row) => FIGURE.test(row[i] ?? ''))) &&
  names.some((name, i) => !FIGURE.test(name) && rows.length > 0 && rows.every((row) => FIGURE.test(row[i] ?? '')));
