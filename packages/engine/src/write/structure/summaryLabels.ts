/** Labels before the sentence that sums a text up: it says as much without them. "In short: cycling pays", "TL;DR: hire two people". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { Reading } from './reading.ts';

/** The line without such a label. */
export function withoutSummaryLabel(text: string, { summaryLabel }: Reading): string {
  const label = summaryLabel.exec(text)?.[0];
  return label === undefined ? text : text.slice(label.length).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const SENTENCES = /(?<=[.!?。！？]["”»）)]?)(\s*)(?=\S)/u;

/** The blocks without such labels at the beginnings of paragraphs and of sentences within them. Linear in the length of the text. */
export function withoutSummaryLabels(blocks: readonly Block[], reading: Reading): readonly Block[] {
  return blocks.map((block) => {
    if (block.type !== 'paragraph' || block.speaker !== undefined) return block;
    const text = oneLine(plainText(block.runs));
    const told = text
      .split(SENTENCES)
      .map((part) => withoutSummaryLabel(part, reading))
      .join('');
    return told === text ? block : { ...block, runs: [{ text: told }] };
  });
}
