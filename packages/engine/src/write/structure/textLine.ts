/** What a block of a single line looks like by itself: the evidence by which headings, labels and furniture are told apart. */
import { type Block, plainText } from '../../model/document.ts';
import { perObject } from '../../model/memo.ts';
import { oneLine } from '../../model/oneLine.ts';
import { columns, countWords } from '../sentence/measure.ts';

const MOST_WORDS = 14;
const LONGEST = 100;

/** The text of a paragraph, or of the only item of a numbered list; undefined for everything else. */
export function textLine(block: Block | undefined): string | undefined {
  if (block?.type !== 'paragraph' && block?.type !== 'list') return undefined;
  if (block.type === 'paragraph' ? block.speaker !== undefined : !block.ordered || block.items.length !== 1) return undefined;
  return lineOf(block);
}

const lineOf = perObject((block: Extract<Block, { type: 'paragraph' | 'list' }>) =>
  oneLine(plainText(block.type === 'paragraph' ? block.runs : (block.items[0]?.runs ?? []))),
);

/** Words of a paragraph, a list, or a table. */
export function wordsInBlock(block: Block): number {
  if (block.type === 'list') return block.items.reduce((sum, { runs }) => sum + countWords(plainText(runs)), 0);
  if (block.type === 'table') return block.rows.reduce((sum, row) => sum + countWords(row.join(' ')), 0);
  return countWords(textLine(block) ?? '');
}

export const isTight = (block: Block | undefined): boolean => block !== undefined && 'tight' in block && block.tight === true;

/** Short, with a letter, and not ended like a sentence. */
export function isShortLine(text: string): boolean {
  return text !== '' && /\p{L}/u.test(text) && columns(text) <= LONGEST && countWords(text) <= MOST_WORDS && !endsSentence(text);
}

/** "…, and who was not there has missed the coffee ;-)" */
const SMILES = /\s(?:[:;]-?[)(DP]|\p{Extended_Pictographic}\u{fe0f}?)$/u;

export const endsSentence = (text: string): boolean =>
  (SMILES.test(text) && countWords(text) > MOST_WORDS / 2) ||
  (/[.;,。；，、।۔…!！]["'”’»」』)]*$/u.test(text) && !/\b(?:etc|\p{Lu})\.$/u.test(text));

/** All capitals, in a script that has them: a name in capitals among letters of another script is none. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals >= 4 && !/\p{Ll}/u.test(text) && capitals > 0.6 * (text.match(/\p{L}/gu)?.length ?? 0);
}

export const isBold = (block: Block): boolean =>
  block.type === 'paragraph' && block.runs.length > 0 && block.runs.every((run) => run.bold === true || run.text.trim() === '');

/** Depth of the decimal number that a line begins with: 1 for "2 Scope", 2 for "2.1 Limits", 0 without one, as in "10 g of salt". */
export function numberDepth(text: string): number {
  const match =
    /^(?:(\d{1,2}(?:\.\d{1,2}){1,4}[.)]?|\d{1,2}[.)])\s+[\p{L}"“«„]|(\d{1,2})\s+[\p{Lu}\p{Lo}"“«„]|[IVX]{1,5}[.)]\s+[\p{L}"“«„])/u.exec(
      text,
    );
  return match ? (match[1]?.replace(/[.)]$/u, '').split('.').length ?? 1) : 0;
}

/** An address of the web or of mail, or a telephone number, and hardly anything else. */
export const isAddress = (text: string): boolean =>
  /^(?:\p{L}{1,12}[.:]?\s*)?(?:https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[+(]?\d[\d\s()/.–-]{6,}\d)(?:\s*[|·,].{0,60})?$/u.test(
    text,
  );
