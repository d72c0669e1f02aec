/** Lists and small tables that somebody wrote without marks: short lines straight below one another. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { isDatedLine } from './dated.ts';
import { endsSentence, isTight, textLine } from './textLine.ts';

const FEWEST = 3;
const MOST_WORDS = 20;

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** The blocks with such lines as one list. Linear in their number. */
export function withLineLists(blocks: readonly Block[], language: string): readonly Block[] {
  const out: Block[] = [];
  let row: Paragraph[] = [];
  const close = () => {
    const [first] = row;
    // Amounts stand among other things that are needed; a row of hardly anything else is told by its amounts, or is no list.
    const counted = row.filter((line) => AMOUNT.test(textLine(line) ?? '')).length;
    const cells = row.map((line) => VALUED.exec(textLine(line) ?? ''));
    if (first && row.length >= FEWEST && row.some((line) => RANGED.test(textLine(line) ?? '')) && cells.every((cell) => cell !== null))
      out.push({
        type: 'table',
        id: first.id,
        ...(first.tight && { tight: true }),
        rows: cells.map((cell) => [cell?.[1] ?? '', cell?.[2] ?? '']),
      });
    else if (first && row.length >= FEWEST && 2 * counted <= row.length)
      out.push({
        type: 'list',
        id: first.id,
        ordered: false,
        ...(first.tight && { tight: true }),
        items: row.map(({ runs }) => ({ level: 0, runs })),
      });
    else out.push(...row);
    row = [];
  };
  blocks.forEach((block) => {
    const isOne = block.type === 'paragraph' && isTight(block) && (isEntry(block, language) || isLongPair(block, row));
    if (isOne) row.push(block);
    else {
      close();
      out.push(block);
    }
  });
  close();
  return out;
}

const PAIR = /^\p{L}[^–—.:：!?؟،;؛]{0,40}\s[–—-]\s\S/u;
const LONGEST_PAIR = 60;

/** "Candle wax – ice until it breaks. Never iron it." below "Tea – vinegar" and "Blood – cold water only": one more of them, at more length. */
function isLongPair(block: Paragraph, row: readonly Paragraph[]): boolean {
  const text = textLine(block) ?? '';
  const words = countWords(text);
  return (
    row.length >= FEWEST &&
    PAIR.test(text) &&
    words > MOST_WORDS &&
    words <= LONGEST_PAIR &&
    row.every((line) => PAIR.test(textLine(line) ?? ''))
  );
}

/** "Jan 2026 Trial bores", "May–Sep 2026 Drilling". */
const DATED = /^\p{L}{3,10}\.?(?:\s?[–—-]\s?\p{L}{3,10}\.?)?\s(?:19|20)\p{Nd}{2}\s\p{L}/u;

/** "2 syringes", "8 mm spanner": a number of one or two digits, and of what. */
const AMOUNT = /^\p{Nd}{1,2}\s?\p{Ll}/u;

/** It begins with a number that is no year. */
const RANGED = /^\p{Nd}{1,3}(?!\p{Nd})/u;

/** "1–3 years 70%", "3년 초과 40%": a range or a time, and the share or the sum that it stands for. */
const VALUED = /^(\S.{0,40}?\p{L}\p{M}*\)?)(?:\s?[:：=–—-])?\s+([-+−]?(?:[€$£¥₹₩]\s?)?\p{Nd}[\p{Nd}.,]*\s?(?:[%％٪€$£¥₹₩]))$/u;

/** Neither a sentence nor a question nor what leads to something; a line that begins with a time or date is one of a chronicle. */
function isEntry(block: Paragraph, language: string): boolean {
  const text = textLine(block);
  if (text === undefined || text === '' || block.speaker !== undefined) return false;
  return (
    countWords(text) <= MOST_WORDS &&
    !endsSentence(text) &&
    !/[:：?？؟]$/u.test(text) &&
    (/^["“„«(]?\p{L}/u.test(text) || ((AMOUNT.test(text) || (RANGED.test(text) && VALUED.test(text))) && !isDatedLine(text, language))) &&
    !DATED.test(text) &&
    !/^[^:：\p{Nd}]{1,40}[:：]\s/u.test(text)
  );
}
