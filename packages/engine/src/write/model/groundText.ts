/** All that a document says, for looking up whether something stands in it; not what it says to a model. */

import { type Block, type Document, plainText } from '../../model/document.ts';
import { withoutOrders } from '../structure/orders.ts';

export const groundText = ({ title, author, created, blocks, language }: Document): string =>
  [title ?? '', author ?? '', created ?? '', ...blocks.map(textOf)].map((text) => withoutOrders(text, language)).join('\n');

export function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'code':
    case 'note':
      return block.text;
    case 'paragraph':
      return plainText(block.runs);
    case 'list':
      return block.items.map(({ runs }) => plainText(runs)).join('\n');
    case 'quote':
      return `${block.text}\n${block.attribution ?? ''}`;
    case 'facts':
      return block.entries.map(({ key, value }) => `${key}: ${value}`).join('\n');
    case 'table':
      return [block.caption ?? '', ...[block.header ?? [], ...block.rows].map((row) => row.join(' | '))].join('\n');
    case 'picture':
      return `${block.caption ?? ''}\n${block.alt ?? ''}`;
    case 'break':
      return '';
  }
}
