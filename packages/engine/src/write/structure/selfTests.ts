/** Questions by which a learner tests what he has learnt: nobody answers them in the text. */
import { type Block, plainText } from '../../model/document.ts';
import { keyOf, type Reading } from './reading.ts';

/** The blocks without such questions, and without the heading that they stand under. Linear in their number. */
export function withoutSelfTests(blocks: readonly Block[], { selfTest }: Reading): readonly Block[] {
  const kept: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    let end = at + 1;
    if (block.type === 'heading' && selfTest?.test(keyOf(block.text))) while (isQuestion(blocks[end])) end++;
    if (end === at + 1) kept.push(block);
    else {
      // What else stands there keeps the heading.
      const next = blocks[end];
      if (next !== undefined && next.type !== 'heading') kept.push(block);
      at = end - 1;
    }
  }
  return kept;
}

const ASKS = /[?？؟]["'»”」』)]*$/u;

function isQuestion(block: Block | undefined): boolean {
  if (block?.type === 'heading') return ASKS.test(block.text);
  if (block?.type === 'paragraph') return ASKS.test(plainText(block.runs).trim());
  return block?.type === 'list' && block.items.every(({ runs }) => ASKS.test(plainText(runs).trim()));
}
