/** Clauses whose members are too many for one sentence: "2.3 The Station may use the Equipment outside, provided that: (a) …; (b) …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { numberDepth } from './textLine.ts';

const DEEPEST = 6;
/** Words of such a clause: a longer one is no heading. */
const LONGEST = 22;
const FEWEST = 2;

/**
 * The blocks with such a clause as the heading of its members, behind the other clauses of its section: a member says nothing without it.
 * Linear in their number.
 */
export function withLedLists(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  let behind: Block[] = [];
  let level: number | undefined;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    const next = blocks[at + 1];
    if (block.type === 'heading') {
      out.push(...behind, block);
      behind = [];
      level = block.level;
      continue;
    }
    const lead = level === undefined ? undefined : leadIn(block);
    if (level !== undefined && lead !== undefined && next?.type === 'list' && next.items.length >= FEWEST) {
      behind.push({ type: 'heading', id: block.id, level: Math.min(DEEPEST, level + 1), text: lead }, membersOf(next));
      at++;
    } else out.push(block);
  }
  return [...out, ...behind];
}

type List = Extract<Block, { type: 'list' }>;

/** The members with their letters, in a table: none of them is left out or put among other clauses. */
const membersOf = ({ id, label = '', items }: List): Block => ({
  type: 'table',
  id,
  rows: items.map(({ runs }, i) => [labelAt(label, i), oneLine(plainText(runs))]),
});

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** "(a)" and three further is "(d)". */
function labelAt(first: string, steps: number): string {
  const mark = /[\p{L}\d]+/u.exec(first)?.[0] ?? '';
  const letter = mark.length === 1 ? mark.codePointAt(0) : undefined;
  const own = /^\d+$/.test(mark)
    ? String(Number(mark) + steps)
    : mark === 'i'
      ? (ROMAN[steps] ?? '')
      : letter === undefined
        ? ''
        : String.fromCodePoint(letter + steps);
  return own === '' ? '' : first.replace(mark, own);
}

/** The clause without its number and colon. */
function leadIn(block: Block): string | undefined {
  if (block.type !== 'paragraph' || block.speaker !== undefined) return undefined;
  const text = oneLine(plainText(block.runs));
  if (numberDepth(text) < 2 || !/[:：]$/u.test(text) || /[.!?]\s+\p{Lu}/u.test(text.replace(/^[\d.]+\s/u, ''))) return undefined;
  const bare = text
    .replace(/^[\d.]+[.)]?\s+/u, '')
    .replace(/[,，]?\s*[:：]$/u, '')
    .trim();
  return bare !== '' && countWords(bare) <= LONGEST ? bare : undefined;
}
