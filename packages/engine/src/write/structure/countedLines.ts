/** Lines that begin by counting on from one another: "Day 1 (Sat 11 April) – Arrival", "Day 2 – Belém". */
import type { Block } from '../../model/document.ts';
import { textLine } from './textLine.ts';

const FEWEST_LINES = 2;
const BEGINNING = /^((?:\p{L}[\p{L}\p{M}’'-]*\s){1,2}|第\s?)(\p{Nd}{1,2})(?![\p{Nd}.,:/])/u;

/** They head what stands below them, whatever date they have: none of them says when the text was written. Linear in the blocks' number. */
export function countedLinesIn(blocks: readonly Block[]): ReadonlySet<string> {
  const rows = new Map<string, { number: number; line: string }[]>();
  for (const block of blocks) {
    const line = textLine(block) ?? '';
    const [, name = '', digits = ''] = BEGINNING.exec(line) ?? [];
    if (digits === '') continue;
    const row = rows.get(name.toLowerCase()) ?? [];
    const number = Number(digits);
    if (number === (row.at(-1)?.number ?? 0) + 1) rows.set(name.toLowerCase(), [...row, { number, line }]);
  }
  return new Set([...rows.values()].filter(({ length }) => length >= FEWEST_LINES).flatMap((row) => row.map(({ line }) => line)));
}
