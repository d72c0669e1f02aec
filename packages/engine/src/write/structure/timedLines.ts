/** The programme of a day: lines that begin with a time, straight below one another. */
import type { Block } from '../../model/document.ts';
import { dateIn } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';
import { isTight, textLine } from './textLine.ts';

const FEWEST = 3;
const MOST_WORDS = 20;

/** The blocks with such lines as one list, so that they stay together. Linear in their number. */
export function withTimedLists(blocks: readonly Block[], language: string): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    let end = at;
    while (isTimedLine(blocks[end], language) && (end === at || isTight(blocks[end]))) end++;
    const first = blocks[at];
    if (first?.type === 'paragraph' && end - at >= FEWEST) {
      const items = blocks.slice(at, end).flatMap((block) => (block.type === 'paragraph' ? [{ level: 0, runs: block.runs }] : []));
      out.push({ type: 'list', id: first.id, ordered: false, ...(first.tight && { tight: true }), items });
      at = end;
    } else if (first) {
      out.push(first);
      at++;
    }
  }
  return out;
}

/** "09:30 Doors open", and no message of a chat. */
function isTimedLine(block: Block | undefined, language: string): boolean {
  if (block?.type !== 'paragraph' || block.speaker !== undefined) return false;
  const text = textLine(block) ?? '';
  const time = dateIn(text, language);
  return time?.kind === 'clock' && time.index === 0 && /\p{L}/u.test(text.slice(time.label.length)) && countWords(text) <= MOST_WORDS;
}
