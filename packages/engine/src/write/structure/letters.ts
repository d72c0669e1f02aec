/** Letters: what stands around the text of an e-mail (its head, greeting, closing, signature and small print) and what it is about. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { isEarlierMail, withoutEarlierMails } from './earlierMails.ts';
import { POSTSCRIPT } from './postscripts.ts';
import type { Reading } from './reading.ts';
import { isAddress, isTight, textLine } from './textLine.ts';
import { isContact } from './webLine.ts';

export interface Letter {
  readonly subject: string | undefined;
  /** Without what is no part of the text. */
  readonly blocks: readonly Block[];
}

/** Labels of a head that stand together. */
const FEWEST_HEADS = 2;
const LONGEST_GREETING = 8;
const LONGEST_CLOSING = 7;
/** Words of a line of a signature. */
const LONGEST_SIGNED = 12;
/** A greeting stands among the first blocks. */
const GREETED_WITHIN = 4;
/** Where lines of an address stand above it. */
const ADDRESSED_WITHIN = 9;

/** Undefined for what is no letter. `language` is that of the text where mails that it answers are left out. */
export function letterOf(given: readonly Block[], reading: Reading, language?: string): Letter | undefined {
  const blocks = language === undefined ? given : withoutEarlierMails(given, reading, language);
  const found = headsIn(blocks, reading);
  const body = blocks.flatMap((block) => found.rest.get(block) ?? (found.rest.has(block) ? [] : [block]));
  const greeting = body.slice(0, ADDRESSED_WITHIN).findIndex((block) => isGreeting(textLine(block) ?? '', reading));
  const greeted = greeting >= 0 && greeting < GREETED_WITHIN;
  if (found.heads < FEWEST_HEADS && found.subject === undefined && !greeted) return undefined;
  return {
    subject: found.subject,
    blocks: withoutFrame(language === undefined ? body : withoutAddress(body, greeting), reading, language),
  };
}

/** Words of a line that says whom a letter is for. */
const LONGEST_ADDRESS = 8;

/** Without the lines of the address above the greeting: what ends a sentence or has a date stays. */
function withoutAddress(blocks: readonly Block[], greeting: number): readonly Block[] {
  return blocks.filter((block, i) => {
    const text = textLine(block);
    const isLine = text !== undefined && block.type === 'paragraph' && countWords(text) <= LONGEST_ADDRESS;
    return (
      i >= greeting ||
      !isLine ||
      !(isTight(block) || isTight(blocks[i + 1])) ||
      /[?!。]$|(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.test(text)
    );
  });
}

interface Heads {
  readonly subject: string | undefined;
  readonly heads: number;
  /** What is left of the blocks that have parts of a head. */
  readonly rest: ReadonlyMap<Block, readonly Block[]>;
}

function headsIn(blocks: readonly Block[], reading: Reading): Heads {
  let subject: string | undefined;
  let heads = 0;
  const rest = new Map<Block, readonly Block[]>();
  const kind = (key: string, value: string): 'subject' | 'head' | undefined => {
    const label = key.trim();
    if (reading.subject.test(label)) return value === '' ? undefined : 'subject';
    return reading.mailHead.test(label) ? 'head' : undefined;
  };
  blocks.forEach((block, i) => {
    if (block.type === 'facts') {
      const kinds = block.entries.map(({ key, value }) => kind(key, value));
      // Dates and places are labelled in minutes too: only names of a head together make one.
      const known = kinds.filter((k) => k !== undefined).length;
      // "Unit 3: …" above "Subject: …" is the head of a sheet.
      if (known < FEWEST_HEADS && kinds[0] !== 'subject') return;
      if (!kinds.includes('subject') && !block.entries.some(({ value }) => /@/.test(value)) && i > 2) return;
      block.entries.forEach(({ value }, at) => {
        if (kinds[at] === 'subject') subject ??= value;
        if (kinds[at] !== undefined) heads++;
      });
      const left = block.entries.filter((_, at) => kinds[at] === undefined);
      rest.set(block, left.length > 0 ? [{ ...block, entries: left }] : []);
      return;
    }
    const match = /^([^:：]{1,24})\s*[:：]\s*(\S.*)$/u.exec(textLine(block) ?? '');
    const own = match && kind(match[1] ?? '', match[2] ?? '');
    if (!own || (own === 'head' && i > 6)) return;
    if (own === 'subject') {
      if (i > 6 && subject === undefined) return;
      subject ??= match[2];
    }
    heads++;
    rest.set(block, []);
  });
  const [first] = blocks;
  const opening = textLine(first) ?? '';
  if (
    first &&
    subject !== undefined &&
    reading.reply.test(opening) &&
    withoutReplies(opening, reading) === withoutReplies(subject, reading)
  )
    rest.set(first, []);
  // One label is no head: "Date: 14 May" stands at the top of minutes too.
  if (heads < FEWEST_HEADS && subject === undefined) return { subject, heads, rest: new Map() };
  return { subject: subject === undefined ? undefined : withoutReplies(subject, reading), heads, rest };
}

const withoutReplies = (subject: string, reading: Reading): string =>
  subject
    .replace(reading.reply, '')
    .replace(/^\[[^\]]{1,30}\]\s*/u, '')
    .replace(reading.reply, '')
    .trim();

function isGreeting(text: string, reading: Reading): boolean {
  if (!reading.greeting.test(text)) return false;
  return (
    countWords(text) <= LONGEST_GREETING &&
    /[,!:，：！。．、]$|^[^.?]{2,30}$/u.test(text) &&
    !/(?<!^\p{Lu}\p{Ll}{1,5}|\s\p{Lu}\p{Ll}{1,3})[.!?]\s\p{L}/u.test(text)
  );
}

/** Without greeting, closing, signature and what programs put below. */
function withoutFrame(blocks: readonly Block[], reading: Reading, language: string | undefined): Block[] {
  const kept: Block[] = [];
  let signing = false;
  let greetable = GREETED_WITHIN;
  for (const [i, block] of blocks.entries()) {
    const text = textLine(block) ?? '';
    if (signing && (text === '' ? !isBelowSignature(block) : !isSigned(text, reading) && !isStopped(block, text))) {
      signing = false;
      greetable = GREETED_WITHIN;
    }
    if (block.type === 'quote' && language !== undefined && isEarlierMail(block.text, language)) continue;
    if (text !== '' && greetable-- > 0 && isGreeting(text, reading)) continue;
    if (isClosing(text, reading) || isParting(blocks, i, reading) || DASHES.test(text)) signing = true;
    if (signing || (text !== '' && (reading.mailFoot.test(text) || isAddress(text)))) continue;
    kept.push(block);
  }
  return kept;
}

/** What somebody else wrote before stands quoted below. */
const isBelowSignature = (block: Block): boolean => block.type === 'facts' || block.type === 'quote' || isCard(block);

const LONGEST_PARTING = 12;
const DASHES = /^--\s?$/;

/** "Thanks, and sorry again for the length" above a name; a name above lines of a signature. */
function isParting(blocks: readonly Block[], at: number, reading: Reading): boolean {
  const text = textLine(blocks[at]) ?? '';
  const below = blocks[at + 1];
  // "Priya" above "Priya Nair" signs the letter and begins its signature.
  if (isName(text)) {
    const line = textLine(below) ?? '';
    return (
      below !== undefined &&
      (isCard(below) || DASHES.test(line) || hasContact(line) || (isName(line) && line.startsWith(`${text.replace(/,$/u, '')} `)))
    );
  }
  return reading.closing.test(text) && countWords(text) <= LONGEST_PARTING && !/[.?:]$/u.test(text) && isName(textLine(below) ?? '');
}

/** "Priya", "Anna Wrzos". */
const isName = (text: string): boolean => /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}.'’-]*){0,2},?$/u.test(text);

const hasContact = (text: string): boolean => isContact(text) || /@[\w-]+\.|\s\|\s/u.test(text);

/** Lines of a signature in columns: "Head of Sales | Acme Ltd". */
const isCard = (block: Block): boolean =>
  block.type === 'table' && block.rows.length <= 4 && block.rows.flat().every((cell) => countWords(cell) <= 6);

function isClosing(text: string, reading: Reading): boolean {
  const closing = reading.closing.exec(text)?.[0];
  if (closing === undefined) return false;
  const rest = text.slice(closing.length);
  return (
    countWords(text) <= LONGEST_CLOSING && /^(?:[\s,.!，。！、-]*|[\s,]+\p{Lu}[\p{L}.-]*(?:\s\p{Lu}[\p{L}.-]*){0,2}[,.!]?)$/u.test(rest)
  );
}

/** Words of a line of a signature that ends in a full stop: "Secretary, Bake Club." */
const LONGEST_STOPPED = 6;

/** Such a line stands straight below another of the signature, and what is no sentence of it begins with a capital. */
const isStopped = (block: Block, text: string): boolean =>
  isTight(block) && countWords(text) <= LONGEST_STOPPED && /^[\p{Lu}\p{Lo}\p{Nd}].*\.$/u.test(text) && !POSTSCRIPT.test(text);

const isSigned = (text: string, reading: Reading): boolean =>
  (countWords(text) <= LONGEST_SIGNED && !POSTSCRIPT.test(text) && !/(?<!\p{Lu}|Ltd|Inc|Co|Corp|Bros)[.?]$/u.test(text)) ||
  isClosing(text, reading) ||
  isAddress(text) ||
  reading.mailFoot.test(text) ||
  text.split(/(?<=[.!?])\s+/u).some((sentence) => reading.mailFoot.test(sentence)) ||
  /^--/.test(text);
