/** The part of an item that falls on a line: its glyphs, shaped again only where the cut goes through what belongs together. */
import type { Analysis } from './analysis.ts';
import type { Shaped } from './harfbuzz.ts';
import type { Item } from './items.ts';
import { SOFT_HYPHEN, shapeItem } from './shapeItem.ts';

/** Some of the glyphs that were shaped together: those with index in [first, last), clusters counted from `origin` in the text. */
export interface Piece {
  readonly shaped: Shaped;
  readonly first: number;
  readonly last: number;
  readonly origin: number;
  /** Where the text of the piece ends. */
  readonly end: number;
}

export const wholePiece = (item: Item, shaped: Shaped): Piece => ({
  shaped,
  first: 0,
  last: shaped.ids.length,
  origin: item.start,
  end: item.end,
});

/** The glyphs of text[start, end), which lies in the item, on the line [lineStart, lineEnd). */
export function pieceOf(
  analysis: Analysis,
  index: number,
  start: number,
  end: number,
  lineStart: number,
  lineEnd: number,
): Piece | undefined {
  const item = analysis.items[index];
  const whole = analysis.shaped[index];
  if (!item || !whole) return undefined;
  const hyphen = end === lineEnd && end < analysis.text.length && analysis.text[end - 1] === SOFT_HYPHEN;
  if (!hyphen && start === item.start && end === item.end) return wholePiece(item, whole);
  const cut = hyphen ? undefined : cutOut(item, whole, start, end);
  if (cut) return cut;
  const shaped = shapeItem(analysis, item, start, end, lineStart, lineEnd);
  return { shaped, first: 0, last: shaped.ids.length, origin: start, end };
}

/** The glyphs whose clusters lie in text[start, end), or undefined when the cut is not safe on either side. */
function cutOut(item: Item, shaped: Shaped, start: number, end: number): Piece | undefined {
  const { clusters, unsafe } = shaped;
  const count = clusters.length;
  const rtl = item.level % 2 === 1;
  // In logical order the k-th glyph: right-to-left text is stored backwards.
  const at = (k: number) => (rtl ? count - 1 - k : k);
  const low = lowerBound(count, (k) => item.start + (clusters[at(k)] ?? 0) >= start);
  const high = lowerBound(count, (k) => item.start + (clusters[at(k)] ?? 0) >= end);
  const safe = (k: number, cut: number) => k === count || (item.start + (clusters[at(k)] ?? 0) === cut && unsafe[at(k)] === 0);
  if (!safe(low, start) || !safe(high, end)) return undefined;
  const [first, last] = rtl ? [count - high, count - low] : [low, high];
  return { shaped, first, last, origin: item.start, end };
}

/** The least k in [0, count] for which the condition holds; it must not fail again once it held. */
function lowerBound(count: number, holds: (k: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
