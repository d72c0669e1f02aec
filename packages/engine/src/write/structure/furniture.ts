/** Page furniture: what stands on a page and belongs to no text, as menus, cookie banners, page numbers, lines to sign on. */
import { labelsPicture } from '../../languages/labels.ts';
import { type Block, plainText } from '../../model/document.ts';
import { dateIn } from '../sentence/dates.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { contactSection } from './contacts.ts';
import type { Reading } from './reading.ts';
import { endsSentence, isAddress, isShortLine, isShouted, isTight, textLine } from './textLine.ts';
import {
  areButtons,
  contactsIn,
  isAside,
  isContact,
  isCounter,
  isLanguageBar,
  isReaction,
  isRunningTime,
  isShareBar,
  isTags,
  ownerIn,
} from './webLine.ts';

/** So many lines of a web page's own make a text one. */
const FEWEST_SIGNS = 3;
/** Blocks at the beginning and end of a text, where such a line is furniture also by itself. */
const EDGE = 4;
const LONGEST = 30;
/** Words of what a page asks of who reads it, and of the small print below a text. */
const LONGEST_ASK = 25;
const LONGEST_IMPRINT = 16;
/** Words of what a page offers. */
const LONGEST_OFFER = 8;
/** Blocks at the beginning, among which a page says whose it is. */
const TOP = 14;
const TOP_LINKS = 8;
/** Blocks at the end, among which contacts and what a page asks stand. */
const FOOT = 12;
/** Blocks at the end, among which the small print stands, and its words. */
const END = 14;
const LONGEST_SMALL_PRINT = 45;
/** Words of the name of a link. */
const LONGEST_LINK = 16;
/** Lines of questions that make a text one of questions and answers. */
const FEWEST_QUESTIONS = 3;
/** A line that stands so often, pages apart, is said once, and on so many of the pages it is a running head. */
const FEWEST_REPEATED = 3;
const HEAD_ON = 0.4;
/** Of the pages, where it always stands first or last. */
const EDGE_ON = 0.2;
const BREADCRUMB = /^[^.>›»«]{2,30}(?:\s+[>›»]\s*[^.>›»«]{2,70}){1,5}$|^[^.>]{2,30}(?:\s+>\s*[^.>]{2,70}){2,5}$/u;
/** "[Photo: the lock in 1931. © Le Guellec]": words on a picture that nobody pasted, or who has the rights in it. */
const CREDIT = /©|(?:^|\s)\([cC]\)\s(?:19|20)\p{Nd}{2}/u;
const LONGEST_CREDIT = 24;
/** "HÄLLEVIK –", "VALDEMAR, 12 MAR –": where a piece of news was written, on a line of its own. */
const DATELINE = /^\p{Lu}[\p{Lu} .’'-]{2,30}(?:,\s[^–—,]{2,20})?\s[–—-]{1,2}$/u;
/** Names of sections side by side, as a bar at the top of a page has them. */
const FEWEST_IN_BAR = 4;
const LONGEST_IN_BAR = 2;
/** "[Company name]", as templates have it. */
const PLACEHOLDER = /^[[<][^[\]<>]{2,40}[\]>]$/u;
/** Boxes side by side, to be ticked: "☐ Accepted ☐ Refused". One box before a line is an entry of a checklist, unless it ends a form. */
const BOX = /[☐☑☒]|\[[ xX]?\](?!\()/gu;
const BLANK_TO_FILL = /_{4,}|\.{6,}|…{2,}|-{10,}|＿{3,}/u;

/** The blocks without furniture. Linear in their number. */
export function withoutFurniture(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const repeated = repeatedIn(blocks);
  const said = new Set<string>();
  const isRepeated = (text: string): boolean => {
    const again = repeated.get(text);
    if (again === undefined || (again === 'once' && !said.has(text))) {
      said.add(text);
      return false;
    }
    return true;
  };
  const lines = blocks.map(textLine);
  const signs = lines.map((line) => signOf(line, reading));
  const owner = ownerIn(lines);
  const isWeb = signs.filter((sign) => sign !== undefined).length >= FEWEST_SIGNS;
  const asks = lines.filter((line) => line !== undefined && QUESTION.test(line)).length >= FEWEST_QUESTIONS;
  const kept: Block[] = [];
  const section = contactSection(blocks, reading);
  const tail = isWeb ? tailOf(lines) : lines.length;
  // Below the name of a list of links only links stand.
  let listing = false;
  blocks.forEach((block, i) => {
    const text = textLine(block);
    if (i > section) {
      kept.push(block);
      return;
    }
    if (i >= tail) return;
    if (listing && isLinkUnder(block, text)) return;
    listing = false;
    if (text !== undefined) {
      if (isRepeated(text) || isAddress(text) || reading.page.test(text)) return;
      if (CREDIT.test(text) && countWords(text) <= LONGEST_CREDIT) return;
      if (isPictureLine(blocks, i, lines)) return;
      if (PLACEHOLDER.test(text) || areButtons(text) || isShareBar(text) || isReaction(text)) return;
      if (reading.advert?.test(unmarked(text)) && (isWeb || isShouted(text) || /^\P{L}/u.test(text))) return;
      // "What if I don't want to subscribe?" above its answer.
      const isAnswered = isTight(blocks[i + 1]) && (leadsToQuestion(text, lines[i + 1]) || (QUESTION.test(text) && carries(blocks[i + 1])));
      if (!isAnswered && reading.webAsk?.test(text) && countWords(text) <= LONGEST_WEB_ASK && (isWeb || i > blocks.length / 2)) return;
      if (block.type === 'paragraph' && !isTight(blocks[i + 1]) && isAside(text)) return;
      if (isToTick(blocks, i, text)) return;
      if (BLANK_TO_FILL.test(text) && (columns(text) <= 160 || isFields(text))) return;
      if (reading.form.test(text) && countWords(text) <= 8 && !carries(blocks[i + 1])) return;
      const sign = signs[i];
      const edge = i < EDGE || i >= blocks.length - EDGE;
      if (
        reading.smallPrint?.test(text) &&
        countWords(text) <= LONGEST_SMALL_PRINT &&
        (isEnd(i, blocks.length) || (i < TOP && countWords(text) <= LONGEST_OFFER))
      )
        return;
      // Among questions, whom to ask is the answer to one.
      const isOwners = !(asks && QUESTION.test(lines[i - 1] ?? '')) && !tellsWhen(text, language);
      if (i === blocks.length - 1 && isContactParagraph(text) && isOwners) return;
      if (isFoot(i, blocks.length) && (isTags(text) || (isContact(text) && isOwners) || isImprint(text, reading))) return;
      if (!isAnswered && isFoot(i, blocks.length) && isAsk(text, reading)) {
        listing = !endsSentence(text) && isTight(blocks[i + 1]);
        return;
      }
      if ((isWeb || edge) && isCounter(text) && !isAmong(lines, i)) return;
      if (sign === 'begins' && (isWeb || edge)) {
        // What stands straight below such a line at the top may be the title.
        listing = (i >= TOP_LINKS || isFoot(i, blocks.length)) && !endsSentence(text) && isTight(blocks[i + 1]);
        return;
      }
      if (sign === 'row' && (isWeb || edge)) return;
      if (i < TOP && DATELINE.test(text)) return;
      if (i < TOP && areNames(text.split(/\s*[|·•／]\s*/u))) return;
      if (sign === 'offer' && isWeb) return;
      // A page's name stands above its title.
      if (text === owner && i < TOP && isShortLine(lines[i + 1] ?? '')) return;
      const beside = signs[i - 1] !== undefined || signs[i + 1] !== undefined;
      if (sign === 'whole' && (isWeb ? beside || !carries(blocks[i + 1]) : edge && beside && !carries(blocks[i + 1]))) return;
    }
    if (block.type === 'list' && block.items.length === 1 && reading.advert?.test(unmarked(plainText(block.items[0]?.runs ?? []).trim())))
      return;
    if (block.type === 'list' && isWeb && isMenu(block, reading)) return;
    if (
      block.type === 'table' &&
      (isBar(block, reading) || isForm(block, reading, lines[i - 1]) || (i < TOP && (isSectionBar(block) || isVersions(block, reading))))
    )
      return;
    if (block.type === 'facts') {
      const isOwners = ({ key, value }: { key: string; value: string }) => reading.publisher.test(key) || isContact(`${key}: ${value}`);
      if (isWeb && isFoot(i, blocks.length) && block.entries.every(isOwners)) return;
      // "Read also: …", "Photo: …" below the text.
      const isPages = ({ key, value }: { key: string; value: string }) =>
        i >= blocks.length - EDGE && isFoot(i, blocks.length) && reading.web.test(`${key}: ${value}`);
      const entries = block.entries.filter((entry) => !isShareBar(entry.value) && !isPages(entry));
      if (entries.length === 0) return;
      if (entries.length < block.entries.length) {
        kept.push({ ...block, entries });
        return;
      }
    }
    if (block.type === 'facts' && block.entries.some(({ value }) => BLANK_TO_FILL.test(value))) {
      const entries = block.entries.filter(({ value }) => !BLANK_TO_FILL.test(value));
      if (entries.length > 0) kept.push({ ...block, entries });
      return;
    }
    kept.push(block);
  });
  return kept;
}

const EVERY_BLANK = new RegExp(BLANK_TO_FILL.source, 'gu');
const FEWEST_BLANKS = 3;
/** Words beside each blank. */
const MOST_BESIDE_BLANK = 8;

/** "(b) Mr/Ms ........, resident of ........, ID ........": fields of a form in a row, which somebody fills in. */
function isFields(text: string): boolean {
  const blanks = text.match(EVERY_BLANK)?.length ?? 0;
  return blanks >= FEWEST_BLANKS && countWords(text.replace(EVERY_BLANK, ' ')) <= blanks * MOST_BESIDE_BLANK;
}

/** Lines to sign on side by side: every row has a blank, or is empty; or a single row says only who signs. */
const isForm = (table: Extract<Block, { type: 'table' }>, reading: Reading, above: string | undefined): boolean =>
  isSignatureRow(table, reading, above) || hasBlanks(table);

/** "L'emprunteur (« lu et approuvé ») | Pour la commune", also below "Place, date: ........". */
function isSignatureRow({ header, rows }: Extract<Block, { type: 'table' }>, { form }: Reading, above = ''): boolean {
  const [cells = [], ...more] = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (header !== undefined || cells.length < 2 || more.length > 0 || cells.some((cell) => /\p{Nd}/u.test(cell))) return false;
  if (cells.some((cell) => countWords(cell) > LONGEST_OFFER)) return false;
  return BLANK_TO_FILL.test(above) || cells.some((cell) => form.test(cell) || form.test(IN_BRACKETS.exec(cell)?.[1] ?? ''));
}
const IN_BRACKETS = /[(（]\s*["“„«]?\s*([^()（）]+)/u;

const hasBlanks = ({ rows }: Extract<Block, { type: 'table' }>): boolean =>
  rows.some((row) => row.some((cell) => BLANK_TO_FILL.test(cell))) &&
  rows.every((row) => row.every((cell) => cell.trim() === '') || row.some((cell) => BLANK_TO_FILL.test(cell)));

/** "Version | Date | Author | Change": whose the document's versions are, and when. */
const isVersions = ({ header }: Extract<Block, { type: 'table' }>, { dated, byline }: Reading): boolean =>
  header !== undefined &&
  header.length >= 3 &&
  header.some((name) => byline.test(name.trim())) &&
  header.filter((name) => dated.test(name.trim()) || byline.test(name.trim())).length >= header.length - 1;

/** Words below a picture. */
const LONGEST_CAPTION = 30;
const LABELLED = /^\p{L}[\p{L}\p{M} ]{1,24}[:：]/u;

/** A line by itself that belongs to a picture which nobody pasted; among other labels, or above a table or a list, it is one of the text's. */
function isPictureLine(blocks: readonly Block[], i: number, lines: readonly (string | undefined)[]): boolean {
  const [text = '', next] = [lines[i], blocks[i + 1]];
  if (!labelsPicture(text) || countWords(text) > LONGEST_CAPTION || isTight(blocks[i]) || isTight(next)) return false;
  if (next !== undefined && next.type !== 'paragraph' && next.type !== 'heading') return false;
  return ![lines[i - 1], lines[i + 1]].some((line) => LABELLED.test(line ?? ''));
}

const QUESTION = /[?？؟]$/u;

/** "Asked most below the post:" above what was asked there. */
const leadsToQuestion = (text: string, below: string | undefined): boolean => /[:：]$/u.test(text) && QUESTION.test(below ?? '');

/** Words of such a line. */
const LONGEST_WEB_ASK = 20;

/** "– Anzeige –", "[広告]": without the signs around it. */
const unmarked = (text: string): string => text.replace(/^[^\p{L}]{1,4}|[^\p{L}]{1,4}$/gu, '');

/** Of the blocks: from there on a page counts the comments on its text, and they and what is below them are none of it. */
const COMMENTED_FROM = 0.55;

/** "Comments (42)" in the last part of a page. */
function tailOf(lines: readonly (string | undefined)[]): number {
  const at = lines.findIndex((line, i) => i > COMMENTED_FROM * lines.length && /^\p{L}{4,20}\s?[(（]\p{Nd}{1,5}[)）]$/u.test(line ?? ''));
  return at < 0 ? lines.length : at;
}

/** The last paragraph with a mail address and a telephone number in it: where to ask, and no more of the text. */
const isContactParagraph = (text: string): boolean => countWords(text) <= LONGEST_SMALL_PRINT && contactsIn(text) >= 2;

/** "Apply by 15 January to …": with the name of a month it says until when, and not only where to ask. */
const tellsWhen = (text: string, language: string): boolean => /\p{L}{3}|月/u.test(dateIn(text, language)?.label ?? '');

/** "4 eggs" between "150 g of cheese" and "1 lemon" counts no comments. */
const isAmong = (lines: readonly (string | undefined)[], i: number): boolean =>
  [i - 1, i + 1].some((other) => /^\p{Nd}/u.test(lines[other] ?? ''));

const isEnd = (i: number, count: number): boolean => i >= count - END;

const isFoot = (i: number, count: number): boolean => i >= count - FOOT && i > count / 2;

/** "Laissez-moi un commentaire, et abonnez-vous à la newsletter !" */
const isAsk = (text: string, reading: Reading): boolean =>
  countWords(text) <= LONGEST_ASK && !/\p{Nd}/u.test(text) && (reading.readerAsks?.test(text) ?? false);

/** "Merrow is a charitable society. Page 4 of 4". */
const isImprint = (text: string, reading: Reading): boolean => countWords(text) <= LONGEST_IMPRINT && reading.pageBehind.test(text);

/** Names of links side by side, which a pipe between them makes a table: "Share on Facebook | X | Copy link". */
function isBar(table: Extract<Block, { type: 'table' }>, reading: Reading): boolean {
  const rows = table.header ? [table.header, ...table.rows] : table.rows;
  return (
    rows.length <= 3 &&
    rows.every(
      (row) => isShareBar(row.join(' ')) || signOf(row.join(' | '), reading) === 'row' || row.some((cell) => reading.web.test(cell)),
    )
  );
}

/** "Local | Sports | Culture | Opinion": a single row of one or two words each, and no figures. */
const isSectionBar = ({ header, rows }: Extract<Block, { type: 'table' }>): boolean => {
  const [cells = [], ...more] = header ? [header, ...rows] : rows;
  return more.length === 0 && areNames(cells);
};

const areNames = (parts: readonly string[]): boolean =>
  parts.length >= FEWEST_IN_BAR && parts.every((part) => countWords(part) <= LONGEST_IN_BAR && !/\p{Nd}/u.test(part));

type Sign = 'begins' | 'whole' | 'row' | 'offer';

function signOf(text: string | undefined, reading: Reading): Sign | undefined {
  if (text === undefined || text === '') return undefined;
  if (reading.webWhole.test(text)) return 'whole';
  if (reading.web.test(text) && countWords(text) <= LONGEST) return 'begins';
  if (isShareBar(text)) return 'row';
  if ((reading.button?.test(text) && countWords(text) <= LONGEST_OFFER && !endsSentence(text)) || isRunningTime(text)) return 'offer';
  if (/^[★☆⭐]/u.test(text) || BREADCRUMB.test(text) || isLanguageBar(text)) return 'row';
  const parts = text.split(/\s*[|·•／]\s*|\s+\/\s+/u).filter((part) => part !== '');
  if (
    parts.length >= 2 &&
    parts.every((part) => countWords(part) <= 4) &&
    parts.some((part) => reading.webWhole.test(part) || reading.web.test(part))
  )
    return 'row';
  // "Posted by jen · updated March · 7 min read"
  const says = (pattern: RegExp): boolean => parts.some((part) => pattern.test(part));
  if (
    parts.length >= 2 &&
    parts.every((part) => countWords(part) <= 5) &&
    parts.some(isRunningTime) &&
    (says(reading.byline) || says(reading.dated))
  )
    return 'row';
  return isLinkBar(text, reading) ? 'row' : undefined;
}

const LONGEST_LINK_BAR = 9;
const FEWEST_LINKS = 3;

/** "MENU CERCA ABBONATI", "Home News Sport Culture Subscribe": names of links side by side, each with a capital, most of which many pages have. */
function isLinkBar(text: string, reading: Reading): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > LONGEST_LINK_BAR || endsSentence(text)) return false;
  if (words.every((word) => reading.webWhole.test(word))) return true;
  let known = 0;
  let links = 0;
  let named = true;
  for (let at = 0; at < words.length; links++) {
    named &&= /^\P{Ll}/u.test(words[at] ?? '');
    const end = [3, 2, 1].find((count) => reading.webWhole.test(words.slice(at, at + count).join(' '))) ?? 0;
    if (end > 0) known++;
    at += Math.max(1, end);
  }
  return named && links >= FEWEST_LINKS && 2 * known > links;
}

function isMenu(block: Extract<Block, { type: 'list' }>, reading: Reading): boolean {
  const names = block.items.map(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  return names.filter((name) => reading.webWhole.test(name)).length >= 0.6 * names.length;
}

function isLinkUnder(block: Block, text: string | undefined): boolean {
  if (!isTight(block)) return false;
  if (block.type === 'list') return true;
  return text !== undefined && countWords(text) <= LONGEST_LINK && !/[.。।]$/u.test(text);
}

/** A paragraph of boxes to tick, or one such line beside another blank of a form. */
function isToTick(blocks: readonly Block[], i: number, text: string): boolean {
  if (blocks[i]?.type !== 'paragraph') return false;
  const boxes = text.match(BOX)?.length ?? 0;
  if (boxes === 0 || text.search(BOX) > 0) return boxes >= 2 && columns(text) <= 160;
  return boxes >= 2 || isBlank(blocks[i - 1]) || isBlank(blocks[i + 1]);
}

const isBlank = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.type === 'facts' ? block.entries.some(({ value }) => BLANK_TO_FILL.test(value)) : BLANK_TO_FILL.test(textLine(block) ?? ''));

/** Whether a text can stand under a heading. */
const carries = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.type === 'list' || block.type === 'table' || block.type === 'facts' || countWords(textLine(block) ?? '') >= 8);

/**
 * Short lines that stand again and again. Running heads, footers and "Confidential" are on many pages or always at their edge and belong
 * to none; what slides show that are built up step by step is said once.
 */
function repeatedIn(blocks: readonly Block[]): ReadonlyMap<string, 'never' | 'once'> {
  const pages = pagesOf(blocks);
  const places = new Map<string, { count: number; edges: number }>();
  for (const lines of pages)
    lines.forEach((text, i) => {
      const place = places.get(text) ?? { count: 0, edges: 0 };
      place.count++;
      if (i === 0 || i === lines.length - 1) place.edges++;
      places.set(text, place);
    });
  if (pages.length < FEWEST_REPEATED) return new Map();
  return new Map(
    [...places].flatMap(([text, { count, edges }]) => {
      if (count < FEWEST_REPEATED || countWords(text) < 1) return [];
      const isHead = count >= HEAD_ON * pages.length || (edges === count && count >= EDGE_ON * pages.length);
      return [[text, isHead ? 'never' : 'once']];
    }),
  );
}

/** The short lines of each page; a long one and what is no line stand for themselves. */
function pagesOf(blocks: readonly Block[]): readonly (readonly string[])[] {
  const pages: string[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'break') pages.push([]);
    const text = textLine(block);
    if (text === undefined || text === '') continue;
    pages.at(-1)?.push(columns(text) > 120 || endsSentence(text) ? '' : text);
  }
  return pages;
}
