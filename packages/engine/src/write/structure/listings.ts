/** Code of several lines, which a slide of words can neither set nor shorten: whoever presents it shows the program itself. */
import type { Block } from '../../model/document.ts';
import { wordsInBlock } from './textLine.ts';

/** Lines that can be said: a command, a call. */
const MOST_LINES = 2;
/** Words of the text around it, without which the code is all that there is. */
const FEWEST_WORDS = 60;

/** The blocks without such code, and without a heading that stands above nothing else; all of them where they are mostly code. */
export function withoutListings(blocks: readonly Block[]): readonly Block[] {
  const isListing = (block: Block | undefined): boolean => block?.type === 'code' && block.text.trim().split('\n').length > MOST_LINES;
  if (!blocks.some(isListing)) return blocks;
  const words = blocks.reduce((sum, block) => sum + wordsInBlock(block), 0);
  if (words < FEWEST_WORDS) return blocks;
  return blocks.filter((block, i) => !isListing(block) && !(block.type === 'heading' && headsOnly(blocks, i, isListing)));
}

/** Whether nothing but such code stands between the heading and the next one of its level or above. */
function headsOnly(blocks: readonly Block[], at: number, isListing: (block: Block | undefined) => boolean): boolean {
  const heading = blocks[at];
  const next = blocks[at + 1];
  if (heading?.type !== 'heading' || !isListing(next)) return false;
  const after = blocks.findIndex((block, i) => i > at && !isListing(block) && block.type !== 'break');
  const following = blocks[after];
  return following === undefined || (following.type === 'heading' && following.level <= heading.level);
}
