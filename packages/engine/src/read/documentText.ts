/** The words of a Document, without its structure. */
import { type Block, type Document, plainText } from '../model/document.ts';

/** The blocks, a line each; notes and captions included. */
export const documentText = ({ blocks }: Document): string => blocks.map(blockText).join('\n');

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'quote':
    case 'code':
    case 'note':
      return block.text;
    case 'paragraph':
      return plainText(block.runs);
    case 'list':
      return block.items.map((item) => plainText(item.runs)).join('\n');
    case 'table':
      return [block.caption ?? '', ...[block.header ?? [], ...block.rows].map((row) => row.join(' '))].join('\n');
    case 'facts':
      return block.entries.map(({ key, value }) => `${key}: ${value}`).join('\n');
    case 'picture':
      return block.caption ?? '';
    case 'break':
      return '';
  }
}
