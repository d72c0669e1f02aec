/**
 * What an author says at the head of a text to those who get it, and no audience hears: "[As delivered, transcript lightly corrected]",
 * "(typed during the lecture, slides are on the course page)", "Draft for the web page, please do not shorten – Ines".
 */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { dateIn } from '../sentence/dates.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { limitsText } from './imprint.ts';
import type { Reading } from './reading.ts';

/** Blocks in which such a note stands. */
const WITHIN = 4;
const LONGEST = 50;
/** Of one that a version or its state begins, in columns too, for scripts without spaces. */
const LONGEST_STATED = 24;
const WIDEST_STATED = 110;
/** In round brackets. */
const FEWEST = 11;
const BRACKETED = /^(?:\[[^[\]]+\]|\([^()]+\)|（[^（）]+）|［[^［］]+］)[.。]?$/u;
/** Sums, shares and large numbers are the text's own. */
const FIGURE = /[%€$£¥₹₽₺]|\p{Nd}[.,\u00a0 ]\p{Nd}{3}/u;

/** The blocks without such notes above the first section. */
export function withoutAuthorsNotes(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const kept = blocks.flatMap((block, i): readonly Block[] => {
    const text = i >= WITHIN || begun(blocks, i) ? '' : lineOf(block);
    if (!isNote(text, reading, i === 0)) return [block];
    const occasion = i === 0 ? occasionIn(text, language) : undefined;
    return occasion === undefined ? [] : [{ type: 'paragraph', id: block.id, runs: [{ text: occasion }] }];
  });
  return kept.some(({ type }) => type !== 'heading' && type !== 'break') ? kept : blocks;
}

/** Whether a section has begun above: a second heading. */
const begun = (blocks: readonly Block[], at: number): boolean => blocks.slice(0, at).filter(({ type }) => type === 'heading').length > 1;

function isNote(text: string, reading: Reading, first: boolean): boolean {
  if (text === '') return false;
  // A few words in round brackets belong to the title above them.
  if (BRACKETED.test(text) && countWords(text) <= LONGEST)
    return /^[[［]/u.test(text) ? /\s/u.test(text) : countWords(text) >= FEWEST || /[.!。！]\s+\p{L}/u.test(text);
  // The first line may be a title: "Draft budget for 2027".
  if (first || FIGURE.test(text) || countWords(text) > LONGEST_STATED || columns(text) > WIDEST_STATED) return false;
  return reading.imprint?.exec(text)?.index === 0 && /[.。]|,\s/u.test(text) && !limitsText(text, reading);
}

const SHORTEST_OCCASION = 4;

/** "[As delivered. Opening of the Libraries Forum, Ostrava, 11 September 2026.]": what was opened there is the title of what was said. */
function occasionIn(text: string, language: string): string | undefined {
  const parts = text.slice(1, -1).split(/[.;。]\s+/u);
  const dated = parts.find((part) => dateIn(part, language)?.kind === 'calendar');
  const [name = ''] = dated?.split(/[,，、]\s*/u) ?? [];
  return countWords(name) >= SHORTEST_OCCASION && dateIn(name, language)?.kind !== 'calendar' ? name.trim() : undefined;
}

/** The line of a paragraph, or of a list of one item, which a sign before it may have made. */
function lineOf(block: Block): string {
  if (block.type === 'paragraph') return block.speaker === undefined ? oneLine(plainText(block.runs)) : '';
  return block.type === 'list' && block.items.length === 1 ? oneLine(plainText(block.items[0]?.runs ?? [])) : '';
}
