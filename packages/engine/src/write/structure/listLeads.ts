/** A sentence that the items of a list below it end, without a colon: "By the end of the course you can" above "read a map". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { isTight, textLine } from './textLine.ts';

/** Words: fewer are a heading's. */
const FEWEST = 6;
const MOST = 24;

/** The blocks with the colon that says so. Linear in their number. */
export const withListLeads = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, i) => {
    const next = blocks[i + 1];
    if (block.type !== 'paragraph' || block.speaker !== undefined || next?.type !== 'list' || !isTight(next) || next.items.length < 2)
      return block;
    const text = textLine(block) ?? '';
    const words = countWords(text);
    const goesOn = next.items.every(({ runs }) => /^\p{Ll}/u.test(oneLine(plainText(runs))));
    if (words < FEWEST || words > MOST || !goesOn || !/[\p{L}\p{N},]$/u.test(text)) return block;
    return { ...block, runs: [{ text: `${text.replace(/,$/u, '')}:` }] };
  });
