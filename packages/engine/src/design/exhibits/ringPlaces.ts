/** Where the roles of a network stand on a ring, or around one of them: so that as few ties as may be cross, and none runs through a role. */
import { ordersOf, type Tie } from './networkPlaces.ts';

/** Shares of the width and height of what the roles' middles lie in. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a tie through a role counts, in crossings. */
const THROUGH = 8;
/** Half of a role, as shares of the area. */
const HALF = { x: 0.13, y: 0.16 } as const;
/** The area is so many times as wide as it is high. */
const WIDE = 2.4;

/** A place for each role, by its index; `cost` is below 1 where no two ties meet. */
export function ringPlaces(count: number, ties: readonly Tie[], lead: number): { readonly spots: readonly Spot[]; readonly cost: number } {
  const others = Array.from({ length: count }, (_, i) => i).filter((i) => i !== lead);
  let best: { spots: readonly Spot[]; cost: number } | undefined;
  const consider = (order: readonly number[], ring: readonly Spot[], spotOfLead: Spot) => {
    const spots: Spot[] = Array.from({ length: count });
    spots[lead] = spotOfLead;
    order.forEach((role, i) => {
      spots[role] = ring[i] ?? spotOfLead;
    });
    const cost = costOf(spots, ties);
    if (!best || cost < best.cost) best = { spots, cost };
  };
  const around = ringOf(others.length);
  const [top, ...rest] = ringOf(count);
  for (const order of ordersOf(others)) {
    consider(order, around, { x: 0.5, y: 0.5 });
    if (top) consider(order, rest, top);
  }
  return best ?? { spots: [{ x: 0.5, y: 0.5 }], cost: 0 };
}

/** On an ellipse; where their number is even, two of them stand at the sides. */
function ringOf(count: number): Spot[] {
  const turn = count % 2 === 0 && count < 6 ? Math.PI / count : 0;
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2 + turn;
    return { x: 0.5 + 0.5 * Math.cos(angle), y: 0.5 + 0.5 * Math.sin(angle) };
  }).map((spot, _, all) => {
    const xs = all.map(({ x }) => x);
    const ys = all.map(({ y }) => y);
    const within = (value: number, values: readonly number[]) =>
      (value - Math.min(...values)) / Math.max(1e-9, Math.max(...values) - Math.min(...values));
    return { x: within(spot.x, xs), y: within(spot.y, ys) };
  });
}

function costOf(spots: readonly Spot[], ties: readonly Tie[]): number {
  let cost = 0;
  ties.forEach((tie, i) => {
    const [a, b] = [spots[tie.from], spots[tie.to]];
    if (!a || !b) return;
    spots.forEach((spot, role) => {
      if (role !== tie.from && role !== tie.to && runsThrough(a, b, spot)) cost += THROUGH;
    });
    for (const other of ties.slice(i + 1)) {
      const [c, d] = [spots[other.from], spots[other.to]];
      if (c && d && new Set([tie.from, tie.to, other.from, other.to]).size === 4 && cross(a, b, c, d)) cost += 1;
    }
  });
  // Of two that are alike the one with short ways.
  return cost + ties.reduce((sum, { from, to }) => sum + lengthOf(spots[from], spots[to]), 0) * 1e-3;
}

const lengthOf = (a?: Spot, b?: Spot): number => (a && b ? Math.hypot((a.x - b.x) * WIDE, a.y - b.y) : 0);

const side = (a: Spot, b: Spot, c: Spot): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: Spot, b: Spot, c: Spot, d: Spot): boolean => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Whether the way between two meets the role in the third place. */
const runsThrough = (a: Spot, b: Spot, { x, y }: Spot): boolean => {
  const corners = [
    { x: x - HALF.x, y: y - HALF.y },
    { x: x + HALF.x, y: y - HALF.y },
    { x: x + HALF.x, y: y + HALF.y },
    { x: x - HALF.x, y: y + HALF.y },
  ];
  return corners.some((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return next !== undefined && cross(a, b, corner, next);
  });
};
