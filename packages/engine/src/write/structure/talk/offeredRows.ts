/** Messages that each tell the figures of another thing behind its name are one list: "Youth hostel: 5 days, 289 €" – "Farm: 4 days, 215 €". */

import { languageOf } from '../../../languages/languageOf.ts';
import { type Block, plainText } from '../../../model/document.ts';
import { countWords } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { isPriced } from './priced.ts';
import { talkWordsOf } from './talkWords.ts';

const FEWEST = 2;
const LEVEL = 2;
/** The price and what one gets for it. */
const FEWEST_FIGURES = 2;
const MOST_WORDS_OF_NAME = 6;
const ROW = /^([^:：.!?]{3,48})[:：]\s+(\S.*)$/su;

/** `names`: what the speakers are called, behind whom what they do is told. */
export function withOfferedRows(blocks: readonly Block[], names: readonly string[], language: string): readonly Block[] {
  const { options } = talkWordsOf(language);
  const all = blocks.flatMap((block) => withRowsApart(block, names, language));
  const out: Block[] = [];
  for (let at = 0; at < all.length; ) {
    const row: string[] = [];
    for (let text = offered(all[at], names); text !== undefined; text = offered(all[at + row.length], names)) row.push(text);
    const block = all[at] as Block;
    if (row.length < FEWEST) {
      out.push(block);
      at++;
      continue;
    }
    const lead = out.at(-1);
    const isNamed = out.some(({ type }) => type === 'heading');
    if (options !== undefined && !isNamed)
      out.splice(Math.max(0, out.length - 1), 0, { type: 'heading', id: `${block.id}-options`, level: LEVEL, text: options });
    // What stands right before them leads to them.
    if (lead?.type === 'paragraph' && !/[:：?？]\s*$/u.test(plainText(lead.runs)))
      out[out.length - 1] = { ...lead, runs: [{ text: plainText(lead.runs).replace(/[.。!！]?\s*$/u, ':') }] };
    out.push({ type: 'list', id: `${block.id}-offered`, ordered: false, items: row.map((text) => ({ level: 0, runs: [{ text }] })) });
    at += row.length;
  }
  return out;
}

/** The offers of one message each in a paragraph of their own, and what leads to them. */
function withRowsApart(block: Block, names: readonly string[], language: string): readonly Block[] {
  if (block.type !== 'paragraph') return [block];
  const parts = splitSentences(plainText(block.runs), language).flatMap((text) => {
    const pieces = text.split(/(?<=[:：])\s+/u);
    const row = pieces.slice(-2).join(' ');
    return pieces.length > 2 && isOffer(row, names) ? [pieces.slice(0, -2).join(' '), row] : [text];
  });
  const rows = parts.flatMap((text, i) => (isOffer(text, names) ? [i] : []));
  const [first = 0] = rows;
  if (rows.length < FEWEST || rows.at(-1) !== first + rows.length - 1) return [block];
  const spaced = languageOf(language).spaceless ? '' : ' ';
  const around = [parts.slice(0, first), ...rows.map((i) => parts.slice(i, i + 1)), parts.slice(first + rows.length)];
  return around.flatMap((texts, i): Block[] =>
    texts.length === 0 ? [] : [{ ...block, id: `${block.id}-part-${i}`, runs: [{ text: texts.join(spaced) }] }],
  );
}

const isOffer = (text: string, names: readonly string[]): boolean => offerIn(text, names) !== undefined;

const offered = (block: Block | undefined, names: readonly string[]): string | undefined =>
  block?.type === 'paragraph' ? offerIn(plainText(block.runs), names) : undefined;

function offerIn(text: string, names: readonly string[]): string | undefined {
  const [, name = '', rest = ''] = ROW.exec(text) ?? [];
  if (name === '' || countWords(name) > MOST_WORDS_OF_NAME || names.includes(name)) return undefined;
  return isPriced(rest) && (rest.match(/\p{Nd}+/gu) ?? []).length >= FEWEST_FIGURES ? text.replace(/[.。]\s*$/u, '') : undefined;
}
