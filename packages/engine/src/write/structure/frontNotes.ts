/**
 * Below the title of a text with sections: who keeps it, which version it is, what is to be done with it. "Owner: D. Achterberg (manager). Last
 * edited 11 February. Please don't forward older versions." No slide says it.
 */
import type { Block } from '../../model/document.ts';
import { dateIn } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';
import { isFrontLine } from './frontLine.ts';
import { imprintIn } from './imprint.ts';
import type { Reading } from './reading.ts';
import { endsSentence, textLine } from './textLine.ts';

/** Headings of a text that such a paragraph stands above. */
const FEWEST_HEADINGS = 3;
/** Blocks between the title and the first section. */
const MOST_NOTES = 4;
const LONGEST = 48;
/** Words of a part that files the text, and of all that is said besides. */
const LONGEST_PART = 14;
const MOST_BESIDE = 26;
const MOST_BESIDE_PARTS = 2;
/** Words of what a text says of its subject. */
const FEWEST_ABOUT = 6;
/** Words beside a date: "Last edited 11 February". */
const MOST_BESIDE_DATE = 3;
/** Words of a line without a stop that has a number of its own and names an edition: "Contract ref. WG-25/118, draft 3 for comment". */
const LONGEST_FILED = 20;
const NUMBER = /(?<![\p{L}\p{Nd}])\p{Lu}{1,6}(?:[-/]\p{Lu}{1,6})*[-/ ]?\p{Nd}{2,8}(?!\p{L})/u;
const SUM = /[%‰\p{Sc}]|\p{Nd}[., {2}]\p{Nd}{3}(?!\p{Nd})/u;

/** The blocks without such paragraphs; a heading above one of them, straight below the title, is a line of the cover. Linear in their number. */
export function withoutFrontNotes(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const at = blocks.findIndex(({ type }) => type === 'heading');
  if (at < 0 || at > 1 || blocks.filter(({ type }) => type === 'heading').length < FEWEST_HEADINGS) return blocks;
  const second = blocks[at + 1];
  const start = second?.type === 'heading' ? at + 2 : at + 1;
  const isNote = (block: Block | undefined): boolean =>
    block?.type === 'paragraph' && isFrontNote(textLine(block) ?? '', reading, language);
  let end = start;
  while (end < start + MOST_NOTES && isNote(blocks[end])) end++;
  if (end === start || blocks[end] === undefined) return blocks;
  // What says who wrote it, and when, and nothing else, is read for the cover.
  const isRead = (block: Block): boolean => isLineOfCover(textLine(block) ?? '', reading, language);
  if (second?.type !== 'heading') return blocks.filter((block, i) => i < start || i >= end || isRead(block));
  // Below a heading of the text stands its text.
  if (blocks[end]?.type !== 'heading') return blocks;
  const line: Block = { type: 'paragraph', id: second.id, runs: [{ text: second.text }] };
  return [...blocks.slice(0, at + 1), line, ...blocks.slice(end)];
}

const isLineOfCover = (text: string, reading: Reading, language: string): boolean =>
  isFrontLine(text, language, reading) || imprintIn(text, language, reading) !== undefined;

/** Whether a paragraph files the text and says nothing of its subject. */
function isFrontNote(text: string, reading: Reading, language: string): boolean {
  if (text === '' || countWords(text) > LONGEST || SUM.test(text)) return false;
  if (isLineOfCover(text, reading, language)) return true;
  if (!endsSentence(text) && countWords(text) <= LONGEST_FILED && NUMBER.test(text) && reading.imprint?.test(text)) return true;
  const parts = text
    .split(
      /(?<=[\p{L}\p{N})\]”"»])[.。]\s*(?=[\p{Lu}\p{Lo}])(?<!(?<!\p{L})\p{L}{1,3}\.\s?)(?<!(?<!\p{Nd})\p{Nd}{1,2}\.\s?)|\s*[|·•／]\s*|\t/u,
    )
    .map((part) => part.replace(/[.。]$/u, '').trim())
    .filter((part) => part !== '');
  const beside = parts.filter((part) => !isFiling(part, reading, language));
  // "A small cache server for tide tables. Version 0.9 is a preview": what opens with the subject is about it.
  if (beside[0] !== undefined && beside[0] === parts[0] && countWords(beside[0]) >= FEWEST_ABOUT) return false;
  return (
    beside.length < parts.length &&
    beside.length <= MOST_BESIDE_PARTS &&
    // What only has a date in it is a sentence among others.
    (beside.length === 0 || parts.length - beside.length >= 2 || /\p{Nd}/u.test(beside.join(' ')) === false) &&
    beside.reduce((sum, part) => sum + countWords(part), 0) <= MOST_BESIDE
  );
}

/** "Edited by Ann Lee", "Owner: Ann Lee (manager)", "Third edition", "Last edited 11 February". */
function isFiling(part: string, reading: Reading, language: string): boolean {
  if (countWords(part) > LONGEST_PART) return false;
  if (isLineOfCover(part, reading, language)) return true;
  if (reading.imprint?.test(part) || reading.smallPrint?.test(part)) return true;
  const label = /^([^:：]{2,24})\s?[:：]\s*(\S.*)$/u.exec(part);
  if (label?.[1] !== undefined && (reading.byline.test(label[1]) || reading.dated.test(label[1]))) return true;
  if (label?.[2] !== undefined && NAMED.test(label[2])) return true;
  const date = dateIn(part, language);
  return date?.kind === 'calendar' && countWords(part.replace(date.label, ' ')) <= MOST_BESIDE_DATE;
}

/** A name of two words or more, and in brackets what its bearer is. */
const NAMED = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}.'’-]*){1,3}(?:\s?[(（][^()（）]{2,40}[)）])?$/u;
