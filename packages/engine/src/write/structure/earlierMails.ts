/** The mails that a mail answers, which programs quote below it. */
import type { Block } from '../../model/document.ts';
import { dateIn } from '../sentence/dates.ts';
import { wordiness } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine, wordsInBlock } from './textLine.ts';

/** Words, as many as in English, of a mail that says something itself; a shorter one only passes on what stands below it. */
const FEWEST_WORDS = 30;
/** Labels of a head that stand together: "From", "Sent", "To". */
const FEWEST_HEADS = 2;
/** "-----Original Message-----" */
export const RULED = /^[-_–—]{3,}\s?\p{L}[\p{L}\s]{3,40}[-_–—]{3,}$/u;

/** Where the first of them begins, below a mail that says something itself; undefined where there is none. */
export function earlierMailsAt(blocks: readonly Block[], reading: Reading, language: string): number | undefined {
  const found = partedAt(blocks, reading, language);
  return found?.isSaying ? found.at : undefined;
}

/** The blocks above the first of them; all, where little is said above it. Linear in the number of blocks. */
export function withoutEarlierMails(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const found = partedAt(blocks, reading, language);
  if (!found) return blocks;
  const { at, own, isSaying } = found;
  if (isSaying) return blocks.slice(0, at);
  // "For your information, please look at it by tomorrow": what only passes the mail on is no part of it.
  const passesOn = RULED.test(textLine(blocks[at] as Block) ?? '') && own.every((block) => !/\p{Nd}/u.test(textLine(block) ?? ''));
  return passesOn ? blocks.slice(at + 1) : blocks;
}

interface Parted {
  /** The first block of the earlier mails. */
  readonly at: number;
  /** What stands above it, without the head of the mail. */
  readonly own: readonly Block[];
  readonly isSaying: boolean;
}

function partedAt(blocks: readonly Block[], reading: Reading, language: string): Parted | undefined {
  const at = blocks.findIndex((block, i) => i > 0 && (opensEarlier(block, reading, language) || quotesOnly(blocks, i, language)));
  if (at < 0) return undefined;
  const own = blocks.slice(0, at).filter((block, i) => i > 0 || !isHead(block, reading));
  return { at, own, isSaying: own.reduce((sum, block) => sum + wordsInBlock(block), 0) >= FEWEST_WORDS * wordiness(language) };
}

/** Who writes, of the head's first line: "Tom Wei" of "Tom Wei <tom@example.org>". */
export const writerOf = (value: string): string => value.replace(/\s*[<[(].*$/u, '');

/** Whether an earlier mail begins with it, or right below it. */
function opensEarlier(block: Block, reading: Reading, language: string): boolean {
  if (block.type === 'facts') return isHead(block, reading);
  const text = textLine(block) ?? '';
  return RULED.test(text) || (/[:：]$/u.test(text) && isEarlierMail(text, language));
}

/** "On Mon, Nov 16, Tom Wei wrote:" needs no year where nothing but what is quoted stands below it. */
function quotesOnly(blocks: readonly Block[], at: number, language: string): boolean {
  const text = textLine(blocks[at] as Block) ?? '';
  if (!/[:：]$/u.test(text) || dateIn(text, language) === undefined) return false;
  let end = at + 1;
  while (blocks[end]?.type === 'quote') end++;
  return end > at + 1 && end === blocks.length;
}

/** "On Mon, 13 Oct 2026, Tom Wei wrote: …": what a mail program quotes of the one that is answered. */
export function isEarlierMail(text: string, language: string): boolean {
  const [, opening] = /^([^:：]{12,100}(?:\d:\d\d[^:：]{0,60})?)[:：](?:\s|$)/u.exec(text) ?? [];
  return opening !== undefined && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(opening) && dateIn(opening, language) !== undefined;
}

export function isHead(block: Block, { subject, mailHead }: Reading): boolean {
  if (block.type !== 'facts') return false;
  const keys = block.entries.map(({ key }) => key.trim());
  return keys.filter((key) => mailHead.test(key)).length >= FEWEST_HEADS && keys.some((key) => subject.test(key));
}
