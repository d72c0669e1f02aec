/** What a text says of itself above its first section: its title and subtitle, who wrote it, when, and who was there. */
import type { Block, Document } from '../../model/document.ts';
import { lettersOf } from '../sentence/letters.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { countedLinesIn } from './countedLines.ts';
import { isAttendance, isBesideFront, isFrontLine, isPlaceAndDate } from './frontLine.ts';
import { type Imprint, imprintIn } from './imprint.ts';
import { kickerOf, withoutKind } from './kicker.ts';
import { type FrontLines, isKindAlone, type Masthead, mastheadOf } from './masthead.ts';
import { type Reading, withoutMarks } from './reading.ts';
import { isCode, isFormal, labelledTitle, sheetOf, titledIn } from './sheet.ts';
import { withoutSummaryLabel } from './summaryLabels.ts';
import { endsSentence, isBold, isShortLine, isShouted, isTight, numberDepth, textLine } from './textLine.ts';
import { channelIn } from './webLine.ts';

export interface Head {
  readonly title: string | undefined;
  /** The block that the title stands in, if it does. */
  readonly block: Block | undefined;
  readonly subtitle: string | undefined;
  /** Who wrote it and when, as lines of the source. */
  readonly meta: readonly string[];
  /** Lines beside the title that say whose the text is, when and where: as they are written. */
  readonly masthead?: readonly string[];
  /** What is left: the text itself. */
  readonly blocks: readonly Block[];
}

const LONGEST_TITLE = 140;
const MOST_TITLE_WORDS = 22;
/** Lines that may stand above a title: a date, a name. */
const MOST_ABOVE = 3;
const LONGEST_META = 100;
const FEWEST_SUBTITLE_WORDS = 5;
const LONGEST_SUBTITLE = 150;
/** Words of prose, which a title is not followed by in the same breath where sections are. */
const PROSE = 10;

/** `subject` is what the letter around the text is about. */
export function headOf(blocks: readonly Block[], document: Document, reading: Reading, subject: string | undefined): Head {
  const counted = countedLinesIn(blocks);
  const isFront = (text: string) => !counted.has(text) && isFrontLine(text, document.language, reading);
  const imprint = (text: string) =>
    counted.has(text) || (isFront(text) && !reading.imprint?.test(text)) ? undefined : imprintIn(text, document.language, reading);
  // Above a title, a line with a date may be the title itself.
  const isBelow = (text: string) => isFront(text) || imprint(text) !== undefined;
  const meta: string[] = [];
  let subtitle: string | undefined;
  const note = (text: string) => {
    const parts = imprint(text);
    subtitle ??= parts?.subtitle;
    for (const part of parts?.meta ?? [text]) if (!isAttendance(part, reading) && columns(part) <= LONGEST_META) meta.push(part);
  };
  // What the source itself calls its subtitle is one whatever it tells, unless it only names who wrote it, and when.
  const isNamedSubtitle = (text: string) =>
    document.subtitle !== undefined && lettersOf(text) === lettersOf(document.subtitle) && !isFront(text);
  // The name of a part of a site may stand above the title: "Help centre".
  const isMenu = (text: string, next: Block | undefined) => reading.webWhole.test(text) && isShortLine(textLine(next) ?? '');
  const unnamed = subject === undefined && document.title === undefined;
  const marked = subject === undefined ? onlyTop(blocks, isBelow, reading) : 0;
  const masthead =
    unnamed && marked === 0 && !namesSubject(blocks, isFront, reading)
      ? mastheadOf(blocks, document.blocks, { isFront, counted }, reading, document.language)
      : undefined;
  if (masthead) return headIn(blocks, masthead, { isFront, imprint, counted }, reading);
  for (const block of blocks.slice(0, marked)) for (const part of partsAbove(textLine(block) ?? '', reading)) note(part);
  const kicker = marked > 0 ? 0 : kickerOf(blocks, isFront, reading);
  let at = marked > 0 ? marked : kicker;
  for (const top = at + MOST_ABOVE; at < top; at++) {
    const text = textLine(blocks[at]);
    if (text === undefined || !(isFront(text) || isMenu(text, blocks[at + 1]))) break;
    if (isFront(text)) note(text);
  }
  const sheet = sheetOf(blocks, at, isFront);
  const titled = subject === undefined && document.origin === 'text' ? titledIn(sheet, blocks[at], reading) : undefined;
  const labelled = subject === undefined && document.title === undefined ? labelledTitle(blocks[at], isFront, sheet, reading) : undefined;
  const own = subject === undefined ? (labelled ?? titleAt(blocks, at, document, reading)) : undefined;
  if (subject === undefined && own === undefined)
    return kicker > 0
      ? { title: undefined, block: undefined, subtitle: undefined, meta, blocks: blocks.slice(at) }
      : { title: undefined, block: undefined, subtitle: undefined, meta: [], blocks: blocks.slice(channelsIn(blocks)) };
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
  const kept: Block[] = [];
  for (; at < blocks.length; at++) {
    const next = blocks[at] as Block;
    if (own !== undefined && !counted.has(textLine(next) ?? '') && isBesideFront(blocks, at, isFront, sheet.size)) continue;
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
    if (isNamedSubtitle(text)) subtitle ??= text;
    else if (isBelow(text)) note(text);
    else if (
      own !== undefined &&
      subtitle === undefined &&
      kept.length === 0 &&
      (isSubtitle(text, blocks[at + 1], isBelow) || (blocks[at - 1] === block && at === 1 && endsHead(blocks, 0)))
    )
      subtitle = text;
    else break;
  }
  const title = subject ?? titled ?? (own === undefined ? undefined : withoutSummaryLabel(withoutKind(own, reading), reading));
  return { title, block, subtitle, meta, blocks: [...kept, ...withoutLateBylines(blocks, at, { isFront, counted })] };
}

/** Lines above the only heading of the highest level. */
const MOST_ABOVE_TOP = 4;

/**
 * Index of the only heading of the highest level, where hardly more than lines of whose the text is stands above it: it is the title,
 * however those lines are set. 0 where there is none.
 */
function onlyTop(blocks: readonly Block[], isFront: (text: string) => boolean, reading: Reading): number {
  const at = blocks.findIndex(({ type }) => type === 'heading');
  const first = blocks[at];
  if (at < 1 || at > MOST_ABOVE_TOP || first?.type !== 'heading' || reading.isUsual(first.text) || isNumberedHeading(first.text, reading))
    return 0;
  const others = blocks.flatMap((block) => (block.type === 'heading' && block !== first ? [block.level] : []));
  if (others.length === 0 || others.some((level) => level <= first.level)) return 0;
  const above = blocks.slice(0, at).map(textLine);
  return above.every((text) => text !== undefined && (isFront(text) || (!endsSentence(text) && countWords(text) <= MOST_TITLE_WORDS)))
    ? at
    : 0;
}

/** What such a line says without its number and who may read it. */
const partsAbove = (text: string, reading: Reading): readonly string[] =>
  text
    .split(/\s*[|·•]\s*/u)
    .filter((part) => part !== '' && !isCode(part) && !reading.imprint?.test(part) && !reading.smallPrint?.test(part));

const channelsIn = (blocks: readonly Block[]): number => (channelIn(textLine(blocks[0]) ?? '') === undefined ? 0 : 1);

/** Whether a labelled line of the text's sheet says what it is about. */
const namesSubject = (blocks: readonly Block[], isFront: (text: string) => boolean, reading: Reading): boolean =>
  titledIn(sheetOf(blocks, 0, isFront), blocks[0], reading) !== undefined;

/** Columns that all lines of the cover that say whose a text is, and when, may have together. */
const MOST_META = 100;

interface Front extends FrontLines {
  readonly imprint: (text: string) => Imprint | undefined;
}

/** The head where several lines compete for its title: what else they say stands below it on the cover. */
function headIn(
  blocks: readonly Block[],
  { title: at, end, isName = false }: Masthead,
  { isFront, imprint, counted }: Front,
  reading: Reading,
): Head {
  const block = blocks[at];
  const { title, rest } = titleParts(withoutMarks(textLine(block) ?? ''), isFront);
  const meta: string[] = [];
  let subtitle = rest !== undefined && !isFront(rest) ? rest : undefined;
  const note = (line: string) => {
    const parts = imprint(line);
    subtitle ??= parts?.subtitle;
    for (const text of parts?.meta ?? [unbracketed(line)]) if (columns([...meta, text].join(' · ')) <= MOST_META) meta.push(text);
  };
  if (rest !== undefined && isFront(rest)) note(rest);
  // A letter names who writes to whom in the first lines of their addresses.
  const isLetter = blocks.slice(end, end + MOST_ABOVE).some((other) => reading.greeting.test(textLine(other) ?? ''));
  blocks.slice(0, end).forEach((other, i) => {
    const text = textLine(other) ?? '';
    if (isLetter && i > 0 && isTight(other) && !isFront(text)) return;
    if (i === at || text === '' || isAttendance(text, reading) || isCode(text) || reading.smallPrint?.test(text) || isShared(text, title))
      return;
    if (i < at && isKindAlone(text, reading)) return;
    if (
      i > at &&
      subtitle === undefined &&
      !isFront(text) &&
      !imprint(text) &&
      countWords(text) >= FEWEST_BELOW &&
      columns(text) <= LONGEST_SUBTITLE
    )
      subtitle = text;
    else note(text);
  });
  const below = isName ? blocks.slice(end) : withoutLateBylines(blocks.slice(end), 0, { isFront, counted });
  const attended = below.flatMap((other, i): readonly Block[] => {
    if (isName || i > MOST_ABOVE) return [other];
    const text = textLine(other);
    if (text !== undefined && isFront(text)) return [];
    if (other.type !== 'facts') return [other];
    const left = other.entries.filter(({ key, value }) => !isFront(`${key}: ${value}`));
    return left.length === 0 ? [] : [{ ...other, entries: left }];
  });
  return {
    title: withoutSummaryLabel(withoutKind(title, reading), reading),
    block,
    subtitle: subtitle && unbracketed(subtitle),
    meta: [],
    masthead: meta,
    blocks: attended,
  };
}
const FEWEST_BELOW = 4;

/** A line that the title says already. */
const isShared = (text: string, title: string): boolean => lettersOf(title).includes(lettersOf(text));

const unbracketed = (text: string): string => /^[(（]([^()（）]+)[)）]$/u.exec(text)?.[1] ?? text;

/** "Minutes of the committee – Tuesday, 13 January, 19:00, old school": the title, and when and where. */
function titleParts(text: string, isFront: (text: string) => boolean): { readonly title: string; readonly rest: string | undefined } {
  const [, before = '', behind = ''] = /^(.{8,}?)\s+[–—-]\s+(\S.*)$/u.exec(text) ?? [];
  if (behind !== '' && (isFront(behind) || behind.split(/,\s+/u).some((part) => isFront(part)))) return { title: before, rest: behind };
  return { title: text, rest: undefined };
}

/** Below a standfirst, too, a page says who wrote it, and when. */
const withoutLateBylines = (blocks: readonly Block[], at: number, { isFront, counted }: FrontLines): readonly Block[] =>
  blocks.flatMap((block, i) => {
    const isLate = i <= at + MOST_ABOVE && isBesideFront(blocks, i, isFront, 0) && !counted.has(textLine(block) ?? '');
    return i < at || isLate ? [] : [block];
  });

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
  if (
    block === undefined ||
    text === undefined ||
    text === '' ||
    endsSentence(text) ||
    /[:：]$/u.test(text) ||
    channelIn(text) !== undefined
  )
    return undefined;
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
    !endsHead(blocks, at) &&
    !isFrontLine(textLine(next) ?? '', document.language, reading) &&
    others.some((other, i) => !isTight(other) && isShortLine(textLine(other) ?? '') && isTight(others[i + 1]) && isBody(others[i + 1]))
  )
    return undefined;
  return withoutMarks(text);
}

/** Blocks in which a text says its title. */
const SAID_WITHIN = 30;

/** "uel-2024-0088", "draft_v3.docx": a number or the name of a file in a file's properties, which the file says nowhere, is no title. */
export const isFileName = (title: string, blocks: readonly Block[]): boolean =>
  /^(?=.*[\d_.])[A-Za-z0-9][\w.+-]*$/u.test(title.trim()) &&
  !blocks
    .slice(0, SAID_WITHIN)
    .some((block) => (block.type === 'heading' ? block.text : (textLine(block) ?? '')).toLowerCase().includes(title.trim().toLowerCase()));

/** A file's properties are believed where the file says the same. */
function isSaid(title: string, blocks: readonly Block[]): boolean {
  const wanted = lettersOf(title);
  const start = blocks.slice(0, SAID_WITHIN).map((block) => lettersOf(block.type === 'heading' ? block.text : (textLine(block) ?? '')));
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

/** Two lines by themselves at the top, of which the second is no sentence: a headline, and what stands below it. */
function endsHead(blocks: readonly Block[], at: number): boolean {
  const [below, after] = [blocks[at + 1], blocks[at + 2]];
  const text = below?.type === 'paragraph' ? (textLine(below) ?? '') : '';
  const isLine = !endsSentence(text) && !/[:：,;]$/u.test(text) && columns(text) <= LONGEST_SUBTITLE;
  return at === 0 && isTight(below) && after !== undefined && !isTight(after) && isLine && countWords(text) >= FEWEST_SUBTITLE_WORDS;
}

function isSubtitle(text: string, next: Block | undefined, isFront: (text: string) => boolean): boolean {
  if (columns(text) > LONGEST_SUBTITLE || countWords(text) < FEWEST_SUBTITLE_WORDS || /[.。।:：]$/u.test(text) || numberDepth(text) > 0)
    return false;
  // A standfirst may be two sentences of which the last one has no stop.
  const below = textLine(next);
  return below !== undefined && isFront(below);
}
