/**
 * What an author adds for the reader alone and no audience hears: postscripts ("PS: the canteen is closed on Friday") and notes to himself in
 * brackets ("(check with Anna)", "[TODO: newer figures]").
 */
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { weekdaysOf } from '../sentence/hanging/hangingGrammar.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';

/** Blocks at the end among which a postscript stands. */
const WITHIN = 6;
/** Words of a note in brackets. */
const LONGEST = 16;

const DASHES = String.raw`\s*[:：.,–—-]*\s+`;
/** "P.S.", "PPS:" before what is added, in any language of the Latin script. */
export const POSTSCRIPT = new RegExp(String.raw`^P\.?\s?(?:P\.?\s?)?S\.?(?:[:：]|${DASHES})(?=\S)`, 'u');

/** The postscript without its label; undefined for everything else. */
function addedIn(text: string, { postscript }: Reading): string | undefined {
  const label = POSTSCRIPT.exec(text)?.[0] ?? postscript?.exec(text)?.[0];
  return label === undefined ? undefined : text.slice(label.length).trim();
}

/**
 * The blocks without postscripts at their end. One that has a figure or a day is told without its label, behind the last sentence above it: it
 * is the title of nothing. Linear in the length of the text.
 */
export function withoutPostscripts(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const kept: Block[] = [];
  blocks.forEach((block, i) => {
    const own = i < blocks.length - WITHIN || i === 0 ? undefined : addedBy(block, reading);
    if (own === undefined) kept.push(block);
    else if (typeof own !== 'string') kept.push(...own);
    else if (tellsWhen(own, language)) {
      const above = kept.at(-1);
      const added = capitalized(own);
      if (above?.type === 'paragraph' && above.speaker === undefined)
        kept.splice(-1, 1, { ...above, runs: [...above.runs, { text: spaced(added, language) }] });
      else kept.push({ type: 'paragraph', id: block.id, runs: [{ text: added }] });
    }
  });
  return kept.some(({ type }) => type !== 'heading' && type !== 'break') ? kept : blocks;
}

/** The postscript that a block is, or the labelled lines beside those that it has; undefined where it has none. */
function addedBy(block: Block, reading: Reading): string | readonly Block[] | undefined {
  if (block.type === 'paragraph') return addedIn(textLine(block) ?? '', reading);
  if (block.type !== 'facts') return undefined;
  const entries = block.entries.filter(({ key }) => addedIn(`${key}: -`, reading) === undefined);
  return entries.length === block.entries.length ? undefined : entries.length === 0 ? [] : [{ ...block, entries }];
}

const spaced = (text: string, language: string): string => (languageOf(language).spaceless ? text : ` ${text}`);

/** Letters of a weekday's name that its cases share. */
const CASES = 2;

/** Whether a figure or the name of a day is in the text. */
function tellsWhen(text: string, language: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const days = weekdaysOf(language).map((day) => day.toLowerCase().slice(0, Math.max(3, day.length - CASES)));
  return (
    /\p{Nd}/u.test(text) ||
    (languageOf(language).spaceless
      ? days.some((day) => text.includes(day))
      : words.some((word) => days.some((day) => word.startsWith(day))))
  );
}

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const BRACKETED = /\s*(?:\([^()[\]]{3,160}\)|\[[^()[\]]{3,160}\]|（[^（）]{3,160}）)[.。]?/gu;

/** The blocks without such notes, which stand in a paragraph of their own or behind a sentence. Linear in the length of the text. */
export function withoutSelfNotes(blocks: readonly Block[], { selfNote }: Reading): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.type !== 'paragraph') return [block];
    const text = oneLine(plainText(block.runs));
    const left = text.replace(BRACKETED, (note, at: number) => {
      const inner = note.trim().slice(1);
      const stands = at === 0 || /[.!?。！？]$/u.test(text.slice(0, at));
      return stands && countWords(inner) <= LONGEST && selfNote.test(inner) ? '' : note;
    });
    if (left === text) return [block];
    return left.trim() === '' ? [] : [{ ...block, runs: [{ text: left.trim() }] }];
  });
}
