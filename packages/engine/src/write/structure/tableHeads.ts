/** The names of a table's columns, where a page has torn them from its rows: as many short lines straight above it as it has columns. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { endsSentence, textLine } from './textLine.ts';

/** Of fewer columns two headings one below the other may be just that. */
const FEWEST = 3;
const MOST_WORDS = 6;

/** The blocks of a file with such lines as the header of their table. Linear in their number. */
export function withTableHeads(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (const block of blocks) {
    const columns = block.type === 'table' && !block.header ? (block.rows[0]?.length ?? 0) : 0;
    const start = columns >= FEWEST ? startOf(out, columns) : undefined;
    if (block.type !== 'table' || start === undefined) {
      out.push(block);
      continue;
    }
    const header = out.splice(start).flatMap((line) => (line.type === 'break' ? [] : [lineOf(line)]));
    out.push({ ...block, header });
  }
  return out;
}

/** Where so many lines begin at the end of the blocks, page breaks aside; undefined where other blocks or more lines of the kind stand there. */
function startOf(blocks: readonly Block[], columns: number): number | undefined {
  let found = 0;
  let at = blocks.length;
  while (found < columns && at > 0) {
    const block = blocks[at - 1];
    if (block?.type !== 'break') {
      if (block === undefined || !isName(lineOf(block))) return undefined;
      found++;
    }
    at--;
  }
  return found === columns && blocks[at - 1]?.type !== 'heading' ? at : undefined;
}

const lineOf = (block: Block): string => (block.type === 'heading' ? block.text : (textLine(block) ?? ''));

const isName = (text: string): boolean => text !== '' && countWords(text) <= MOST_WORDS && !endsSentence(text) && !/^\p{Nd}/u.test(text);
