/** What stands above or before a title and only says what kind of text it is: "PRESS RELEASE", "HANDOUT: …". */
import { type Block, plainText } from '../../model/document.ts';
import { fitTitle } from '../say/titles.ts';
import { countWords } from '../sentence/measure.ts';
import { keyOf, type Reading } from './reading.ts';
import { endsSentence, isShortLine, isShouted, isTight, textLine } from './textLine.ts';

const MOST_KICKER_WORDS = 4;
const FEWEST_HEADLINE_WORDS = 6;
/** Words of a title below a line that is known to be a kind of text. */
const FEWEST_NAMED_WORDS = 3;
/** Blocks between a kicker and its headline. */
const MOST_BETWEEN = 4;

/** How many blocks stand above a headline and only say what kind of text it is: "PRESS RELEASE", the place and day. */
export function kickerOf(blocks: readonly Block[], isFront: (text: string) => boolean, reading: Reading): number {
  const kind = textLine(blocks[0]);
  if (kind !== undefined && isKind(kind, reading)) {
    const below = textLine(blocks[1]) ?? '';
    if (isShortLine(below) && countWords(below) >= FEWEST_NAMED_WORDS && !isFront(below) && !reading.isUsual(below)) return 1;
    if (leadsToText(blocks, isFront)) return 1;
  }
  if (kind === undefined || !isShouted(kind) || countWords(kind) > MOST_KICKER_WORDS) return 0;
  for (let at = 1; at <= MOST_BETWEEN; at++) {
    const text = textLine(blocks[at]);
    if (text === undefined || endsSentence(text)) return 0;
    if (isFront(text) || countWords(text) <= MOST_KICKER_WORDS) continue;
    const below = blocks[at + 1];
    return !isTight(blocks[at]) && !isTight(below) && countWords(text) >= FEWEST_HEADLINE_WORDS && isShortLine(text) ? at : 0;
  }
  return 0;
}

/** Below such a word, and the place and day, the text begins: it has no headline. */
function leadsToText(blocks: readonly Block[], isFront: (text: string) => boolean): boolean {
  const next = blocks.slice(1, 1 + MOST_BETWEEN).find((block) => !isFront(textLine(block) ?? ''));
  return next?.type === 'paragraph' && endsSentence(plainText(next.runs)) && countWords(plainText(next.runs)) >= FEWEST_TEXT;
}
/** Words of a paragraph that no headline is. */
const FEWEST_TEXT = 14;

const isKind = (text: string, { kind }: Reading): boolean => kind?.test(keyOf(text)) ?? false;

const PREFIX = /^([^:：【】[\]]{3,40}?)\s*[:：–—]\s+(?=\S)(.+)$/u;
const BRACKETED = /^[【〔［[]([^【】〔〕［］[\]]{2,30})[】〕］\]]\s*(?=\S)(.+)$/u;

/** "Rules for new plot holders (draft 3, please don't circulate)". */
const STATED = /^(\S.{6,}?)\s*[(（[［]([^()（）[\]［］]{3,60})[)）\]］]$/u;

/**
 * A title without its version or state in brackets, and without such a word before it, in brackets or in capitals. "Report: libraries in the
 * province" has none that is set apart, and keeps it while both have room: cut to "Report" it would name nothing.
 */
export function withoutKind(title: string, reading: Reading): string {
  const [, bracketed, behind = ''] = BRACKETED.exec(title) ?? [];
  if (bracketed !== undefined && (isKind(bracketed, reading) || reading.imprint?.test(bracketed))) return behind;
  const [, whole = '', state] = STATED.exec(title) ?? [];
  if (state !== undefined && reading.imprint?.exec(state)?.index === 0) return whole;
  const [, prefix = '', rest = ''] = PREFIX.exec(title) ?? [];
  const isApart = (isShouted(prefix) && !isShouted(rest)) || fitTitle(title).length <= prefix.length;
  return isApart && isKind(prefix, reading) ? rest : title;
}
