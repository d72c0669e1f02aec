/** Lists that somebody wrote without marks: short lines straight below one another. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { endsSentence, isTight, textLine } from './textLine.ts';

const FEWEST = 3;
const MOST_WORDS = 20;

/** The blocks with such lines as one list. Linear in their number. */
export function withLineLists(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  let row: Extract<Block, { type: 'paragraph' }>[] = [];
  const close = () => {
    const [first] = row;
    if (first && row.length >= FEWEST)
      out.push({
        type: 'list',
        id: first.id,
        ordered: false,
        ...(first.tight && { tight: true }),
        items: row.map(({ runs }) => ({ level: 0, runs })),
      });
    else out.push(...row);
    row = [];
  };
  blocks.forEach((block) => {
    if (block.type === 'paragraph' && isEntry(block) && isTight(block)) row.push(block);
    else {
      close();
      out.push(block);
    }
  });
  close();
  return out;
}

/** "Jan 2026 Trial bores", "May–Sep 2026 Drilling". */
const DATED = /^\p{L}{3,10}\.?(?:\s?[–—-]\s?\p{L}{3,10}\.?)?\s(?:19|20)\p{Nd}{2}\s\p{L}/u;

/** Neither a sentence nor a question nor what leads to something; a line that begins with a time or date is one of a chronicle. */
function isEntry(block: Extract<Block, { type: 'paragraph' }>): boolean {
  const text = textLine(block);
  if (text === undefined || text === '' || block.speaker !== undefined) return false;
  return (
    countWords(text) <= MOST_WORDS &&
    !endsSentence(text) &&
    !/[:：?？؟]$/u.test(text) &&
    /^["“„«(]?\p{L}/u.test(text) &&
    !DATED.test(text) &&
    !/^[^:：\p{Nd}]{1,40}[:：]\s/u.test(text)
  );
}
