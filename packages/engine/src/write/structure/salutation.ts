/** How a speech begins: whom it speaks to, and good morning. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { isShortLine, textLine } from './textLine.ts';

/** Blocks at the beginning. */
const WITHIN = 3;
const MOST_WORDS = 24;
const MOST_WORDS_EACH = 5;
const FEWEST_NAMED = 3;

/** The blocks without such a line: "Senhor prefeito, caros colegas, bom dia a todos!" */
export function withoutSalutation(blocks: readonly Block[], reading: Reading): readonly Block[] {
  const isOne = (block: Block) => block.type === 'paragraph' && isSalutation(textLine(block) ?? '', reading);
  const at = blocks.slice(0, WITHIN).findLastIndex(isOne);
  // Above it stand whom it is for, and where: "To all residents".
  return blocks.filter((block, i) => i > at || (i < at && !isOne(block) && !isShortParagraph(block)));
}

const isShortParagraph = (block: Block): boolean => block.type === 'paragraph' && isShortLine(textLine(block) ?? '');

function isSalutation(text: string, reading: Reading): boolean {
  if (!/[!:,！：，،]$/u.test(text) || countWords(text) > MOST_WORDS || /\p{Nd}/u.test(text)) return false;
  const parts = text.split(/[,،，、;]\s*|[!！]\s*/u).filter((part) => part.trim() !== '');
  const greets = parts.some((part) => reading.greeting.test(part.trim()));
  return (
    greets &&
    (parts.length >= FEWEST_NAMED || countWords(text) <= 2 * MOST_WORDS_EACH) &&
    parts.every((part) => countWords(part) <= MOST_WORDS_EACH)
  );
}
