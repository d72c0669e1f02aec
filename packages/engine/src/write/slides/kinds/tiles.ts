/** Points as tiles side by side, where a third slide of points would follow two others. */
import { columns } from '../../sentence/measure.ts';
import type { Proposal } from './kind.ts';

const FEWEST = 3;
const MOST = 4;
/** Columns of a tile's words. */
const LONGEST = 72;
const LONGEST_HEAD = 44;

/** Undefined where the points are too long, too many, or in an order. */
export function tilesOf({ body, used, ...more }: Proposal): Proposal | undefined {
  if (body.kind !== 'bullets' || body.ordered || body.items.length < FEWEST || body.items.length > MOST) return undefined;
  const { items } = body;
  if (items.every(({ head }) => head !== undefined && columns(head) <= LONGEST_HEAD))
    return { ...more, body: { kind: 'cards', cards: items.map(({ head = '', text }) => ({ head, text })) }, used };
  const fits = items.every(({ head, text }) => head === undefined && columns(text) <= LONGEST);
  return fits ? { ...more, body: { kind: 'cards', cards: items.map(({ text }) => ({ head: text })) }, used } : undefined;
}
