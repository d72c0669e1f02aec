/** What a text says of itself above its first section: its title and subtitle, who wrote it, when, and who was there. */
import type { Block, Document } from '../../model/document.ts';
import { dateIn, isDateAlone } from '../sentence/dates.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { type Reading, withoutMarks } from './reading.ts';
import { endsSentence, isBold, isShortLine, isShouted, isTight, numberDepth, textLine } from './textLine.ts';

export interface Head {
  readonly title: string | undefined;
  /** The block that the title stands in, if it does. */
  readonly block: Block | undefined;
  readonly subtitle: string | undefined;
  /** Who wrote it and when, as lines of the source. */
  readonly meta: readonly string[];
  /** What is left: the text itself. */
  readonly blocks: readonly Block[];
}

const LONGEST_TITLE = 140;
const MOST_TITLE_WORDS = 22;
/** Lines that may stand above a title: a date, a name. */
const MOST_ABOVE = 3;
const LONGEST_META = 100;
/** Columns beside a date: a weekday, "Spring". */
const MOST_BESIDE_DATE = 14;
const FEWEST_SUBTITLE_WORDS = 5;
const LONGEST_SUBTITLE = 150;
/** Words of prose, which a title is not followed by in the same breath where sections are. */
const PROSE = 10;

/** `subject` is what the letter around the text is about. */
export function headOf(blocks: readonly Block[], document: Document, reading: Reading, subject: string | undefined): Head {
  const isFront = (text: string) => isFrontLine(text, document.language, reading);
  const meta: string[] = [];
  const note = (text: string) => {
    if (!isAttendance(text, reading) && columns(text) <= LONGEST_META) meta.push(text);
  };
  // The name of a part of a site may stand above the title: "Help centre".
  const isMenu = (text: string, next: Block | undefined) => reading.webWhole.test(text) && isShortLine(textLine(next) ?? '');
  let at = kickerOf(blocks, isFront);
  for (const top = at + MOST_ABOVE; at < top; at++) {
    const text = textLine(blocks[at]);
    if (text === undefined || !(isFront(text) || isMenu(text, blocks[at + 1]))) break;
    if (isFront(text)) note(text);
  }
  const sheet = sheetOf(blocks, at, isFront);
  const titled = subject === undefined && document.origin === 'text' ? titledIn(sheet, reading) : undefined;
  const labelled = subject === undefined && document.title === undefined ? labelledTitle(blocks[at], isFront, sheet) : undefined;
  const own = subject === undefined ? (labelled ?? titleAt(blocks, at, document, reading)) : undefined;
  if (subject === undefined && own === undefined) return { title: undefined, block: undefined, subtitle: undefined, meta: [], blocks };
  const block = own === undefined ? undefined : blocks[at];
  if (own !== undefined) at++;
  if (labelled !== undefined && block?.type === 'facts')
    for (const { key, value } of block.entries.slice(1)) if (isFront(`${key}: ${value}`)) note(`${key}: ${value}`);
  // A sheet that names its subject has above it only whose sheet it is.
  if (titled !== undefined)
    at = Math.max(
      at,
      blocks.findIndex((other) => sheet.has(other)),
    );
  let subtitle: string | undefined;
  const kept: Block[] = [];
  for (; at < blocks.length; at++) {
    const next = blocks[at] as Block;
    if (own !== undefined && isBesideFront(blocks, at, isFront, sheet.size)) continue;
    if (next.type === 'facts') {
      const isForm = ({ key, value }: { key: string; value: string }) =>
        isFront(`${key}: ${value}`) || isPlaceAndDate(`${key}: ${value}`, isFront) || (sheet.has(next) && isFormal(value));
      const left = next.entries.filter((entry) => !isForm(entry));
      for (const entry of next.entries) if (isFront(`${entry.key}: ${entry.value}`)) note(`${entry.key}: ${entry.value}`);
      if (left.length === next.entries.length) break;
      if (left.length > 0) kept.push({ ...next, entries: left });
      continue;
    }
    const text = textLine(next);
    if (text === undefined || text === '') break;
    if (isFront(text)) note(text);
    else if (own !== undefined && subtitle === undefined && kept.length === 0 && isSubtitle(text, blocks[at + 1], isFront)) subtitle = text;
    else break;
  }
  return { title: subject ?? titled ?? own, block, subtitle, meta, blocks: [...kept, ...withoutLateBylines(blocks, at, isFront)] };
}

/** Below a standfirst, too, a page says who wrote it, and when. */
const withoutLateBylines = (blocks: readonly Block[], at: number, isFront: (text: string) => boolean): readonly Block[] =>
  blocks.flatMap((block, i) => (i < at || (i <= at + MOST_ABOVE && i > 0 && isBesideFront(blocks, i, isFront, 0)) ? [] : [block]));

/** Blocks above the first prose in which a text says what it is: its sheet. */
const LONGEST_SHEET = 10;
const MOST_KICKER_WORDS = 4;
const FEWEST_HEADLINE_WORDS = 6;

/** The facts at the head of a text, if one of them says who wrote it, when, or by which number it goes: the others are of their kind. */
function sheetOf(blocks: readonly Block[], at: number, isFront: (text: string) => boolean): ReadonlySet<Block> {
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
const isCode = (text: string): boolean =>
  countWords(text) <= 6 && /(?<![\p{L}\p{Nd}])\p{Lu}{1,6}[-/]?\p{Nd}{2,8}(?![\p{L}\p{Nd}])|№/u.test(text);

/** The value of a form's field and no figure that a text turns on. */
const isFormal = (value: string): boolean =>
  countWords(value) <= 9 && !/[%€$£¥₹₽₺]|\p{Nd}[.,]\p{Nd}{3}(?!\p{Nd})/u.test(value) && !/[.!?]$/u.test(value);

/** "Course: Hydrology" among such facts. */
function titledIn(sheet: ReadonlySet<Block>, { titled }: Reading): string | undefined {
  for (const block of sheet) {
    if (block.type !== 'facts') continue;
    const entry = block.entries.find(({ key }) => titled?.test(key.trim()));
    if (entry) return entry.value;
  }
  return undefined;
}

/** How many blocks stand above a headline and only say what kind of text it is: "PRESS RELEASE", the place and day. */
function kickerOf(blocks: readonly Block[], isFront: (text: string) => boolean): number {
  const kind = textLine(blocks[0]);
  if (kind === undefined || !isShouted(kind) || countWords(kind) > MOST_KICKER_WORDS) return 0;
  for (let at = 1; at <= MOST_ABOVE + 1; at++) {
    const text = textLine(blocks[at]);
    if (text === undefined || endsSentence(text)) return 0;
    if (isFront(text) || countWords(text) <= MOST_KICKER_WORDS) continue;
    const below = blocks[at + 1];
    return !isTight(blocks[at]) && !isTight(below) && countWords(text) >= FEWEST_HEADLINE_WORDS && isShortLine(text) ? at : 0;
  }
  return 0;
}

/** A name, a place with a date, a line that files a text, straight above or below a line that says who wrote it, or when. */
function isBesideFront(blocks: readonly Block[], at: number, isFront: (text: string) => boolean, forms: number): boolean {
  const block = blocks[at];
  const text = rowOf(block);
  if (text === undefined || endsSentence(text)) return false;
  if (isCode(text) && block?.type === 'paragraph' && (forms > 0 || [at - 1, at + 1].some((other) => isFront(rowOf(blocks[other]) ?? ''))))
    return true;
  if (isPlaceAndDate(text, isFront)) return true;
  const beside = [at - 1, at + 1].map((other) => rowOf(blocks[other]) ?? '').filter((other) => other !== '');
  return isNameAlone(text) && beside.some((other) => isFront(other) || isPlaceAndDate(other, isFront));
}

/** A paragraph of a line, or what pipes made a table of. */
function rowOf(block: Block | undefined): string | undefined {
  if (block?.type !== 'table') return block?.type === 'paragraph' ? textLine(block) : undefined;
  const rows = block.header ? [block.header, ...block.rows] : block.rows;
  return rows.length <= 2 ? rows.map((row) => row.filter((cell) => cell !== '').join(' | ')).join(' | ') : undefined;
}

const MOST_PARTS = 7;
const LONGEST_PART = 6;
const MOST_PLACE_WORDS = 4;

/** "Valdeoro - 17 OCT 2025 - 05:30 CEST", "Publié le 12 avril par Marc | 27 commentaires": short parts of which one is a date or a name. */
function isPlaceAndDate(text: string, isFront: (text: string) => boolean): boolean {
  const parts = text.split(/\s*[|·•]\s*|\s+[–—-]\s+/u).filter((part) => part !== '');
  if (parts.length > MOST_PARTS || endsSentence(text)) return false;
  if (parts.length < 2) {
    const [place = '', day, ...more] = text.split(/,\s+/u);
    return day !== undefined && more.length === 0 && countWords(place) <= MOST_PLACE_WORDS && isFront(day) && /\p{Nd}/u.test(day);
  }
  return (
    parts.some((part) => isFront(part) || STAMP.test(part)) && parts.every((part) => isFront(part) || countWords(part) <= LONGEST_PART)
  );
}

/** "17 OCT 2025", which newspapers shorten as they like. */
const STAMP = /^\p{Nd}{1,2}\.? \p{L}{3,5}\.? (?:19|20)\p{Nd}{2}$/u;

/** "LUCÍA FERRÁNDIZ", "Anna Wrzos": two to four words, all with a capital. */
const isNameAlone = (text: string): boolean => /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text);

/** "Report: libraries in the province" above "Prepared by: …" was read as two facts. */
function labelledTitle(block: Block | undefined, isFront: (text: string) => boolean, sheet: ReadonlySet<Block>): string | undefined {
  if (block?.type !== 'facts') return undefined;
  const [first, ...others] = block.entries;
  const isFormField = ({ key, value }: { key: string; value: string }) =>
    isFront(`${key}: ${value}`) || (sheet.has(block) && isFormal(value));
  if (!first || others.length === 0 || !others.every(isFormField) || isFront(`${first.key}: ${first.value}`)) return undefined;
  const title = `${first.key}: ${first.value}`;
  return countWords(first.value) >= FEWEST_TITLE_WORDS && columns(title) <= LONGEST_TITLE ? title : undefined;
}
const FEWEST_TITLE_WORDS = 3;

function titleAt(blocks: readonly Block[], at: number, document: Document, reading: Reading): string | undefined {
  const block = blocks[at];
  const known = document.title !== undefined && isSaid(document.title, blocks) ? document.title : undefined;
  if (block?.type === 'heading') {
    if (known !== undefined) return known.trim() === block.text.trim() ? block.text : undefined;
    return standsAbove(block, at, blocks, reading) ? block.text : undefined;
  }
  // The properties of a file may be those of another that it was made from.
  if (document.title !== undefined && (known !== undefined || document.origin === 'text' || !isLoud(block))) return undefined;
  const text = textLine(block);
  if (block === undefined || text === undefined || text === '' || endsSentence(text) || /[:：]$/u.test(text)) return undefined;
  if (columns(text) > LONGEST_TITLE || countWords(text) > MOST_TITLE_WORDS || !/\p{L}/u.test(text)) return undefined;
  if (reading.greeting.test(text) && countWords(text) <= 4) return undefined;
  const others = blocks.slice(at + 1);
  if (reading.isUsual(text)) return undefined;
  if (block.type === 'list' || numberDepth(text) > 0 || reading.chapter.test(text)) {
    const alike = others.some((other) => isNumbered(other, block, reading));
    if (alike) return undefined;
  }
  const next = blocks[at + 1];
  if (next === undefined) return undefined;
  // A line straight above its text is a section's where others stand so too.
  if (
    isTight(next) &&
    isBody(next) &&
    !isFrontLine(textLine(next) ?? '', document.language, reading) &&
    others.some((other, i) => !isTight(other) && isShortLine(textLine(other) ?? '') && isTight(others[i + 1]) && isBody(others[i + 1]))
  )
    return undefined;
  return withoutMarks(text);
}

/** Blocks in which a text says its title. */
const SAID_WITHIN = 30;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A file's properties are believed where the file says the same. */
function isSaid(title: string, blocks: readonly Block[]): boolean {
  const wanted = letters(title);
  const start = blocks.slice(0, SAID_WITHIN).map((block) => letters(block.type === 'heading' ? block.text : (textLine(block) ?? '')));
  return start.join('').includes(wanted);
}

const isLoud = (block: Block | undefined): boolean => block !== undefined && (isBold(block) || isShouted(textLine(block) ?? ''));

/** The first heading is the title where no other is as high, or where the others have numbers, or text only stands below those. */
function standsAbove(first: Extract<Block, { type: 'heading' }>, at: number, blocks: readonly Block[], reading: Reading): boolean {
  if (reading.isUsual(first.text) || first.text.length > 200) return false;
  const peers = blocks.filter((other): other is typeof first => other.type === 'heading' && other !== first && other.level <= first.level);
  if (peers.length === 0) return true;
  if (isNumberedHeading(first.text, reading)) return false;
  if (peers.length > 1 && peers.every(({ text }) => isNumberedHeading(text, reading) || reading.isUsual(text))) return true;
  const next = blocks.indexOf(peers[0] as Block);
  return !blocks
    .slice(at + 1, next)
    .some((block) => isBody(block) || block.type === 'table' || block.type === 'picture' || block.type === 'facts');
}

const isNumberedHeading = (text: string, reading: Reading): boolean => numberDepth(text) > 0 || reading.chapter.test(text);

const isNumbered = (other: Block, like: Block, reading: Reading): boolean => {
  const text = textLine(other);
  if (text === undefined || other.type !== like.type) return false;
  return other.type === 'list' || numberDepth(text) > 0 || reading.chapter.test(text);
};

const isBody = (block: Block | undefined): boolean => {
  if (block?.type === 'list') return block.items.length > 1;
  const text = textLine(block);
  return text !== undefined && (endsSentence(text) || countWords(text) >= PROSE);
};

function isSubtitle(text: string, next: Block | undefined, isFront: (text: string) => boolean): boolean {
  if (columns(text) > LONGEST_SUBTITLE || countWords(text) < FEWEST_SUBTITLE_WORDS || /[.。।:：]$/u.test(text) || numberDepth(text) > 0)
    return false;
  if (/[.!?。！？]\s*\p{L}/u.test(text)) return false;
  const below = textLine(next);
  return below !== undefined && isFront(below);
}

function isAttendance(text: string, reading: Reading): boolean {
  const label = /^([^:：]{1,30})\s*[:：]/u.exec(text)?.[1]?.trim();
  return label !== undefined && reading.attendance.test(label);
}

/** A line that says who wrote a text, when, or who was there, and nothing else. */
export function isFrontLine(text: string, language: string, reading: Reading): boolean {
  if (text === '' || countWords(text) > 40) return false;
  const parts = text.split(/\s*[|·•]\s*/u).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => isFrontPart(part, language, reading, parts.length > 1));
}

function isFrontPart(text: string, language: string, reading: Reading, among: boolean): boolean {
  const labelled = /^([^:：]{1,30})\s*[:：]\s*(\S.*)$/u.exec(text);
  const label = labelled?.[1]?.trim();
  if (label !== undefined) {
    const known = [reading.dated, reading.byline, reading.attendance].some((pattern) => {
      const found = pattern.exec(label)?.[0];
      return found !== undefined && countWords(label) <= countWords(found) + 2;
    });
    if (known) return !/[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(labelled?.[2] ?? '');
  }
  if (endsSentence(text) && !/\d{4}\.$/.test(text)) return false;
  const words = countWords(text);
  const by = reading.byline.exec(text)?.[0];
  if (by === text) return true;
  if (by !== undefined && words <= 10 && (among || /^\s+\p{Lu}|^[\s:：]*[\p{Lo}]/u.test(text.slice(by.length))) && words > countWords(by))
    return true;
  if (reading.dated.test(text) && /\p{Nd}/u.test(text) && words <= 10) return true;
  const date = dateIn(text, language);
  if (isDateAlone(text, language) && columns(text) - columns(date?.label ?? '') <= MOST_BESIDE_DATE) return true;
  if (date?.kind === 'calendar' && words <= 14 && date.index <= 14 && /\d/.test(date.label) && date.label.length >= 6) {
    const rest = text.slice(date.index + date.label.length);
    // "Q3 2025 update – city bikes" is a title: what follows a date at once is short.
    const parts = rest.split(/[,;]/u);
    return rest === '' || (/^[,;)–—\s(-]/u.test(rest) && parts.every((part, i) => countWords(part) <= (i === 0 ? 3 : 5)));
  }
  return among && words <= 4 && /^\p{Nd}/u.test(text);
}
