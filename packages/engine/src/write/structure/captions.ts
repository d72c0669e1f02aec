/** Captions that are paragraphs of their own beside their table: "Table 2: Where the time went". */
import { isTableCaption } from '../../languages/labels.ts';
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { textLine } from './textLine.ts';

type Table = Extract<Block, { type: 'table' }>;

/** Words: a caption may name its source and explain a column. */
const LONGEST = 60;

/**
 * The blocks with each such line as the caption of the table that it stands at: of the one above it where that has none, else of the one
 * below. Linear in the number of blocks.
 */
export function withCaptions(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  let waiting: string | undefined;
  blocks.forEach((block, i) => {
    const text = block.type === 'paragraph' ? textLine(block) : undefined;
    if (text !== undefined && isTableCaption(text) && countWords(text) <= LONGEST) {
      const above = out.at(-1);
      if (isBare(above)) {
        out[out.length - 1] = { ...above, caption: text };
        return;
      }
      if (isBare(nextOf(blocks, i))) {
        waiting = text;
        return;
      }
    }
    const takes = waiting !== undefined && isBare(block);
    out.push(takes ? { ...block, caption: waiting } : block);
    if (takes) waiting = undefined;
  });
  return out;
}

const isBare = (block: Block | undefined): block is Table => block?.type === 'table' && block.caption === undefined;

/** The block behind it, page breaks aside. */
function nextOf(blocks: readonly Block[], i: number): Block | undefined {
  const next = blocks[i + 1];
  return next?.type === 'break' ? blocks[i + 2] : next;
}
