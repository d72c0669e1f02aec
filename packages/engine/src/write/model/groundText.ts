/** All that a document says, for looking up whether something stands in it; not what it says to a model. */

import { ordersModel } from '../../languages/modelTalk.ts';
import { type Block, type Document, plainText } from '../../model/document.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

export const groundText = ({ title, author, created, blocks, language }: Document): string =>
  [title ?? '', author ?? '', created ?? '', ...blocks.map(textOf)].map((text) => withoutOrders(text, language)).join('\n');

/** A paragraph up to where it begins to give orders to a model: what follows belongs to them. */
export function withoutOrders(text: string, language: string): string {
  if (!ordersModel(text)) return text;
  const sentences = splitSentences(text, language);
  const first = sentences.findIndex(ordersModel);
  return sentences.slice(0, Math.max(0, first)).join(' ');
}

function textOf(block: Block): string {
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
