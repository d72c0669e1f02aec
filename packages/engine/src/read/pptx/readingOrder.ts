/** The order in which a reader takes what stands on a slide. */

/** EMU, from the top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly box: Box;
}

type Axis = 'x' | 'y';

/** Boxes may overlap by this share of their size on each side and still stand beside each other. */
const OVERLAP = 0.1;
/** Gaps narrower than this share of the widest separate what belongs together: a card's title from its text. */
const WEAK_GAP = 0.6;
/** A slide with more shapes than this is a drawing, which is read from top to bottom. */
const MOST_CUT = 300;

/**
 * Cuts the slide along its gaps, again and again, into rows and columns. A title above its text is kept with it: a grid of more
 * columns than rows is read by columns, a list of labels beside texts by rows.
 */
export function readingOrder<T extends Placed>(items: readonly T[], rightToLeft: boolean): T[] {
  if (items.length > MOST_CUT) return [...items].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  if (items.length < 2) return [...items];
  const rows = cut(items, 'y', 0);
  const columns = cut(items, 'x', 0);
  const strong = cut(items, 'y', WEAK_GAP);
  const inOrder = (parts: readonly T[][]) => parts.flatMap((part) => readingOrder(part, rightToLeft));
  const byColumns = () => inOrder(rightToLeft ? columns.toReversed() : columns);
  if (columns.length < 2) return rows.length < 2 ? topDown(items, rightToLeft) : inOrder(rows);
  if (rows.length < 2) return byColumns();
  if (strong.length < rows.length) return inOrder(strong);
  return rows.length > columns.length ? inOrder(rows) : byColumns();
}

const topDown = <T extends Placed>(items: readonly T[], rightToLeft: boolean): T[] =>
  [...items].sort((a, b) => a.box.y - b.box.y || (rightToLeft ? b.box.x - a.box.x : a.box.x - b.box.x));

/** Parts that a gap of at least `share` of the widest one separates, in their order along the axis. */
function cut<T extends Placed>(items: readonly T[], axis: Axis, share: number): T[][] {
  const spans = items.map((item) => ({ item, ...span(item.box, axis) })).sort((a, b) => a.start - b.start);
  const gaps: { at: number; width: number }[] = [];
  let reach = spans[0]?.end ?? 0;
  spans.forEach(({ start, end }, i) => {
    if (i > 0 && start >= reach) gaps.push({ at: i, width: start - reach });
    reach = Math.max(reach, end);
  });
  const widest = Math.max(0, ...gaps.map(({ width }) => width));
  const cuts = gaps.filter(({ width }) => width >= share * widest).map(({ at }) => at);
  return [0, ...cuts].map((from, i) => spans.slice(from, cuts[i]).map(({ item }) => item));
}

function span(box: Box, axis: Axis): { start: number; end: number } {
  const [from, size] = axis === 'x' ? [box.x, box.width] : [box.y, box.height];
  return { start: from + OVERLAP * size, end: from + (1 - OVERLAP) * size };
}
