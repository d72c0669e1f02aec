/**
 * Lines of a paragraph that a page's columns have parted: "charge at" above "the highest rate the charger allows, because bikes"; and lists that
 * a page's end parts.
 */
import { type Block, plainText } from '../../model/document.ts';
import { isTight } from './textLine.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** UTF-16 units of a line that can go on. */
const FEWEST = 20;
const MOST = 4000;
const ENDS = /[.!?…:;。！？।۔؟។][\p{Pe}\p{Pf}"'”’»*\d]*$/u;
/** A small letter of a word, or a sign that stands behind a figure. */
const GOES_ON = /^(?:\p{Ll}[\p{L}\p{M}]*[\s,.;’'-]|[%‰°]|\p{Ll}[\p{L}\p{M}]*$)/u;

/**
 * The blocks with such lines as one paragraph; lines that plain text has straight below one another are those of their author, and in notes
 * that write hardly anything with a capital a small letter says nothing. Linear in the length of the text.
 */
export function withWrappedLines(blocks: readonly Block[]): readonly Block[] {
  const isSmallWritten = writesSmall(blocks);
  const out: Block[] = [];
  let open: { paragraph: Paragraph; text: string } | undefined;
  for (const block of blocks) {
    const text = block.type === 'paragraph' && block.speaker === undefined ? plainText(block.runs).trim() : '';
    if (
      block.type === 'paragraph' &&
      !isTight(block) &&
      !isSmallWritten &&
      open &&
      text !== '' &&
      GOES_ON.test(text) &&
      goesOn(open.text)
    ) {
      const paragraph: Paragraph = { ...open.paragraph, runs: [...open.paragraph.runs, { text: ' ' }, ...block.runs] };
      out.splice(-1, 1, paragraph);
      open = { paragraph, text: `${open.text} ${text}`.slice(-MOST) };
      continue;
    }
    const [above, end] = [out.at(-2), out.at(-1)];
    if (
      block.type === 'list' &&
      above?.type === 'list' &&
      end?.type === 'break' &&
      end.kind === 'page' &&
      !block.ordered &&
      !above.ordered
    ) {
      out.splice(-2, 2, { ...above, items: [...above.items, ...block.items] }, end);
      open = undefined;
      continue;
    }
    out.push(block);
    open = block.type === 'paragraph' && text !== '' ? { paragraph: block, text } : undefined;
  }
  return out;
}

const goesOn = (text: string): boolean => text.length >= FEWEST && /\s/u.test(text) && !ENDS.test(text);

/** Whether paragraphs mostly begin with a small letter. */
function writesSmall(blocks: readonly Block[]): boolean {
  let small = 0;
  let large = 0;
  for (const block of blocks) {
    const first = block.type === 'paragraph' ? /^\P{L}{0,3}(\p{L})/u.exec(plainText(block.runs))?.[1] : undefined;
    if (first === undefined) continue;
    if (/\p{Ll}/u.test(first)) small++;
    else if (/\p{Lu}/u.test(first)) large++;
  }
  return small > large;
}
