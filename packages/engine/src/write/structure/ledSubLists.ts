/** A list within a list that its own item leads to: "three offers are in:" with the three below it, among other items. */
import { type Block, plainText } from '../../model/document.ts';

type List = Extract<Block, { type: 'list' }>;
type Items = List['items'];

/** So many make a list of their own. */
const FEWEST = 3;

/**
 * The blocks with the only such list apart: the items before it, the item that leads to it as a paragraph, its own items, and the items behind
 * it. Items with their parts below each of them stay together. Linear in the number of items.
 */
export function withLedSubLists(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => (block.type === 'list' && !block.ordered ? partsOf(block) : [block]));
}

function partsOf(list: List): readonly Block[] {
  const { items, tight: _, ...rest } = list;
  const parents = items.flatMap((item, i) => (item.level === 0 && (items[i + 1]?.level ?? 0) > 0 ? [i] : []));
  const [at] = parents;
  const lead = at === undefined ? undefined : items[at];
  if (at === undefined || lead === undefined || parents.length > 1 || !/[:：]$/u.test(plainText(lead.runs).trim())) return [list];
  const next = items.findIndex((item, i) => i > at && item.level === 0);
  const end = next < 0 ? items.length : next;
  const own = items.slice(at + 1, end);
  if (own.length < FEWEST || own.some(({ level }) => level > 1)) return [list];
  const listOf = (some: Items, suffix: string): readonly Block[] =>
    some.length === 0 ? [] : [{ ...rest, id: `${list.id}${suffix}`, items: some.map((item) => ({ ...item, level: 0 })) }];
  return [
    ...(at === 0 ? [] : [{ ...list, items: items.slice(0, at) }]),
    { type: 'paragraph', id: `${list.id}-lead`, runs: lead.runs },
    ...listOf(own, '-led'),
    ...listOf(items.slice(end), '-rest'),
  ];
}
