/** Headings that a text sets apart by nothing but a line of their own, or by a number: they are read as paragraphs and short lists. */
import { type Block, type Document, plainText } from '../../model/document.ts';
import { columns, countWords } from '../sentence/measure.ts';

const MOST_WORDS = 9;
const LONGEST = 64;
const FEWEST = 2;
const TITLE_LEVEL = 1;
const SECTION_LEVEL = 2;

/**
 * The document with such lines as headings, where it has no others but its title. A first line that is followed by a heading is the title
 * of a document without one.
 */
export function withPlainHeadings(document: Document): Document {
  const { blocks } = document;
  const headings = blocks.filter((block) => block.type === 'heading');
  if (headings.length > 1 || (headings.length === 1 && headings[0]?.text !== document.title)) return document;
  const found = blocks.map((block, i) => {
    const text = lineOf(block);
    return text !== undefined && leadsOn(blocks[i + 1], blocks[i + 2]) ? text : undefined;
  });
  const first = blocks[0];
  const titled = document.title === undefined && found[0] !== undefined && found[1] !== undefined;
  const count = found.filter((text) => text !== undefined).length - (titled ? 1 : 0);
  if (count < FEWEST || count * 2 > blocks.length) return document;
  const promoted = blocks.map((block, i): Block => {
    const text = found[i];
    if (text === undefined) return block;
    return { type: 'heading', id: block.id, level: titled && block === first ? TITLE_LEVEL : SECTION_LEVEL, text };
  });
  return { ...document, blocks: promoted, ...(titled && { title: found[0] as string }) };
}

/** What is one short line without a stop: a paragraph, or the only item of a numbered list. */
function lineOf(block: Block): string | undefined {
  const [item, ...more] = block.type === 'list' && block.ordered ? block.items : [];
  const runs = block.type === 'paragraph' ? block.runs : item && more.length === 0 ? item.runs : undefined;
  const text = runs ? plainText(runs).trim() : '';
  const isLine = text !== '' && !text.includes('\n') && countWords(text) <= MOST_WORDS && columns(text) <= LONGEST;
  return isLine && /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && !/[.:;,!。：；，、؛،।…]$/u.test(text) ? text : undefined;
}

/** Whether there is something to stand under it: a text longer than a line, a list, a table, or one more line that has that. */
function leadsOn(next: Block | undefined, afterNext: Block | undefined): boolean {
  if (!next) return false;
  if (lineOf(next) !== undefined) return afterNext !== undefined && lineOf(afterNext) === undefined && afterNext.type !== 'heading';
  return next.type === 'paragraph' || next.type === 'list' || next.type === 'table' || next.type === 'facts';
}
