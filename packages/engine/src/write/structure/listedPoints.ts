/** Points of an agenda that stand in one list because nothing but a blank line is between two of them. */
import type { Block } from '../../model/document.ts';
import { listLabel } from '../../model/listLabel.ts';

type List = Extract<Block, { type: 'list' }>;

/** Points that stand alone with text below them; with fewer the lists are steps among which notes stand. */
const FEWEST_ALONE = 3;
const MOST_TOGETHER = 3;

/**
 * The blocks with each such point in a list of its own: between "1. Water" and "4. Fees", which both have text below them, "2. Tap opens 5 April" and
 * "3. Waiting list" are two points. Linear in the number of blocks.
 */
export function withListedPoints(blocks: readonly Block[]): readonly Block[] {
  const lists = blocks.flatMap((block, index) => (isCounted(block) ? [{ list: block, index, first: numberOf(block) }] : []));
  const goesOn = lists.every(({ list, index, first }, i) => {
    const next = lists[i + 1];
    return next === undefined || (next.first === first + list.items.length && next.index > index + 1);
  });
  const alone = lists.filter(({ list }) => list.items.length === 1).length;
  const few = lists.every(({ list }) => list.items.length <= MOST_TOGETHER);
  if (alone < FEWEST_ALONE || !few || lists[0]?.first !== 1 || !goesOn) return blocks;
  return blocks.flatMap((block): readonly Block[] => {
    if (!isCounted(block) || block.items.length === 1) return [block];
    const { label = '' } = block;
    return block.items.map((item, i): Block => {
      const own = { ...block, label: label.replace(/\d+/, String(numberOf(block) + i)), items: [item] };
      return i === 0 ? own : { ...own, id: `${block.id}-${i}` };
    });
  });
}

const isCounted = (block: Block): block is List =>
  block.type === 'list' && block.ordered && /^\d{1,2}[.)]$/.test(block.label ?? '') && block.items.every(({ level }) => level === 0);

const numberOf = ({ label = '' }: List): number => listLabel(label)?.value ?? 0;
