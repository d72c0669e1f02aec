/** A text's sheet: the labelled lines at its head that say what it is, whose it is, and by which number it goes. */
import type { Block } from '../../model/document.ts';
import { columns, countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { endsSentence, textLine } from './textLine.ts';

const LONGEST_TITLE = 140;
/** Blocks above the first prose in which a text says what it is: its sheet. */
const LONGEST_SHEET = 10;

/** The facts at the head of a text, if one of them says who wrote it, when, or by which number it goes: the others are of their kind. */
export function sheetOf(blocks: readonly Block[], at: number, isFront: (text: string) => boolean): ReadonlySet<Block> {
  const sheet = new Set<Block>();
  let formal = false;
  for (const block of blocks.slice(at, at + LONGEST_SHEET)) {
    const text = textLine(block);
    if (
      block.type === 'heading' ||
      block.type === 'list' ||
      (text !== undefined && (countWords(text) >= PROSE_OF_TEXT || endsSentence(text)))
    )
      break;
    if (text !== undefined && (isFront(text) || isCode(text))) formal = true;
    if (block.type !== 'facts') continue;
    sheet.add(block);
    if (block.entries.some(({ key, value }) => isFront(`${key}: ${value}`) || isCode(value))) formal = true;
  }
  return formal ? sheet : new Set();
}
const PROSE_OF_TEXT = 14;

/** "INC-2291", "IT-17, version 2.0": what only files a text. */
export const isCode = (text: string): boolean =>
  countWords(text) <= 6 && /(?<![\p{L}\p{Nd}])\p{Lu}{1,6}(?:[-/]\p{Lu}{1,6})*[-/ ]?\p{Nd}{2,8}(?![\p{L}\p{Nd}])|№/u.test(text);

/** The value of a form's field and no figure that a text turns on. */
export const isFormal = (value: string): boolean =>
  countWords(value) <= 9 && !/[%€$£¥₹₽₺]|\p{Nd}[.,]\p{Nd}{3}(?!\p{Nd})/u.test(value) && !/[.!?]$/u.test(value);

/** "Course: Hydrology" among such facts; below "Unit 3: Rivers" such a line names the course that the unit is of. */
export function titledIn(sheet: ReadonlySet<Block>, first: Block | undefined, { titled, chapter }: Reading): string | undefined {
  for (const block of sheet) {
    if (block.type !== 'facts' || (block === first && chapter.test(block.entries[0]?.key ?? ''))) continue;
    const entry = block.entries.find(({ key }) => titled?.test(key.trim()));
    if (entry) return entry.value;
  }
  return undefined;
}

/** "Report: libraries in the province" above "Prepared by: …" was read as two facts. */
export function labelledTitle(
  block: Block | undefined,
  isFront: (text: string) => boolean,
  sheet: ReadonlySet<Block>,
  { chapter }: Reading,
): string | undefined {
  if (block?.type !== 'facts') return undefined;
  const [first, ...others] = block.entries;
  const isFormField = ({ key, value }: { key: string; value: string }) =>
    isFront(`${key}: ${value}`) || (sheet.has(block) && isFormal(value));
  const divides = first !== undefined && chapter.test(first.key);
  if (
    !first ||
    others.length === 0 ||
    !(divides ? others.some(isFormField) : others.every(isFormField)) ||
    isFront(`${first.key}: ${first.value}`)
  )
    return undefined;
  const title = `${first.key}: ${first.value}`;
  return countWords(first.value) >= FEWEST_TITLE_WORDS && columns(title) <= LONGEST_TITLE ? title : undefined;
}
const FEWEST_TITLE_WORDS = 3;
