/** The numbers of a numbered list's items, which its slides go on with where it is told on several of them. */
import { plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { Passage, Unit } from './passages.ts';

/** The number that an item has in the source; 1 where it is in no numbered list. */
export function numberInList(unit: Unit, passages: readonly Passage[]): number {
  const section = passages.find(({ units }) => units.includes(unit))?.section;
  const list = section?.blocks.find(({ id }) => id === unit.block);
  if (list?.type !== 'list' || !list.ordered) return 1;
  const own = oneLine(unit.lead ?? unit.text);
  const outermost = list.items.filter(({ level }) => level === 0).map(({ runs }) => oneLine(plainText(runs)));
  const at = outermost.findIndex((text) => text.startsWith(own));
  const first = Number(/^\d{1,3}/.exec(list.label ?? '')?.[0] ?? 1);
  return Math.max(1, first) + Math.max(0, at);
}
