/** Posts of a curriculum vitae, stages of a project: lines with a time, each above its list, under one heading. */
import type { Block } from '../../model/document.ts';
import { isShortLine, isTight, textLine } from './textLine.ts';

/** Besides the first one, which stands straight below the heading of them all. */
const FEWEST_OTHERS = 1;

/**
 * The blocks with the first of such lines as a heading, too, and all of them one level below the heading that they share: "Experience", "Product
 * manager, Nordgrid (2016 – 2020)", its list, "Analyst (2014 – 2016)", its list. Linear in the number of blocks.
 */
export function withHeadedLists(blocks: readonly Block[]): readonly Block[] {
  const levels = new Map<number, number>();
  blocks.forEach((block, at) => {
    if (block.type !== 'heading' || DIGITS.test(block.text)) return;
    if (!isPost(blocks, at + 1, block.level)) return;
    const others: number[] = [];
    for (let next = at + 3; isPost(blocks, next, block.level); next += 2) others.push(next);
    if (others.length < FEWEST_OTHERS) return;
    for (const own of [at + 1, ...others]) levels.set(own, block.level + 1);
  });
  if (levels.size === 0) return blocks;
  return blocks.map((block, i) => {
    const level = levels.get(i);
    if (level === undefined) return block;
    return block.type === 'heading' ? { ...block, level } : { type: 'heading', id: block.id, level, text: textLine(block) ?? '' };
  });
}

const DIGITS = /\p{Nd}{2}/u;

const isDatedLine = (block: Block | undefined): boolean =>
  block?.type === 'paragraph' && isTight(block) && DIGITS.test(textLine(block) ?? '') && isShortLine(textLine(block) ?? '');

const isOwnList = (block: Block | undefined): boolean => block?.type === 'list' && isTight(block);

/** The line of a post may be a heading already, or stand straight below the list of the post before. */
const isPost = (blocks: readonly Block[], at: number, level: number): boolean =>
  isHeadedList(blocks, at, level) || (isDatedLine(blocks[at]) && isOwnList(blocks[at + 1]));

function isHeadedList(blocks: readonly Block[], at: number, level: number): boolean {
  const heading = blocks[at];
  return heading?.type === 'heading' && heading.level >= level && DIGITS.test(heading.text) && isOwnList(blocks[at + 1]);
}
