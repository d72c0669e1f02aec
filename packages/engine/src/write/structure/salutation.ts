/** How a speech begins: whom it speaks to, and good morning. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';

/** Blocks at the beginning. */
const WITHIN = 3;
const MOST_WORDS = 24;
const MOST_WORDS_EACH = 5;
const FEWEST_NAMED = 3;

/** The blocks without such a line: "Senhor prefeito, caros colegas, bom dia a todos!" */
export const withoutSalutation = (blocks: readonly Block[], reading: Reading): readonly Block[] =>
  blocks.filter((block, i) => i >= WITHIN || block.type !== 'paragraph' || !isSalutation(textLine(block) ?? '', reading));

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
