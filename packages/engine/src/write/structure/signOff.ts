/** The name under a text: who signed it, alone on its last line. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { textLine } from './textLine.ts';

const LONGEST = 6;
/** "M. Fauchon", "The secretary, M. Fauchon", "Seun". */
const SIGNED =
  /^(?:\p{L}[\p{L}\p{M}'’ ]{2,30},\s+)?(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:\p{Lu}\.|\p{Lu}\p{Ll}[\p{L}'’-]+)){0,2}$/u;

/** The blocks without such a line at their end. */
export function withoutSignOff(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1);
  const above = blocks.at(-2);
  const text = last?.type === 'paragraph' ? textLine(last) : undefined;
  const prose = textLine(above);
  const signs = text !== undefined && countWords(text) <= LONGEST && SIGNED.test(text);
  // Below a heading or among other short lines it may be what the text says.
  return signs && prose !== undefined && /[.!?。！？]["”»)]?$/u.test(prose) ? blocks.slice(0, -1) : blocks;
}
