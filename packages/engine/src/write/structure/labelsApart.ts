/** Below the last of several short sections a paragraph that an empty line sets apart and that begins with its own name: "Common mistakes: …". */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { capitalize } from '../sentence/tidying.ts';
import { namesMatter } from './labelName.ts';
import { isTight, textLine } from './textLine.ts';

/** Sections that show how the text sets its paragraphs. */
const FEWEST_SECTIONS = 3;
/** Where these are lists, what stands apart below the last of them is none of its entries. */
const FEWEST_LISTS = 2;
const MOST_LABEL_WORDS = 4;
/** Less is a remark to the step above: "Winter: the barrel must be empty before the first frost." */
const FEWEST_BEHIND = 16;
const LABELLED = /^(\p{L}[^.:：!?。！？]{2,39}?)\s?[:：]\s*(\S.*)$/su;

/**
 * The blocks with such names as headings of the level of those above. Only where everything else stands straight below its heading: elsewhere an
 * empty line parts the paragraphs of one section. Linear in the number of blocks.
 */
export function withLabelsApart(blocks: readonly Block[], language: string): readonly Block[] {
  const last = blocks.findLastIndex(({ type }) => type === 'heading');
  const heading = blocks[last];
  if (heading?.type !== 'heading') return blocks;
  const level = heading.level;
  const own = blocks.flatMap((block, i) => (block.type === 'heading' && block.level === level ? [i] : []));
  const areLists = own.every((i) => blocks[i + 1]?.type === 'list');
  if (own.length < (areLists ? FEWEST_LISTS : FEWEST_SECTIONS)) return blocks;
  // Nothing stands apart between the first of these headings and the last.
  const close = blocks.every((block, i) => i <= (own[0] ?? 0) || i > last || block.type === 'heading' || isTight(block));
  if (!close || !isTight(blocks[last + 1])) return blocks;
  return blocks.flatMap((block, i): readonly Block[] => {
    if (i <= last + 1 || block.type !== 'paragraph' || isTight(block)) return [block];
    const [, label = '', rest = ''] = LABELLED.exec(textLine(block) ?? '') ?? [];
    if (label === '' || countWords(label) > MOST_LABEL_WORDS || countWords(rest) < FEWEST_BEHIND || !namesMatter(label, false, language))
      return [block];
    return [
      { type: 'heading', id: block.id, level, text: label },
      { ...block, tight: true, runs: [{ text: capitalize(rest, language) }] },
    ];
  });
}
