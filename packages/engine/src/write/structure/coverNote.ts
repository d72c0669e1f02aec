/** A few words that somebody writes above a text that has sections: "Hi all – the numbers are below, sorry it's a day late." */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';

const LONGEST = 60;
/** Headings of a text that goes on below such words. */
const FEWEST_HEADINGS = 3;
/** Sums, shares and large numbers are the text's own. */
const FIGURE = /[%€$£¥₹₽₺]|\p{Nd}[., {2}]\p{Nd}{3}|\p{Nd}{4}/u;

/** The blocks without such a paragraph, straight above the first heading. Linear in their number. */
export function withoutCoverNote(blocks: readonly Block[], reading: Reading): readonly Block[] {
  const at = blocks.findIndex(({ type }) => type === 'paragraph');
  // What stands below a heading is what that heading announces: "Who can borrow?"
  if (at > 0 && blocks.slice(0, at).some(({ type }) => type === 'heading')) return blocks;
  const note = blocks[at];
  const text = textLine(note);
  if (text === undefined || blocks[at + 1]?.type !== 'heading' || blocks.filter(({ type }) => type === 'heading').length < FEWEST_HEADINGS)
    return blocks;
  const speaks = reading.greeting.test(text) || (reading.apology?.test(text) ?? false);
  return speaks && countWords(text) <= LONGEST && !FIGURE.test(text) ? blocks.filter((block) => block !== note) : blocks;
}
