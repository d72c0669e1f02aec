/** Where the roles of a network stand on a ring, or around one of them: so that as few ties as may be cross, and none runs through a role. */
import { ordersOf, type Tie } from './networkPlaces.ts';

/** Shares of the width and height of what the roles' middles lie in. */
export interface RingPlace {
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
export function ringPlaces(
  count: number,
  ties: readonly Tie[],
  lead: number,
): { readonly places: readonly RingPlace[]; readonly cost: number } {
  const others = Array.from({ length: count }, (_, i) => i).filter((i) => i !== lead);
  let best: { places: readonly RingPlace[]; cost: number } | undefined;
  const consider = (order: readonly number[], ring: readonly RingPlace[], placeOfLead: RingPlace) => {
    const places: RingPlace[] = Array.from({ length: count });
    places[lead] = placeOfLead;
    order.forEach((role, i) => {
      places[role] = ring[i] ?? placeOfLead;
    });
    const cost = costOf(places, ties);
    if (!best || cost < best.cost) best = { places, cost };
  };
  const around = ringOf(others.length);
  const [top, ...rest] = ringOf(count);
  for (const order of ordersOf(others)) {
    consider(order, around, { x: 0.5, y: 0.5 });
    if (top) consider(order, rest, top);
  }
  return best ?? { places: [{ x: 0.5, y: 0.5 }], cost: 0 };
}

/** On an ellipse; where their number is even, two of them stand at the sides. */
function ringOf(count: number): RingPlace[] {
  const turn = count % 2 === 0 && count < 6 ? Math.PI / count : 0;
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2 + turn;
    return { x: 0.5 + 0.5 * Math.cos(angle), y: 0.5 + 0.5 * Math.sin(angle) };
  }).map((place, _, all) => {
    const xs = all.map(({ x }) => x);
    const ys = all.map(({ y }) => y);
    const within = (value: number, values: readonly number[]) =>
      (value - Math.min(...values)) / Math.max(1e-9, Math.max(...values) - Math.min(...values));
    return { x: within(place.x, xs), y: within(place.y, ys) };
  });
}

function costOf(places: readonly RingPlace[], ties: readonly Tie[]): number {
  let cost = 0;
  ties.forEach((tie, i) => {
    const [a, b] = [places[tie.from], places[tie.to]];
    if (!a || !b) return;
    places.forEach((place, role) => {
      if (role !== tie.from && role !== tie.to && runsThrough(a, b, place)) cost += THROUGH;
    });
    for (const other of ties.slice(i + 1)) {
      const [c, d] = [places[other.from], places[other.to]];
      if (c && d && new Set([tie.from, tie.to, other.from, other.to]).size === 4 && cross(a, b, c, d)) cost += 1;
    }
  });
  // Of two that are alike the one with short ways.
  return cost + ties.reduce((sum, { from, to }) => sum + lengthOf(places[from], places[to]), 0) * 1e-3;
}

const lengthOf = (a?: RingPlace, b?: RingPlace): number => (a && b ? Math.hypot((a.x - b.x) * WIDE, a.y - b.y) : 0);

const side = (a: RingPlace, b: RingPlace, c: RingPlace): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: RingPlace, b: RingPlace, c: RingPlace, d: RingPlace): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Whether the way between two meets the role in the third place. */
const runsThrough = (a: RingPlace, b: RingPlace, { x, y }: RingPlace): boolean => {
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
