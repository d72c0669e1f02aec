/** A line that runs on into the list below it, without a mark at its end: "You can drive for us if you", "are between 21 and 78", … */
import { type Block, plainText, type Run } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { textLine } from './textLine.ts';

const WORDS = { fewest: 3, most: 14 } as const;
const FEWEST_ITEMS = 2;

/** The blocks with such a line in front of its first item, whose sentence it begins; the others go on from it. Linear in their number. */
export function withRunOnLeads(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  blocks.forEach((block, i) => {
    const above = blocks[i - 1];
    if (block.type === 'list' && above?.type === 'paragraph' && runsOn(above, block)) {
      out.pop();
      const [first, ...others] = block.items;
      const runs: Run[] = [...above.runs, { text: ' ' }, ...(first?.runs ?? [])];
      out.push({ ...block, id: above.id, items: [{ level: first?.level ?? 0, runs }, ...others] });
    } else out.push(block);
  });
  return out;
}

function runsOn(above: Extract<Block, { type: 'paragraph' }>, list: Extract<Block, { type: 'list' }>): boolean {
  const text = textLine(above) ?? '';
  const words = countWords(text);
  return (
    above.speaker === undefined &&
    words >= WORDS.fewest &&
    words <= WORDS.most &&
    /^["“„«(]?\p{Lu}.*\p{Ll}$/u.test(text) &&
    list.items.length >= FEWEST_ITEMS &&
    list.items.every(({ runs }) => /^["“„«(]?\p{Ll}/u.test(plainText(runs)))
  );
}
