/** Divides a paragraph into lines that are no wider than allowed, filling each as far as it goes. */
import { MAY_BREAK, MUST_BREAK } from './breaks.ts';
import { SOFT_HYPHEN } from './shapeItem.ts';

export interface MeasuredText {
  readonly text: string;
  /** Width of text[0, i), points, for every index of the text and its end. */
  readonly offsets: Float64Array;
  readonly breaks: Uint8Array;
  readonly graphemes: Uint8Array;
  /** Width that the hyphen adds to a line that ends at this index, after a soft hyphen. */
  hyphen(index: number): number;
}

/** text[start, end), of which [contentEnd, end) are spaces that hang over the end of the line. A line feed belongs to no line. */
export interface LineRange {
  readonly start: number;
  readonly contentEnd: number;
  readonly end: number;
}

export interface BrokenText {
  readonly lines: readonly LineRange[];
  /** What was wider than a whole line and was cut inside, or stands out: start and end of each stretch without a break, in order. */
  readonly tooWide: readonly (readonly [start: number, end: number])[];
}

export function breakLines(measured: MeasuredText, limit: number): BrokenText {
  const { text, offsets, breaks } = measured;
  const lines: LineRange[] = [];
  const tooWide: [number, number][] = [];
  let start = 0;
  let fitting = 0;
  const width = (from: number, to: number) => (offsets[to] ?? 0) - (offsets[from] ?? 0);
  const fits = (to: number) => {
    const contentEnd = endOfContent(text, start, to);
    const hyphen = text[contentEnd - 1] === SOFT_HYPHEN && to < text.length ? measured.hyphen(to) : 0;
    return width(start, contentEnd) + hyphen <= limit;
  };
  const push = (end: number, next: number) => {
    lines.push({ start, contentEnd: endOfContent(text, start, end), end });
    start = next;
    fitting = next;
  };

  for (let index = 1; index <= text.length; index++) {
    const kind = breaks[index];
    if (kind !== MAY_BREAK && kind !== MUST_BREAK && index < text.length) continue;
    const end = kind === MUST_BREAK ? index - 1 : index;
    if (!fits(end)) {
      if (fitting > start) push(fitting, fitting);
      if (!fits(end)) tooWide.push([start, end]);
      while (!fits(end)) {
        const contentEnd = endOfContent(text, start, end);
        const cut = limit > 0 ? lastFittingGrapheme(measured, start, contentEnd, limit) : contentEnd;
        if (cut >= contentEnd) break;
        push(cut, cut);
      }
    }
    fitting = end;
    if (kind === MUST_BREAK) push(end, index);
  }
  // The rest; also the empty line of an empty paragraph, and the one after a line feed that ends the text.
  push(text.length, text.length);
  return { lines, tooWide };
}

/** Where to cut text[start, end), which is too wide: after the last grapheme that fits, and after one at least. */
function lastFittingGrapheme(measured: MeasuredText, start: number, end: number, limit: number): number {
  const { offsets, graphemes } = measured;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) - (offsets[start] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  while (low > start && graphemes[low] === 0) low--;
  if (low > start) return improveCut(measured, start, low, limit);
  low++;
  while (low < end && graphemes[low] === 0) low++;
  return low;
}

/**
 * A line should not begin with what closes or separates: the character before goes along, if another is left. Nor should it end in a
 * soft hyphen for whose hyphen there is no room.
 */
function improveCut({ text, offsets, graphemes, hyphen }: MeasuredText, start: number, cut: number, limit: number): number {
  const width = (offsets[cut] ?? 0) - (offsets[start] ?? 0);
  const hyphenStandsOut = text[cut - 1] === SOFT_HYPHEN && width + hyphen(cut) > limit;
  if (!hyphenStandsOut && !/[\p{Pe}\p{Pf}\p{Po}]/u.test(text[cut] ?? '')) return cut;
  let earlier = cut - 1;
  while (earlier > start && graphemes[earlier] === 0) earlier--;
  return earlier > start ? earlier : cut;
}

/** Before the spaces that end text[start, end). No-break spaces are content. */
export function endOfContent(text: string, start: number, end: number): number {
  let index = end;
  while (index > start && isHangingSpace(text.charCodeAt(index - 1))) index--;
  return index;
}

const isHangingSpace = (unit: number): boolean =>
  unit === 0x20 || unit === 0x3000 || unit === 0x1680 || unit === 0x205f || (unit >= 0x2000 && unit <= 0x200b && unit !== 0x2007);
