/** Where several lines stand above a text: which of them is its title. The others say whose it is, when, where, for whom. */
import { type Block, plainText } from '../../model/document.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { isDatedLine } from './dated.ts';
import { isPlaceAndDate } from './frontLine.ts';
import { keyOf, type Reading } from './reading.ts';
import { isCode } from './sheet.ts';
import { endsSentence, isShouted, isTight, numberDepth, textLine } from './textLine.ts';
import { contactsIn, isContact, ownerKeyOf, ownersIn } from './webLine.ts';

export interface Masthead {
  /** Index of the block that the title stands in. */
  readonly title: number;
  /** Index of the first block that is no line of the masthead. */
  readonly end: number;
  /** The title is a person's name; below it lines with times are of that person's life. */
  readonly isName?: boolean;
}

/** Blocks among which the lines above a text stand. */
const WITHIN = 14;
const FEWEST = 2;
const LONGEST_TITLE = 150;
const MOST_TITLE_WORDS = 26;
/** Words of a sentence that belongs to the text. */
const PROSE = 9;
/** Words of one with its full stop, below a line that may be the title. */
const SENTENCE = 6;
/** Words of the name of an organization; a headline that speaks of one is longer. */
const LONGEST_NAME = 8;
/** Words from which a line says something. */
const HEADLINE = 6;
/** Blocks of the text among which the words of a title come back. */
const REPEATED_WITHIN = 120;
/** Letters of a word that its inflections share. */
const STEM = 5;

/** Which lines of a text may say whose it is, and which count on and head what stands below them. */
export interface FrontLines {
  readonly isFront: (text: string) => boolean;
  readonly counted: ReadonlySet<string>;
}

/** `whole` has the foot of the page too, which says whose it is. Undefined where fewer than two lines compete, or where a heading is marked as one. Linear in the number of blocks. */
export function mastheadOf(
  blocks: readonly Block[],
  whole: readonly Block[],
  front: FrontLines,
  reading: Reading,
  language: string,
): Masthead | undefined {
  const { isFront } = front;
  const end = endOf(blocks, front, reading, language);
  const lines = blocks.slice(0, end).map((block) => textLine(block) ?? '');
  if (isOwnName(lines, whole.slice(0, MOST_TO_CONTACT + 1), reading)) {
    const group = blocks.findIndex((block, i) => i > 0 && !isTight(block));
    return { title: 0, end: Math.min(end, Math.max(group, 1)), isName: true };
  }
  const competing = lines.flatMap((text, at) => (isCandidate(text, isFront, reading) ? [at] : []));
  if (competing.length < FEWEST) return undefined;
  const said = stemsIn(blocks.slice(end, end + REPEATED_WITHIN));
  const owners = ownersIn(whole.map(textLine));
  const loud = competing.every((at) => isShouted(lines[at] ?? ''));
  const worth = (at: number): number => {
    const text = lines[at] ?? '';
    const words = countWords(text);
    const names = (reading.document?.test(text) ?? false) && !isByPerson(text) && !isNamedAtOnce(text, reading);
    const next = lines[at + 1];
    const below = blocks[at + 1];
    return (
      (names ? 1.5 : 0) +
      (words >= HEADLINE ? 1.5 : words <= 2 ? -0.5 : 0) +
      1.5 * repeated(text, said) -
      (isOwner(text, owners) ? 3 : 0) -
      (isOrganization(text, reading) ? 2 : 0) -
      (isKindAlone(text, reading) ? 4 : 0) -
      (isShouted(text) && !loud ? 1 : 0) -
      // "Porto, 19 de outubro de 2026": where and when.
      (!names && isPlaceAndDate(text, isFront) ? 1.5 : 0) +
      (next !== undefined && next !== '' && isFront(next) ? 1 : 0) -
      (isTight(below) && at === end - 1 ? 1 : 0) -
      0.3 * competing.indexOf(at)
    );
  };
  // Below a line that says something stands what adds to it.
  const says = (at: number) => worth(at) >= ENOUGH;
  const worths = competing.map((at, i) => worth(at) - (competing.slice(0, i).some(says) ? BELOW : 0));
  const best = competing[worths.indexOf(Math.max(...worths))] ?? 0;
  const belongs = (text: string) => isFront(text) || isApart(text, reading) || isOwner(text, owners) || isOrganization(text, reading);
  return { title: best, end: lastOf(blocks, best, end, belongs, isFront) };
}

/** Lines below a name among which a way to reach its bearer stands. */
const MOST_TO_CONTACT = 3;
/** "Marta Lindqvist", "DR. ANNA DE WIT": two to four words with capitals, and nothing else. */
const FULL_NAME = /^(?:\p{Lu}[\p{L}\p{M}.'’-]*\s)(?:(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}\p{M}.'’-]*\s?){1,3}$/u;

/** The first line of a curriculum vitae or a profile: a name, with its bearer's addresses below. A letter has a greeting. */
function isOwnName(lines: readonly string[], above: readonly Block[], reading: Reading): boolean {
  const [first = ''] = lines;
  const reached = above.map(textLine).some((text) => text !== undefined && (isContact(text) || contactsIn(text) >= 2));
  const isGreeted = lines.some((text) => reading.greeting.test(text));
  return FULL_NAME.test(first) && reached && !reading.organization?.test(first) && !isGreeted;
}

/** A line of that worth says something by itself, and what stands below it loses so much. */
const ENOUGH = 0.9;
const BELOW = 1.5;
/** Lines straight below the title that go with it. */
const MOST_WITH = 3;
/** Words of a standfirst above a byline. */
const FEWEST_OF_STANDFIRST = 5;

/** The end of what stands below the title and belongs to it: names, dates, the lines of its own group, a standfirst above them. */
function lastOf(
  blocks: readonly Block[],
  title: number,
  end: number,
  belongs: (text: string) => boolean,
  isFront: (text: string) => boolean,
): number {
  let grouped = true;
  for (let at = title + 1; at < end; at++) {
    const text = textLine(blocks[at]) ?? '';
    grouped &&= isTight(blocks[at]) && at - title <= MOST_WITH;
    const below = textLine(blocks[at + 1]);
    const leads = below !== undefined && isFront(below) && countWords(text) >= FEWEST_OF_STANDFIRST && numberDepth(text) === 0;
    if (!grouped && !belongs(text) && !leads) return at;
  }
  return end;
}

/** A line that only says what kind of text it is, "PRESS RELEASE – for immediate release" too; Turkish capitals have small letters of their own. */
export function isKindAlone(text: string, { kind }: Reading): boolean {
  const names = (line: string) => kind !== undefined && (kind.test(keyOf(line)) || kind.test(line.toLocaleLowerCase('tr')));
  const [, before = '', behind = ''] = KIND_AND_MORE.exec(text) ?? [];
  return names(text) || (names(before) && countWords(behind) <= MOST_BESIDE_KIND);
}
/** What stands behind begins with no capital: with one it may be the title. */
const KIND_AND_MORE = /^(.{3,40}?)\s*[–—|·:-]\s+([\p{Ll}\p{Lo}][^.!?]*)$/u;
const MOST_BESIDE_KIND = 4;

const isApart = (text: string, reading: Reading): boolean =>
  isCode(text) || /^[([（［]/u.test(text) || (reading.smallPrint?.test(text) ?? false);

function isOrganization(text: string, reading: Reading): boolean {
  if (isNamedAtOnce(text, reading)) return true;
  if (reading.document?.test(text) || !reading.organization?.test(text)) return false;
  // "City of Lindau · Department of Roads": the office beside those that it belongs to.
  return text.split(/\s[|·•—–]\s/u).every((part) => countWords(part) <= LONGEST_NAME) || /[»”"]$/u.test(text);
}

/** "Hollins & Reeve Ltd, contract laundry for hotels": behind a firm's name stands what it does. */
function isNamedAtOnce(text: string, { organization }: Reading): boolean {
  const [, name = ''] = /^([^,:]{3,50}),\s/u.exec(text) ?? [];
  const last = name.split(' ').at(-1) ?? '';
  return !endsSentence(text) && countWords(name) <= LONGEST_NAME && (organization?.test(last) ?? false) && /^\p{Lu}/u.test(last);
}

/** Where the lines end: at prose, a list, a heading of the text. */
function endOf(blocks: readonly Block[], { isFront, counted }: FrontLines, reading: Reading, language: string): number {
  for (let at = 0; at < Math.min(WITHIN, blocks.length); at++) {
    const block = blocks[at];
    const text = block?.type === 'paragraph' ? textLine(block) : undefined;
    if (text === undefined || text === '' || counted.has(text)) return at;
    if (isDatedLine(text, language) && isDatedLine(textLine(blocks[at + 1]) ?? '', language)) return at;
    if (isPriced(text) && isPriced(textLine(blocks[at + 1]) ?? '')) return at;
    if (isFront(text)) continue;
    if (at > 0 && /[.。।]$/u.test(text) && endsSentence(text) && countWords(text) >= SENTENCE) return at;
    if (
      (endsSentence(text) && !ET_AL.test(text) && countWords(text) >= PROSE) ||
      countWords(text) > MOST_TITLE_WORDS ||
      /[:：]$/u.test(text)
    )
      return at;
    if (/(?<!(?:^|[\s.])\p{Lu})[.!?。！？]\s+\p{Lu}/u.test(text) && countWords(text) > PROSE) return at;
    if (at > 0 && (numberDepth(text) > 0 || isUsual(text, reading))) return at;
    // A line on top of its text heads a section; where it is the first one with words enough it may be the title.
    if (at > 0 && !isTight(block) && isBody(blocks[at + 1], isFront) && isTight(blocks[at + 1])) return at;
  }
  return Math.min(WITHIN, blocks.length);
}

/** "Single ticket, adults 5.80 €": two such lines are a list of prices. A sentence below a headline may tell the same price. */
function isPriced(text: string): boolean {
  const price = text.search(/\p{Nd}\s?\p{Sc}|\p{Sc}\s?\p{Nd}/u);
  return price > 0 && /\p{L}/u.test(text.slice(0, price)) && !(endsSentence(text) && countWords(text) >= PROSE);
}

/** "Urban Ecology Letters 12 (2024) 88–93 · H. Sandvold et al.": the running head of a journal, in every language. */
const ET_AL = /\set al\.$/u;

/** Words of a heading that names the role of what stands below it. */
const LONGEST_USUAL = 4;

function isUsual(text: string, reading: Reading): boolean {
  const bare = text.replace(/\s*[(（][^()（）]*[)）]$/u, '');
  return reading.isUsual(bare) || (reading.roleOf(bare) !== undefined && countWords(bare) <= LONGEST_USUAL);
}

const isBody = (block: Block | undefined, isFront: (text: string) => boolean): boolean => {
  if (block?.type === 'list' || block?.type === 'table') return true;
  const text = textLine(block);
  return text !== undefined && !isFront(text) && (endsSentence(text) || countWords(text) > MOST_TITLE_WORDS);
};

const isCandidate = (text: string, isFront: (text: string) => boolean, reading: Reading): boolean =>
  /\p{L}/u.test(text) &&
  columns(text) <= LONGEST_TITLE &&
  !isFront(text) &&
  !ET_AL.test(text) &&
  !isContact(text) &&
  !isApart(text, reading) &&
  !(reading.greeting.test(text) && countWords(text) <= 4) &&
  !isPerson(text);

/** "Prof. Dr. Iracema Boaventura": a person with a title. */
const isPerson = (text: string): boolean =>
  /^(?:\p{Lu}\p{L}{0,5}\.?ª?\s)+\p{Lu}[\p{L}.'’-]+(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text) && /\.\s/u.test(text);

/** "A contribution by Henrike Ohlendorf", which says who wrote it. */
const isByPerson = (text: string): boolean =>
  /\s\p{Ll}{2,4}(?:\s\p{Lu}\p{Ll}[\p{L}'’-]+){2,3}$/u.test(text) && countWords(text) <= LONGEST_NAME;

/** Whose page or paper it is, as its foot or its addresses say. */
const isOwner = (text: string, owners: readonly string[]): boolean => {
  const own = ownerKeyOf(text);
  // "Tidewell Bike Storage: Frequently asked questions" says whose the text is, and what it is.
  if (countWords(text) > LONGEST_NAME || /[:：]\s*\S+\s\S/u.test(text)) return false;
  return owners.some((owner) => own.startsWith(owner) || (own.length >= STEM && owner.startsWith(own)));
};

function stemsIn(blocks: readonly Block[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const block of blocks) {
    const text =
      block.type === 'paragraph'
        ? plainText(block.runs)
        : block.type === 'list'
          ? block.items.map(({ runs }) => plainText(runs)).join(' ')
          : '';
    for (const stem of stemsOf(text)) stems.add(stem);
  }
  return stems;
}

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= STEM).map((word) => word.slice(0, STEM));

/** Share of the line's words that the text says again. */
function repeated(text: string, said: ReadonlySet<string>): number {
  const stems = stemsOf(text);
  return stems.length === 0 ? 0 : stems.filter((stem) => said.has(stem)).length / stems.length;
}
