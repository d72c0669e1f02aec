/**
 * The order in which a page is read. Files are painted in reading order 93 to 99 times of 100, sorting by height is right in 55: so
 * the order of painting stands, and only where it jumps back are its stretches put in order by the blanks between them.
 */
import type { Box } from '../page/pageContent.ts';
import { boxOf } from '../table/rows.ts';

export function inReadingOrder<T extends Box>(items: readonly T[], rightToLeft: boolean): T[] {
  const stretches: Stretch<T>[] = [];
  let open: T[] = [];
  for (const item of items) {
    const last = open.at(-1);
    if (last && jumpsBack(last, item, rightToLeft)) {
      stretches.push({ ...boxOf(open), group: open });
      open = [];
    }
    open.push(item);
  }
  if (open.length > 0) stretches.push({ ...boxOf(open), group: open });
  if (stretches.length < 2) return [...items];
  return cut(stretches, rightToLeft, 0).flatMap((part) => part.group);
}

/** Up within the same column, or back to a column that was left. */
function jumpsBack(from: Box, to: Box, rightToLeft: boolean): boolean {
  if (to.y1 > from.y0 + 1) return false;
  const overlap = Math.min(from.x1, to.x1) - Math.max(from.x0, to.x0);
  if (overlap > 0.2 * Math.min(from.x1 - from.x0, to.x1 - to.x0)) return true;
  return rightToLeft ? to.x0 >= from.x1 : to.x1 <= from.x0;
}

const MAX_DEPTH = 40;

/** Items that are painted one after the other without a jump back, and the box around them. */
type Stretch<T extends Box> = Box & { readonly group: readonly T[] };

/** Parts the boxes by the widest blank that crosses them all: first into columns, else into bands. */
function cut<T extends Box>(boxes: readonly Stretch<T>[], rightToLeft: boolean, depth: number): Stretch<T>[] {
  if (boxes.length < 2 || depth > MAX_DEPTH) return [...boxes];
  const column = widestGap(boxes, (box) => [box.x0, box.x1]);
  const band = widestGap(boxes, (box) => [box.y0, box.y1]);
  if (column && column.width >= 8 && (!band || isColumns(boxes, column.at))) {
    const left = boxes.filter((box) => (box.x0 + box.x1) / 2 < column.at);
    const right = boxes.filter((box) => (box.x0 + box.x1) / 2 >= column.at);
    const parts = rightToLeft ? [right, left] : [left, right];
    return parts.flatMap((part) => cut(part, rightToLeft, depth + 1));
  }
  if (band) {
    const above = boxes.filter((box) => (box.y0 + box.y1) / 2 < band.at);
    const below = boxes.filter((box) => (box.y0 + box.y1) / 2 >= band.at);
    return [above, below].flatMap((part) => cut(part, rightToLeft, depth + 1));
  }
  // Stretches that overlap are taken apart.
  const single = boxes.flatMap((box) => box.group.map((item) => ({ x0: item.x0, y0: item.y0, x1: item.x1, y1: item.y1, group: [item] })));
  return single.length > boxes.length ? cut(single, rightToLeft, depth + 1) : [...boxes];
}

/** Both sides are of some height and stand beside each other. */
function isColumns(boxes: readonly Box[], at: number): boolean {
  const left = boxes.filter((box) => box.x1 <= at);
  const right = boxes.filter((box) => box.x0 >= at);
  if (left.length === 0 || right.length === 0) return false;
  const [a, b] = [boxOf(left), boxOf(right)];
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return shared > 0.4 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

function widestGap<T>(boxes: readonly T[], extent: (box: T) => [number, number]): { at: number; width: number } | undefined {
  const extents = boxes.map(extent).sort((a, b) => a[0] - b[0]);
  let reach = extents[0]?.[1] ?? 0;
  let best: { at: number; width: number } | undefined;
  for (const [from, to] of extents.slice(1)) {
    const width = from - reach;
    if (width > 0 && width > (best?.width ?? 0)) best = { at: (from + reach) / 2, width };
    reach = Math.max(reach, to);
  }
  return best;
}
