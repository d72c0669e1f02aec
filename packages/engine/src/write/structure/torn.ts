/** Sentences that a file's formula, code or figure stands in the middle of: without it their halves say nothing. */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Words that such a half may have: more is a text without full stops. */
const MOST_WORDS = 60;
const ENDS = /[.!?…:;。！？।۔؟។][\p{Pe}\p{Pf}"'”’»*\d]*$/u;

/**
 * The blocks without what `isOdd` names, and without the words that lead to such a block or to code ("its density is") and those that
 * go on behind it ("where n is …"). Takes time in proportion to the text.
 */
export function withoutTorn(blocks: readonly Block[], isOdd: (block: Block) => boolean, language: string): readonly Block[] {
  const kept: Block[] = [];
  /** An odd block stands above, with nothing but a page's end between. */
  let behind = false;
  for (const [i, block] of blocks.entries()) {
    if (block.type === 'break' || block.type === 'note') kept.push(block);
    else if (isOdd(block)) behind = true;
    else if (block.type === 'code') {
      kept.push(block);
      behind = true;
    } else {
      const whole = block.type === 'paragraph' ? wholeSentences(block, behind, isBeforeGap(blocks, i, isOdd), language) : block;
      if (whole) kept.push(whole);
      behind = isScrap(block);
    }
  }
  return kept;
}

/** A few words without an end, as a formula with words in it leaves. */
const isScrap = (block: Block): boolean => {
  const text = block.type === 'paragraph' ? oneLine(plainText(block.runs)) : '';
  return text !== '' && /[=(){}[\]|≤≥]/u.test(text) && text.length < SCRAP && !ENDS.test(text);
};
const SCRAP = 100;

function isBeforeGap(blocks: readonly Block[], at: number, isOdd: (block: Block) => boolean): boolean {
  let next = at + 1;
  while (blocks[next]?.type === 'break' || blocks[next]?.type === 'note') next++;
  const block = blocks[next];
  return block !== undefined && (block.type === 'code' || isOdd(block));
}

/** The paragraph without its torn first and last sentence; undefined where nothing is left. */
function wholeSentences(block: Paragraph, behind: boolean, before: boolean, language: string): Paragraph | undefined {
  if (!behind && !before) return block;
  const text = oneLine(plainText(block.runs));
  const opens = behind && /^[\p{Ll},;]/u.test(text);
  const ends = before && !ENDS.test(text);
  if (!opens && !ends) return block;
  const sentences = splitSentences(text, language);
  const isShort = (sentence: string | undefined) => (sentence?.split(' ').length ?? 0) <= MOST_WORDS;
  const rest = sentences.slice(opens && isShort(sentences[0]) ? 1 : 0, ends && isShort(sentences.at(-1)) ? -1 : undefined);
  if (rest.length === sentences.length) return block;
  return rest.length === 0 ? undefined : { ...block, runs: [{ text: rest.join(' ') }] };
}
