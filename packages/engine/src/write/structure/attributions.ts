/** Who is quoted, where that stands in a paragraph of its own below the quotation: "— Claire and Ben, Lyon". */
import { type Block, type Document, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';

const NAMED = /^(?:[—–―]|-{1,2})\s*(\p{L}[^.!?:]{1,70})$/u;

/** A quotation and who said it, as one line: "«I got my Fridays back.» — Chiara, Barolo". */
const QUOTED = /^["“„«「『]\s?([^"“”„«»「」『』]{20,260}?)\s?["”“»」』]\s*[—–―]\s*(\p{L}[^.!?:]{1,70})$/u;

/** The document with such lines as part of their quotations. */
export function withAttributions(document: Document): Document {
  const blocks: Block[] = [];
  for (const block of document.blocks) {
    const above = blocks.at(-1);
    const [, text, speaker] = (block.type === 'paragraph' && QUOTED.exec(oneLine(plainText(block.runs)))) || [];
    if (text !== undefined && speaker !== undefined) {
      blocks.push({ id: block.id, type: 'quote', text, attribution: speaker.trim() });
      continue;
    }
    const name = block.type === 'paragraph' ? NAMED.exec(oneLine(plainText(block.runs)))?.[1]?.trim() : undefined;
    if (name !== undefined && above?.type === 'quote' && above.attribution === undefined)
      blocks.splice(-1, 1, { ...above, attribution: name });
    else blocks.push(block);
  }
  return blocks.length < document.blocks.length || blocks.some((block, i) => block !== document.blocks[i])
    ? { ...document, blocks }
    : document;
}
