/**
 * Whom to ask, and what a program prints below: the end of a press release, of minutes, of a page that somebody printed. No audience is shown it.
 * "Press contact:", with the name, number and credit for pictures below it; "Contact: Neha, press@town.example"; "Downloaded from the intranet".
 */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { dateIn } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';
import { contactsIn, isContact } from './webLine.ts';

/** Blocks at the end, among which such lines stand, and never in the first half of the words. */
const FOOT = 12;
/** Words of a line below the name of those who may be asked: a longer one is of the text again. */
const LONGEST_BELOW = 28;
/** Words of a sentence that says whom to ask, and of what a program prints. */
const LONGEST_LINE = 26;
/** Words of a note behind the contacts: "Note: pictures on request". */
const LONGEST_NOTE = 12;

/** The blocks without them; all of them, when nothing else is there. Linear in their number. */
export function withoutContacts(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const half = secondHalf(blocks);
  const from = half < 0 ? blocks.length : Math.max(half, blocks.length - FOOT);
  const kept: Block[] = [];
  const section = contactSection(blocks, reading);
  let below = false;
  blocks.forEach((block, i) => {
    if (i < from) {
      kept.push(block);
      return;
    }
    const text = block.type === 'heading' ? oneLine(block.text) : textLine(block);
    if (i >= section) {
      kept.push(block);
      return;
    }
    if (text !== undefined && isName(text, reading) && namesAnybody(blocks, i)) {
      below = true;
      return;
    }
    below &&= isBelow(block);
    if (below) return;
    if (block.type !== 'facts') {
      const ends = i === blocks.length - 1 && text !== undefined && isLabelled(text, reading);
      if (block.type !== 'paragraph' || text === undefined || !(ends || isLine(text, reading, language))) kept.push(block);
      return;
    }
    const entries = factsLeft(block.entries, reading);
    if (entries.length > 0) kept.push(entries.length === block.entries.length ? block : { ...block, entries });
  });
  return kept.some(({ type }) => type !== 'heading' && type !== 'break') ? kept : blocks;
}

/**
 * Index of the heading of a text's last section, where that says whom to ask and others stand before it: who reads a programme or an offer looks
 * for it there. Behind all blocks where there is none.
 */
export function contactSection(blocks: readonly Block[], { contacts }: Pick<Reading, 'contacts'>): number {
  const headings = blocks.flatMap((block, i) => (block.type === 'heading' ? [i] : []));
  const at = headings.at(-1) ?? -1;
  const heading = blocks[at];
  const isLast = heading?.type === 'heading' && contacts?.test(withoutNumber(oneLine(heading.text))) === true;
  return isLast && headings.length >= FEWEST_SECTIONS && at < blocks.length - 1 ? at : blocks.length;
}
const FEWEST_SECTIONS = 5;

/** Index of the first block that begins in the second half. */
function secondHalf(blocks: readonly Block[]): number {
  const lengths = blocks.map(lengthOf);
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let before = 0;
  return lengths.findIndex((length) => {
    before += length;
    return before - length >= half;
  });
}

/** Letters of a block. */
function lengthOf(block: Block): number {
  if (block.type === 'heading') return block.text.length;
  if (block.type === 'paragraph') return plainText(block.runs).length;
  if (block.type === 'facts') return block.entries.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
  if (block.type === 'list') return block.items.reduce((sum, { runs }) => sum + plainText(runs).length, 0);
  return block.type === 'table' ? block.rows.flat().join('').length : 0;
}

/** "Press contact:", "7. Contact". */
const isName = (text: string, { contacts }: Reading): boolean => contacts?.test(withoutNumber(text).replace(/\s*[:：]$/u, '')) ?? false;

const withoutNumber = (text: string): string => text.replace(/^\p{Nd}{1,2}[.)]?\s+/u, '');

/** Whether a short line stands below; labelled values alone under a heading are what the last slide tells. */
function namesAnybody(blocks: readonly Block[], at: number): boolean {
  const next = blocks[at + 1];
  if (blocks[at]?.type === 'heading' && next?.type === 'facts' && blocks.length <= at + 2) return false;
  return next !== undefined && isBelow(next) && !isDirectory(blocks.slice(at + 1));
}

/** Several people with their numbers are what the section is there for: who has the key, who minds the water. */
function isDirectory(below: readonly Block[]): boolean {
  const end = below.findIndex((block) => !isBelow(block));
  const lines = below
    .slice(0, end < 0 ? below.length : end)
    .flatMap(linesOf)
    .flatMap((line) => line.split('\n'));
  return (
    lines.filter((line) => contactsIn(line) > 0 && (line.match(/\p{Lu}\p{Ll}+|\p{Lo}{2,}/gu)?.length ?? 0) >= WORDS_OF_NAME).length >=
    FEWEST_PEOPLE
  );
}
const WORDS_OF_NAME = 2;
const FEWEST_PEOPLE = 2;

/** A paragraph, the entries, the items. */
function linesOf(block: Block): string[] {
  if (block.type === 'paragraph') return [plainText(block.runs)];
  if (block.type === 'facts') return block.entries.map(({ key, value }) => `${key}: ${value}`);
  return block.type === 'list' ? block.items.map(({ runs }) => plainText(runs)) : [];
}

function isBelow(block: Block | undefined): boolean {
  if (block === undefined || block.type === 'heading' || block.type === 'table') return false;
  return wordsOf(block) <= LONGEST_BELOW;
}

const wordsOf = (block: Block): number => Math.max(0, ...linesOf(block).map(countWords));

/** "Questions? ops@home.example", "If you have questions, ask Dilys"; what is to be asked by a day is the text's own. */
function isLine(text: string, { enquiry, printout }: Reading, language: string): boolean {
  if (countWords(text) > LONGEST_LINE) return false;
  if (printout?.test(text)) return true;
  return (enquiry?.test(text) ?? false) && !isDated(text, language);
}

/** "Contact: Ruth Ansah, Head of Property Services, ext. 4410. Background papers: …", as the last words of all. */
function isLabelled(text: string, { contacts }: Reading): boolean {
  const label = /^(\p{L}[^:：.!?]{2,40}?)\s?[:：]\s/u.exec(text)?.[1];
  return label !== undefined && contacts?.test(label) === true && countWords(text) <= LONGEST_LINE;
}

/** A telephone number is no day. */
const isDated = (text: string, language: string): boolean => contactsIn(text) === 0 && dateIn(text, language)?.kind === 'calendar';

type Facts = Extract<Block, { type: 'facts' }>;

/** The entries without those who may be asked, and without a short note straight behind them. */
function factsLeft(entries: Facts['entries'], { contacts, enquiry, printout }: Reading): Facts['entries'] {
  let asked = false;
  return entries.filter(({ key, value }) => {
    const line = `${key}: ${value}`;
    const own = contacts?.test(key.trim()) || printout?.test(line) || (enquiry?.test(line) && isContact(line));
    if (own) asked = true;
    return !(own || (asked && countWords(value) <= LONGEST_NOTE && !/\p{Nd}/u.test(value)));
  });
}
