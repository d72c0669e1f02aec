/** What a text says to a language model that may read it is no part of what it tells its readers. */
import { ordersModel } from '../../languages/modelTalk.ts';
import { type Block, plainText } from '../../model/document.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

/** A paragraph up to where it begins to give orders to a model: what follows belongs to them. */
export function withoutOrders(text: string, language: string): string {
  if (!ordersModel(text)) return text;
  const sentences = splitSentences(text, language);
  const first = sentences.findIndex(ordersModel);
  return sentences.slice(0, Math.max(0, first)).join(' ');
}

/** The blocks without such orders. */
export const withoutOrdersIn = (blocks: readonly Block[], language: string): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] => {
    if (block.type === 'paragraph') {
      const text = plainText(block.runs);
      if (!ordersModel(text)) return [block];
      const kept = withoutOrders(text, language);
      return kept === '' ? [] : [{ ...block, runs: [{ text: kept }] }];
    }
    if (block.type === 'list') {
      const items = block.items.filter(({ runs }) => !ordersModel(plainText(runs)));
      return items.length === block.items.length ? [block] : items.length === 0 ? [] : [{ ...block, items }];
    }
    if (block.type === 'facts') {
      const entries = block.entries.filter(({ key, value }) => !ordersModel(`${key}: ${value}`));
      return entries.length === block.entries.length ? [block] : entries.length === 0 ? [] : [{ ...block, entries }];
    }
    return (block.type === 'heading' || block.type === 'quote' || block.type === 'note') && ordersModel(block.text) ? [] : [block];
  });
