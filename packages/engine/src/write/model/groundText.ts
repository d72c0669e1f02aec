/** All that a document says, for looking up whether something stands in it; not what it says to a model. */

import { type Block, type Document, plainText } from '../../model/document.ts';
import { withoutOrders } from '../structure/orders.ts';

export const groundText = (document: Document): string =>
  [document.title ?? '', document.author ?? '', dayOf(document) ?? '', ...document.blocks.map(textOf)]
    .map((text) => withoutOrders(text, document.language))
    .join('\n');

/** The day of a file that an application's own template gives to whatever is made of it. */
const OF_A_TEMPLATE = '2013-12-23';
const YEAR = /(?<!\p{N})(?:19|20)\p{Nd}{2}(?!\p{N})/u;

/** The day on which the file was made, where the text itself tells no year: what is exported again is older than its file. */
export function dayOf({ created, blocks }: Pick<Document, 'created' | 'blocks'>): string | undefined {
  const day = created?.slice(0, OF_A_TEMPLATE.length);
  return day === undefined || day === OF_A_TEMPLATE || blocks.some((block) => YEAR.test(textOf(block))) ? undefined : day;
}

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
