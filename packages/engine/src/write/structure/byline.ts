/** What stands between the title of a paper and its abstract: authors, where they work, when it was received. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';

/** Blocks in which the abstract or introduction of a paper begins. */
const WITHIN = 40;
/** Words of prose, which names and addresses are not. */
const FEWEST_OF_PROSE = 25;

/** The blocks of a file without such lines, and without the labels of its abstract. `titled`: the first heading is the title. */
export function withoutBylines(blocks: readonly Block[], reading: Reading, titled: boolean): readonly Block[] {
  const opens = blocks.slice(0, WITHIN).findIndex((block) => block.type === 'heading' && isOpening(reading.roleOf(block.text)));
  return blocks.filter((block, i) => {
    const text = block.type === 'heading' ? block.text : textLine(block);
    if (i < WITHIN && block.type !== 'heading' && text !== undefined && reading.paperLabel.test(text)) return false;
    if (i >= opens || (titled && i === 0 && block.type === 'heading')) return true;
    if (block.type === 'picture' || block.type === 'break' || block.type === 'table') return true;
    return text !== undefined && isProse(text);
  });
}

const isOpening = (role: string | undefined): boolean => role === 'abstract' || role === 'introduction' || role === 'summary';

/** Sentences: a full stop behind words in lower case, and no addresses. */
function isProse(text: string): boolean {
  if (countWords(text) < FEWEST_OF_PROSE || /\S@\S/.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const lower = words.filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word)).length;
  return lower >= 0.6 * words.length;
}
