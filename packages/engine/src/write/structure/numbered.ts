/** Steps and asks that are numbered, each in a paragraph of its own: "1 Boil the potatoes. …", "2 Mix the flour …"; "1. approve the oven;". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { endsSentence } from './textLine.ts';

const FEWEST = 3;
/** Words of a step: what is shorter and no sentence may be a heading. */
const FEWEST_WORDS = 10;
const OPENS = /^(\d{1,2})(?:\s+(?=\p{Lu})|[.)]\s+(?=\p{Ll}))(\S.+)$/su;

/** The blocks with such paragraphs as one ordered list. Linear in their number. */
export function withNumbered(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const steps: string[] = [];
    for (let step = stepIn(blocks[at]); step?.number === steps.length + 1; step = stepIn(blocks[at + steps.length])) steps.push(step.text);
    const block = blocks[at] as Block;
    if (steps.length < FEWEST) {
      out.push(block);
      at++;
      continue;
    }
    out.push({ type: 'list', id: block.id, ordered: true, label: '1.', items: steps.map((text) => ({ level: 0, runs: [{ text }] })) });
    at += steps.length;
  }
  return out;
}

function stepIn(block: Block | undefined): { readonly number: number; readonly text: string } | undefined {
  if (block?.type !== 'paragraph' || block.speaker !== undefined) return undefined;
  const [, number = '', text = ''] = OPENS.exec(oneLine(plainText(block.runs))) ?? [];
  return number !== '' && (endsSentence(text) || countWords(text) >= FEWEST_WORDS) ? { number: Number(number), text } : undefined;
}
