/** Who is quoted, where that stands in a paragraph of its own below the quotation: "— Claire and Ben, Lyon". */
import { type Block, type Document, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';

const NAMED = /^(?:[—–―]|-{1,2})\s*(\p{L}[^.!?:]{1,70})$/u;

/** A quotation and who said it, as one line: "«I got my Fridays back.» — Chiara, Barolo". */
const QUOTED = /^["“„«「『]\s?([^"“”„«»「」『』]{20,260}?)\s?["”“»」』]\s*[—–―]\s*(\p{L}[^.!?:]{1,70})$/u;

/** A paragraph that is all quoted, and who said it with what they are, behind it or in a line below: "Sander Hoekstra, electrician in Zwolle". */
const ALL_QUOTED = /^["“„«「『]\s?([^"“”„«»「」『』]{20,260}?)\s?["”“»」』]$/u;
const WHO = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*\s){1,3}?\p{Lu}[\p{L}\p{M}.'’-]*,\s[^.!?:;]{3,70}`;
const NAMED_BELOW = new RegExp(`^${WHO}$`, 'u');
const NAMED_BEHIND = new RegExp(String.raw`^["“„«]\s?([^"“”„«»]{20,260}?[.!?…])\s?["”“»]\s(${WHO})$`, 'u');

/** The document with such lines as part of their quotations. */
export function withAttributions(document: Document): Document {
  const blocks: Block[] = [];
  for (const block of document.blocks) {
    const above = blocks.at(-1);
    const line = block.type === 'paragraph' ? oneLine(plainText(block.runs)) : '';
    const [, text, speaker] = QUOTED.exec(line) ?? NAMED_BEHIND.exec(line) ?? [];
    if (text !== undefined && speaker !== undefined) {
      blocks.push({ id: block.id, type: 'quote', text, attribution: speaker.trim() });
      continue;
    }
    const said = above?.type === 'paragraph' && NAMED_BELOW.test(line) ? ALL_QUOTED.exec(oneLine(plainText(above.runs)))?.[1] : undefined;
    if (above !== undefined && said !== undefined) {
      blocks.splice(-1, 1, { id: above.id, type: 'quote', text: said, attribution: line });
      continue;
    }
    const name = NAMED.exec(line)?.[1]?.trim();
    if (name !== undefined && above?.type === 'quote' && above.attribution === undefined)
      blocks.splice(-1, 1, { ...above, attribution: name });
    else blocks.push(block);
  }
  return blocks.length < document.blocks.length || blocks.some((block, i) => block !== document.blocks[i])
    ? { ...document, blocks }
    : document;
}
