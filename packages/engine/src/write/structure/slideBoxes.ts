/**
 * Boxes on the slides of a deck that somebody made, each a text of its own to its file: a name in bold with what is said of it, perhaps
 * behind a number, and lines below one another. Together they are the list that whoever looks at the slide sees.
 */
import { type Block, type BlockOf, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { endsSentence, isBold } from './textLine.ts';

type Paragraph = BlockOf<'paragraph'>;
type Items = BlockOf<'list'>['items'];

const FEWEST = 2;
/** Words of a box's name, of what it says, and of a line. */
const LONGEST_NAME = 8;
const LONGEST_TEXT = 40;
const LONGEST_LINE = 22;
const WIDEST_LINE = 160;
const NUMBER = /^\p{Nd}{1,2}[.)]?$/u;

/** The blocks of one slide, with such boxes as lists. Linear in their number. */
export function withBoxes(slide: readonly Block[]): readonly Block[] {
  const made: Block[] = [];
  const tabled = slide.some(({ type }) => type === 'table');
  for (let at = 0; at < slide.length; ) {
    const found = boxesFrom(slide, at) ?? tilesFrom(slide, at) ?? (tabled ? undefined : linesFrom(slide, at));
    const block = slide[at] as Block;
    if (found) made.push({ id: block.id, type: 'list', ordered: found.ordered, items: found.items });
    else made.push(block);
    at = found?.end ?? at + 1;
  }
  return made;
}

interface Found {
  readonly items: Items;
  readonly ordered: boolean;
  /** Index of the first block behind them. */
  readonly end: number;
}

function boxesFrom(slide: readonly Block[], start: number): Found | undefined {
  const items: Items = [];
  let numbers = 0;
  let at = start;
  for (;;) {
    const number = lineOf(slide[at]);
    const numbered = number !== undefined && NUMBER.test(number) && Number.parseInt(number, 10) === items.length + 1;
    const name: Block | undefined = slide[numbered ? at + 1 : at];
    const text = slide[numbered ? at + 2 : at + 1];
    // Not every template sets names in bold: few words without a figure above more of them are one, too, and what stands between a number and a text.
    const named = isName(name) || (numbered && isPlainName(name, LONGEST_NAME)) || (isPlainName(name, FEW) && saysMore(name, text));
    if (!named || !isText(text)) break;
    if (numbered) numbers++;
    items.push({
      level: 0,
      runs: [{ text: `${(lineOf(name) ?? '').replace(/\s*[:：]$/u, '')}:`, bold: true }, { text: ` ${lineOf(text)}` }],
    });
    at += numbered ? 3 : 2;
  }
  return items.length < FEWEST ? undefined : { items, ordered: numbers === items.length, end: at };
}

/** A figure by itself, above what it measures and perhaps a line about it. */
function tilesFrom(slide: readonly Block[], start: number): Found | undefined {
  const items: Items = [];
  let at = start;
  let most = 0;
  while (isFigure(slide[at])) {
    let below = 0;
    while (below < MOST_BELOW && isText(slide[at + 1 + below], true) && !isFigure(slide[at + 1 + below])) below++;
    // Behind the last of them a line may be about all.
    const isLast = !isFigure(slide[at + 1 + below]);
    const size = isLast ? Math.min(below, most) : below;
    if (size === 0) break;
    most = Math.max(most, size);
    const [figure = '', label = '', ...notes] = slide.slice(at, at + 1 + size).map((block) => lineOf(block) ?? '');
    // The label may be the sentence that the figure is from.
    const said = label.includes(figure) ? [label, ...notes].join('. ') : undefined;
    const name = label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    items.push({
      level: 0,
      runs: said === undefined ? [{ text: `${name}:`, bold: true }, { text: ` ${[figure, ...notes].join(', ')}` }] : [{ text: said }],
    });
    at += 1 + size;
  }
  return items.length < FEWEST ? undefined : { items, ordered: false, end: at };
}

function linesFrom(slide: readonly Block[], start: number): Found | undefined {
  let end = start;
  while (isLine(slide[end])) end++;
  const items: Items = slide.slice(start, end).flatMap((block) => (block.type === 'paragraph' ? [{ level: 0, runs: block.runs }] : []));
  return items.length < FEWEST ? undefined : { items, ordered: false, end };
}

const lineOf = (block: Block | undefined): string | undefined =>
  block?.type === 'paragraph' && block.speaker === undefined ? oneLine(plainText(block.runs)) : undefined;

const isName = (block: Block | undefined): block is Paragraph =>
  block !== undefined && isBold(block) && isPlainName(block, LONGEST_NAME, /\p{L}/u);

const isPlainName = (
  block: Block | undefined,
  most: number,
  holds = /^[^\p{Nd},;:，、：]*\p{L}[^\p{Nd},;:，、：]*$/u,
): block is Paragraph => {
  const text = lineOf(block);
  return text !== undefined && holds.test(text) && countWords(text) <= most && !endsSentence(text);
};

const FEW = 4;
/** A line that tells several things, or a figure, and is longer than the name above it. */
const saysMore = (name: Block | undefined, text: Block | undefined): boolean => {
  const said = lineOf(text) ?? '';
  return /[,;，、]\s*\S|\p{Nd}/u.test(said) && columns(said) > 1.3 * columns(lineOf(name) ?? '');
};

const FIGURE = /\p{Nd}/u;
const LONGEST_FIGURE = 14;
const MOST_BELOW = 2;

const isFigure = (block: Block | undefined): boolean => {
  const text = lineOf(block) ?? '';
  return FIGURE.test(text) && columns(text) <= LONGEST_FIGURE && !isCount(text) && (text.match(/\p{L}/gu) ?? []).length <= LONGEST_UNIT;
};
const LONGEST_UNIT = 7;

/** The number of a step rather than a figure. */
const isCount = (text: string): boolean => NUMBER.test(text) && Number.parseInt(text, 10) <= MOST_STEPS;
const MOST_STEPS = 12;

const isText = (block: Block | undefined, bold = false): block is Paragraph => {
  const text = lineOf(block);
  return (
    text !== undefined && block !== undefined && (bold || !isBold(block)) && /\p{L}.*\p{L}/u.test(text) && countWords(text) <= LONGEST_TEXT
  );
};

/** A point as slides have them: without a stop, and not what goes on with the line above or leads to the one below. */
function isLine(block: Block | undefined): boolean {
  const text = lineOf(block);
  return (
    text !== undefined &&
    block !== undefined &&
    !isBold(block) &&
    /^[\P{Ll}](?=.*\p{L}{3})|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
    !/[:：;]$/u.test(text) &&
    !endsSentence(text) &&
    countWords(text) > 1 &&
    countWords(text) <= LONGEST_LINE &&
    columns(text) <= WIDEST_LINE
  );
}
