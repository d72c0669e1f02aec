/**
 * Short lines straight below one another that are told by their likeness, before any of them is taken for a heading: "Gross margin 31 % (plan 35 %)",
 * "October – shelves on all floors".
 */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { endsSentence, isTight, textLine } from './textLine.ts';

const FEWEST = 3;
const MOST_WORDS = 20;
const MOST_NAME_WORDS = 6;

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** A name, and the value that stands straight behind it; a year is none. */
const VALUED = /^(\p{L}[^\p{Nd}:：.!?]{1,60}?)\s[-+−]?[€$£¥₹₩]?(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}/u;
/** A name and what is said of it, parted by a dash. */
const PAIRED = /^(\p{L}[^\p{Nd}:：.!?،؛,;]{1,40}?)\s[–—-]\s\S/u;

/** The blocks with such lines as one list. Linear in their number. */
export function withAlikeLines(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const row = rowAt(blocks, at);
    const [first] = row;
    if (first === undefined || !isRow(row, blocks[at - 1])) {
      out.push(blocks[at] as Block);
      at++;
      continue;
    }
    out.push({
      type: 'list',
      id: first.id,
      ordered: false,
      ...(first.tight && { tight: true as const }),
      items: row.map(({ runs }) => ({ level: 0, runs })),
    });
    at += row.length;
  }
  return out;
}

/** The lines of one shape from here to the next blank line; none where another line stands among them. */
function rowAt(blocks: readonly Block[], at: number): readonly Paragraph[] {
  for (const shape of [PAIRED, VALUED]) {
    const row: Paragraph[] = [];
    for (let block = blocks[at]; isLine(block) && (row.length === 0 || isTight(block)); block = blocks[at + row.length]) {
      if (!shape.test(textLine(block) ?? '')) break;
      row.push(block);
    }
    if (row.length >= FEWEST && !isTight(blocks[at + row.length]) && hasOwnNames(row, shape)) return row;
  }
  return [];
}

/** Values are a row of their own only below the words that name them; other lines may be the first of something else. */
const isRow = (row: readonly Paragraph[], above: Block | undefined): boolean =>
  row.every((line) => PAIRED.test(textLine(line) ?? '')) || namesRow(above);

function namesRow(above: Block | undefined): boolean {
  if (above?.type === 'heading') return true;
  const text = above?.type === 'paragraph' ? textLine(above) : undefined;
  return text !== undefined && !endsSentence(text) && !/\p{Nd}/u.test(text) && countWords(text) <= MOST_NAME_WORDS;
}

function isLine(block: Block | undefined): block is Paragraph {
  if (block?.type !== 'paragraph' || block.speaker !== undefined) return false;
  const text = textLine(block) ?? '';
  return text !== '' && countWords(text) <= MOST_WORDS && !endsSentence(text) && !/[:：?？؟]$/u.test(text);
}

/** "Unit 1", "Unit 2" count one thing on. */
function hasOwnNames(row: readonly Paragraph[], shape: RegExp): boolean {
  const names = row.map(
    (line) =>
      shape
        .exec(textLine(line) ?? '')?.[1]
        ?.trim()
        .toLowerCase() ?? '',
  );
  return new Set(names).size === names.length && names.every((name) => countWords(name) <= MOST_NAME_WORDS);
}
