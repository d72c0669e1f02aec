/** Numbered sentences that stand alone above their paragraphs: "1. The doctor loves it. The doctor doesn't buy it." They head them. */

import { type Block, plainText } from '../../model/document.ts';
import { listLabel } from '../../model/listLabel.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { endsSentence, isTight, textLine } from './textLine.ts';

const FEWEST = 3;
const MOST_WORDS = 14;
/** Words below each on the average: steps with less beside them are steps of one list. */
const FEWEST_BELOW = 12;
const LEVEL = 2;

interface Head {
  readonly at: number;
  readonly number: number;
  readonly text: string;
}

/** The blocks with such lines as headings; lines without a full stop are told by how they look. Linear in their number. */
export function withNumberedHeads(blocks: readonly Block[]): readonly Block[] {
  const heads = blocks.flatMap((_, at) => headAt(blocks, at) ?? []);
  const inRow = heads.length >= FEWEST && heads.every(({ number }, i) => number === i + 1);
  if (!inRow || heads.filter(({ text }) => endsSentence(text)).length < FEWEST - 1) return blocks;
  const below = heads.map(({ at }, i) => wordsIn(blocks.slice(at + 1, heads[i + 1]?.at ?? at + 2)));
  if (below.reduce((sum, words) => sum + words, 0) < FEWEST_BELOW * heads.length) return blocks;
  const found = new Map(heads.map((head) => [head.at, head]));
  return blocks.map((block, at): Block => {
    const head = found.get(at);
    return head ? { type: 'heading', id: block.id, level: LEVEL, text: head.text.replace(/(?<![.])[.。]$/u, '') } : block;
  });
}

function headAt(blocks: readonly Block[], at: number): Head | undefined {
  const block = blocks[at];
  const next = blocks[at + 1];
  if (block?.type !== 'list' || !block.ordered || block.items.length !== 1 || next?.type !== 'paragraph' || !isTight(next))
    return undefined;
  const label = listLabel(block.label ?? '');
  const text = oneLine(plainText(block.items[0]?.runs ?? []));
  return label?.kind === 'digit' && countWords(text) <= MOST_WORDS ? { at, number: label.value, text } : undefined;
}

const wordsIn = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + countWords(textLine(block) ?? ''), 0);
