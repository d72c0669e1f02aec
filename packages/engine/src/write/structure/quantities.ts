/** Lines of quantities straight below one another: the ingredients of a recipe, a list of materials. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { isDatedLine } from './dated.ts';
import type { Reading } from './reading.ts';
import { endsSentence, isTight, numberDepth, textLine } from './textLine.ts';

const FEWEST = 2;
const MOST_WORDS = 14;
/** "225 g soft butter", "4 eggs", "½ lemon"; no year, time, date, share or label. */
const QUANTITY =
  /^(?:[½¼¾⅓⅔]|(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}{1,4}(?:[.,/]\p{Nd}{1,3})?(?!\p{Nd}|\s?[%％:.)/月日年時时点號号일월년시])(?!\s?\p{L}{1,9}\s?[:：]))\s?\p{L}/u;

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** The blocks with such lines as lists. Linear in their number. */
export function withQuantities(blocks: readonly Block[], reading: Reading, language: string): readonly Block[] {
  const out: Block[] = [];
  let group: Paragraph[] = [];
  const close = (below: Block | undefined) => {
    // A line without a figure straight above other text heads that.
    const last = group.at(-1);
    const heads = isTight(below) && last !== undefined && !/\p{N}/u.test(textLine(last) ?? '') ? [last] : [];
    out.push(...listsIn(group.slice(0, group.length - heads.length), reading, language), ...heads);
    group = [];
  };
  for (const block of blocks) {
    if (block.type !== 'paragraph' || !isEntry(block)) {
      close(block);
      out.push(block);
      continue;
    }
    if (!isTight(block)) close(undefined);
    group.push(block);
  }
  close(undefined);
  return out;
}

/** A short line that is no sentence and leads to nothing. */
function isEntry(block: Paragraph): boolean {
  const text = textLine(block);
  return text !== undefined && text !== '' && countWords(text) <= MOST_WORDS && !endsSentence(text) && !/[:：?？؟]$/u.test(text);
}

/** From so many on they are a table: nobody leaves an ingredient out. */
const FEWEST_ROWS = 4;

/** Rows that a table shows; of more, two stand side by side. */
const MOST_ROWS = 10;

/** What has no amount stands in one row with what follows it without one. */
function rowsOf(texts: readonly string[]): string[][] {
  const rows: [string, string][] = [];
  for (const text of texts) {
    const row = rowOf(text);
    const last = rows.at(-1);
    if (last?.[0] === '' && row[0] === '') last[1] += `; ${row[1]}`;
    else rows.push(row);
  }
  const half = Math.ceil(rows.length / 2);
  return rows.length <= MOST_ROWS ? rows : rows.slice(0, half).map((row, i) => [...row, ...(rows[half + i] ?? ['', ''])]);
}

/** "350 g" and "semola rimacinata": how much, and of what. */
function rowOf(text: string): [string, string] {
  const [, amount, of] = /^((?:[½¼¾⅓⅔]|\p{Nd}[\p{Nd}.,/–-]*\s?[½¼¾⅓⅔]?)(?:\s?\p{L}{1,2}\.?(?=\s))?)\s+(\S.*)$/u.exec(text) ?? [];
  return amount !== undefined && of !== undefined ? [amount, of] : ['', text];
}

const isQuantity = (block: Paragraph | undefined, language: string): boolean => {
  const text = textLine(block) ?? '';
  return QUANTITY.test(text) && numberDepth(text) < 2 && !isDatedLine(text, language);
};

/** What stands above the first quantity is the name of the list, and no entry; a line "For the sauce" begins another list. */
function listsIn(group: readonly Paragraph[], reading: Reading, language: string): readonly Block[] {
  const counts = (block: Paragraph) => isQuantity(block, language);
  const start = group.findIndex(counts);
  const rest = start < 0 ? [] : group.slice(start);
  if (rest.length < FEWEST || 2 * rest.filter(counts).length < rest.length) return group;
  const out: Block[] = group.slice(0, start);
  let items: Paragraph[] = [];
  const close = () => {
    const [first] = items;
    if (first && items.length >= FEWEST_ROWS)
      out.push({
        type: 'table',
        id: first.id,
        ...(first.tight && { tight: true }),
        rows: rowsOf(items.map((block) => textLine(block) ?? '')),
      });
    else if (first)
      out.push({
        type: 'list',
        id: first.id,
        ordered: false,
        ...(first.tight && { tight: true }),
        items: items.map(({ runs }) => ({ level: 0, runs })),
      });
    items = [];
  };
  rest.forEach((block, i) => {
    const text = textLine(block) ?? '';
    if ((reading.portion?.test(text) || reading.isUsual(text)) && !/\p{N}/u.test(text) && rest.slice(i + 1, i + 3).some(counts)) {
      close();
      out.push(block);
    } else items.push(block);
  });
  close();
  return out;
}
