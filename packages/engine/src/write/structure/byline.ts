/** What stands between the title of a paper and its abstract: authors, where they work, when it was received. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { withoutContents } from './contents.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';

/** Blocks in which the abstract or introduction of a paper begins. */
const WITHIN = 40;
/** Words of prose, which names and addresses are not. */
const FEWEST_OF_PROSE = 25;

/** The blocks of a file without such lines, and without the labels of its abstract. `titled`: the first heading is the title. */
export function withoutBylines(blocks: readonly Block[], reading: Reading, titled: boolean): readonly Block[] {
  const first = blocks.slice(0, WITHIN);
  const named = first.findIndex((block) => block.type === 'heading' && isOpening(reading.roleOf(block.text)));
  // A section of its own above: the text has begun before, and what is named so is no more than one of its sections.
  const told = new Set(withoutContents(blocks));
  const begun = first.findIndex(
    (block, i) => (i > 0 || !titled) && block.type === 'heading' && told.has(block) && isSection(block.text, blocks[i + 1], reading),
  );
  const slide = first.findIndex((block) => block.type === 'break' && block.kind === 'slide');
  const opens = [begun, slide].some((at) => at >= 0 && at < named) ? -1 : named;
  return blocks
    .map((block, i) => (i < WITHIN ? withoutLabelled(block, reading) : block))
    .filter((block, i) => {
      const text = block.type === 'heading' ? block.text : textLine(block);
      if (i < WITHIN && block.type !== 'heading' && text !== undefined && reading.paperLabel.test(text)) return false;
      if (i >= opens || (titled && i === 0 && block.type === 'heading')) return true;
      if (block.type === 'picture' || block.type === 'break' || block.type === 'table') return true;
      return text !== undefined && (isProse(text) || (i === (titled ? 1 : 0) && isSubtitle(text)));
    });
}

/** A paragraph that ends in its keywords, with their label in bold, without them. */
function withoutLabelled(block: Block, { paperLabel }: Reading): Block {
  if (block.type !== 'paragraph') return block;
  const at = block.runs.findIndex(({ bold, text }, i) => i > 0 && bold === true && paperLabel.test(text.trim()));
  return at < 0 ? block : { ...block, runs: block.runs.slice(0, at) };
}

/** "A report to the board on three years of service, spring 2026": words that go on with the title, where names have capitals. */
const isSubtitle = (text: string): boolean => (text.match(WORD)?.length ?? 0) >= FEWEST_OF_SUBTITLE && speaks(text);
const FEWEST_OF_SUBTITLE = 5;

const isOpening = (role: string | undefined): boolean => role === 'abstract' || role === 'introduction' || role === 'summary';

/** Sentences, and no addresses. */
const isProse = (text: string): boolean => countWords(text) >= FEWEST_OF_PROSE && speaks(text);

/** Words in lower case, where names have capitals, and no address. */
function speaks(text: string): boolean {
  const words = text.match(WORD) ?? [];
  const small = words.filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word)).length;
  return small >= LEAST_SMALL * words.length && !/\S@\S/.test(text);
}
const WORD = /[\p{L}\p{M}]+/gu;
/** Of the words of a sentence: in German every noun has a capital. */
const LEAST_SMALL = 0.5;
const FEWEST_OF_STATEMENT = 10;

/** A heading with content, which the names and addresses of authors are not: a list, a table, sentences, or a name that sections have. */
function isSection(heading: string, below: Block | undefined, reading: Reading): boolean {
  if (below?.type === 'list' || below?.type === 'table' || isStatement(below)) return true;
  const role = reading.roleOf(heading);
  return below?.type === 'paragraph' && role !== undefined && !isOpening(role);
}

/** A sentence below a heading, which is neither a name nor an address: there the text has begun. */
function isStatement(block: Block | undefined): boolean {
  const text = textLine(block);
  return text !== undefined && /[.!?。！？]["”»)]?$/u.test(text) && countWords(text) >= FEWEST_OF_STATEMENT && speaks(text);
}
