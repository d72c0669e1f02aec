/** The part of an item that falls on a line: its glyphs, shaped again only where the cut goes through what belongs together. */
import type { Analysis, Item } from './analysis.ts';
import type { Shaped } from './harfbuzz.ts';
import { isRightToLeft } from './scripts.ts';

const SOFT_HYPHEN = '\u00AD';
const REPLACEMENT = '\uFFFD';
/** HarfBuzz looks at no more than five characters beyond what it shapes. */
const context = 5;

/**
 * Shapes text[start, end) of the item. Right-to-left letters join with those beyond the ends, whatever their face, as far as the line
 * [lineStart, lineEnd) goes. A soft hyphen that ends the line becomes a hyphen.
 */
export function shapePiece(
  { text, language }: Pick<Analysis, 'text' | 'language'>,
  item: Item,
  start: number,
  end: number,
  lineStart: number,
  lineEnd: number,
): Shaped {
  const joins = isRightToLeft(item.script);
  return item.face.font.shape({
    text: item.kind === 'missing' ? REPLACEMENT : hyphenated(text.slice(start, end), item, end === lineEnd && end < text.length),
    before: joins ? text.slice(Math.max(lineStart, start - context), start) : '',
    after: joins ? text.slice(end, Math.min(lineEnd, end + context)) : '',
    rtl: item.level % 2 === 1,
    script: item.script === 'Zyyy' || item.script === 'Zzzz' ? undefined : item.script,
    language,
    ligatures: !item.spaced,
  });
}

/** The glyphs of text[start, end), which lies in the item, on the line [lineStart, lineEnd); clusters count from `start`. */
export function pieceOf(
  analysis: Analysis,
  index: number,
  start: number,
  end: number,
  lineStart: number,
  lineEnd: number,
): Shaped | undefined {
  const item = analysis.items[index];
  const whole = analysis.shaped[index];
  if (!item || !whole) return undefined;
  const hyphen = end === lineEnd && end < analysis.text.length && analysis.text[end - 1] === SOFT_HYPHEN;
  if (!hyphen && start === item.start && end === item.end) return whole;
  const cut = hyphen ? undefined : slice(whole, item.level % 2 === 1, start - item.start, end - item.start);
  return cut ?? shapePiece(analysis, item, start, end, lineStart, lineEnd);
}

/** The glyphs whose clusters lie in [from, to), or undefined when the cut is not safe on either side. */
function slice(whole: Shaped, rtl: boolean, from: number, to: number): Shaped | undefined {
  const { clusters } = whole;
  const count = clusters.length;
  // In logical order the k-th glyph: right-to-left text is stored backwards.
  const at = (k: number) => (rtl ? count - 1 - k : k);
  const first = lowerBound(count, (k) => (clusters[at(k)] ?? 0) >= from);
  const last = lowerBound(count, (k) => (clusters[at(k)] ?? 0) >= to);
  const safe = (k: number, cluster: number) => k === count || (clusters[at(k)] === cluster && whole.unsafe[at(k)] === 0);
  if (!safe(first, from) || !safe(last, to)) return undefined;
  const [a, b] = rtl ? [count - last, count - first] : [first, last];
  return {
    ids: whole.ids.subarray(a, b),
    clusters: clusters.slice(a, b).map((cluster) => cluster - from),
    advances: whole.advances.subarray(a, b),
    dx: whole.dx.subarray(a, b),
    dy: whole.dy.subarray(a, b),
    unsafe: whole.unsafe.subarray(a, b),
  };
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

function hyphenated(text: string, item: Item, endsLine: boolean): string {
  if (!endsLine || !text.endsWith(SOFT_HYPHEN)) return text;
  return text.slice(0, -1) + hyphenOf(item);
}

/** The character that a soft hyphen at the end of a line is shown as. */
export const hyphenOf = (item: Item): string => (item.face.font.glyph(0x2010) ? '\u2010' : '-');
