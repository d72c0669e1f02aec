/** What stands above and below a line speaks for a heading, or against it. */
import type { Block } from '../../model/document.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { endsSentence, numberDepth, textLine } from './textLine.ts';

/** Words that a paragraph below a heading has at least; a shorter one may be another line like it. */
const FEWEST_BODY = 9;
/** Words of a line that leads to what stands below it: "Before you lift, check four things:". */
const FEWEST_LEADING = 3;

/** The weight of what stands below the block at `index`. */
export function bodyUnder(blocks: readonly Block[], index: number): number {
  const next = blocks[index + 1];
  if (next === undefined || next.type === 'note') return -2;
  if (next.type === 'list') return textLine(next) === undefined ? (/[:：]$/u.test(textLine(blocks[index]) ?? '') ? 1.5 : 1) : 0.5;
  if (next.type === 'table' || next.type === 'facts' || next.type === 'quote' || next.type === 'code') return 1;
  if (next.type === 'heading') return 0;
  const text = textLine(next);
  // What somebody says.
  if (text === undefined) return next.type === 'paragraph' ? 0 : -1;
  if (endsSentence(text) || /[?？؟]$/u.test(text) || countWords(text) >= FEWEST_BODY)
    return columns(text) > 0.8 * columns(textLine(blocks[index]) ?? '') ? 1 : 0.5;
  if (/[:：]$/u.test(text) && countWords(text) >= FEWEST_LEADING && !/[:：]$/u.test(textLine(blocks[index]) ?? '')) return 1;
  // Another short line: the first of several, or a heading of the next level.
  const after = blocks[index + 2];
  const afterText = textLine(after);
  return after !== undefined && afterText !== undefined && (endsSentence(afterText) || countWords(afterText) >= FEWEST_BODY) ? -0.5 : -1;
}

/** The weight of what ends above a line that no blank line sets apart: a sentence, a list, a table. */
export function aboveWeight(above: Block | undefined): number {
  if (above === undefined || above.type === 'heading') return 0;
  if (above.type === 'list') return above.items.length > 1 ? 1 : 0;
  if (above.type === 'table' || above.type === 'facts' || above.type === 'quote') return 1;
  return /[.!?。！？।۔؟…]["'”’»」』)]*$/u.test(textLine(above) ?? '') ? 1 : 0;
}

export const announced = (above: Block | undefined): boolean => {
  const text = textLine(above);
  return text !== undefined && /[:：]$/u.test(text) && countWords(text) > 3;
};

/** The depths of numbers that whole sentences stand behind: clauses of a contract, and no headings. */
export function clauseDepths(blocks: readonly Block[]): ReadonlySet<number> {
  const depths = new Set<number>();
  for (const block of blocks) {
    const text = block.type === 'paragraph' ? textLine(block) : undefined;
    const depth = text === undefined ? 0 : numberDepth(text);
    if (depth > 0 && text !== undefined && endsSentence(text) && countWords(text) >= FEWEST_BODY) depths.add(depth);
  }
  return depths;
}

/** "3.2 A claim must show:" is one of the clauses, and leads to its own members. */
export function leadsToMembers(blocks: readonly Block[], index: number, clauses: ReadonlySet<number>): boolean {
  const text = textLine(blocks[index]) ?? '';
  const depth = numberDepth(text);
  const next = blocks[index + 1]?.type;
  return depth > 0 && clauses.has(depth) && /[:：]$/u.test(text) && (next === 'list' || next === 'table' || next === 'facts');
}
