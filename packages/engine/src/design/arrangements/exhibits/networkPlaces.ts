/** Where the roles of a network stand: the one that leads in the middle, the others beside it so that lines need not cross. */

export interface Tie {
  readonly from: number;
  readonly to: number;
}

export interface Places {
  readonly lead: number;
  /** From the top to the bottom. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The role with most ties. */
export function leadOf(count: number, ties: readonly Tie[]): number {
  const degree = Array.from({ length: count }, (_, i) => ties.filter(({ from, to }) => from === i || to === i).length);
  return degree.indexOf(Math.max(...degree));
}

/**
 * The places in which all ties can be drawn as straight lines that meet no role on their way: to the one in the middle, or between
 * neighbours of one side. Nothing where there are none.
 */
export function placesOf(count: number, ties: readonly Tie[], lead: number): Places | undefined {
  const others = Array.from({ length: count }, (_, i) => i).filter((i) => i !== lead);
  const between = ties.filter(({ from, to }) => from !== lead && to !== lead && from !== to);
  const half = Math.ceil(others.length / 2);
  for (const order of ordersOf(others)) {
    const places: Places = { lead, left: order.slice(0, half), right: order.slice(half) };
    if (between.every((tie) => areNeighbours(tie, places))) return places;
  }
  return undefined;
}

const areNeighbours = ({ from, to }: Tie, { left, right }: Places): boolean =>
  [left, right].some((side) => side.includes(from) && side.includes(to) && Math.abs(side.indexOf(from) - side.indexOf(to)) === 1);

/** All orders, the given one first; six roles have 720. */
export function* ordersOf(items: readonly number[]): Generator<readonly number[]> {
  if (items.length <= 1) {
    yield items;
    return;
  }
  for (const [i, first] of items.entries())
    for (const rest of ordersOf([...items.slice(0, i), ...items.slice(i + 1)])) yield [first, ...rest];
}
