/** Groups lines in reading order to passages. */
import type { Line } from '../line/line.ts';
import type { PageItem } from '../order/pageItem.ts';
import { isCaption } from './caption.ts';
import { numberDepth } from './headings.ts';
import { markerOf } from './marker.ts';
import type { Passage } from './passage.ts';

export type Element =
  | { readonly kind: 'passage'; readonly passage: Passage }
  | Exclude<PageItem, { kind: 'line' }>
  | { readonly kind: 'page' };

/** The items of the page with this index, in reading order. `pitch` is what usualPitch answers for the document. */
export function elementsOf(items: readonly PageItem[], page: number, pitch: number): Element[] {
  const elements: Element[] = [];
  const edges = lineEdges(items);
  let open: Passage | undefined;
  let previous: Line | undefined;
  for (const item of items) {
    if (item.kind !== 'line') {
      elements.push(item);
      open = undefined;
      previous = undefined;
      continue;
    }
    const { line } = item;
    if (open && belongs(open, line, pitch, edges)) open.lines.push(line);
    else {
      const above = previous && line.y > previous.y ? (line.y0 - previous.y1) / line.size : Number.POSITIVE_INFINITY;
      open = { lines: [line], page, above };
      elements.push({ kind: 'passage', passage: open });
    }
    previous = line;
  }
  return elements;
}

/** Distance of two baselines in parts of the type size, as most lines have it. */
export function usualPitch(pages: readonly (readonly PageItem[])[]): number {
  const pitches: number[] = [];
  for (const items of pages) {
    let previous: Line | undefined;
    for (const item of items) {
      const line = item.kind === 'line' ? item.line : undefined;
      if (line && previous && Math.abs(line.size - previous.size) < 0.05 * line.size) {
        const pitch = (line.y - previous.y) / line.size;
        if (pitch > 0.8 && pitch < 2.5) pitches.push(Math.round(pitch * 50) / 50);
      }
      previous = line;
    }
  }
  if (pitches.length < 5) return 1.2;
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length * 0.4)] ?? 1.2;
}

/** How far to the left and to the right lines reach that stand in the same column as a line. */
type Edges = (line: Line) => { left: number; right: number };

/** Lines before and after in reading order that are asked. */
const WINDOW = 6;

function lineEdges(items: readonly PageItem[]): Edges {
  const lines = items.flatMap((item) => (item.kind === 'line' ? [item.line] : []));
  const place = new Map(lines.map((line, i) => [line, i]));
  const known = new Map<Line, { left: number; right: number }>();
  return (line) => {
    const found = known.get(line);
    if (found) return found;
    const at = place.get(line) ?? 0;
    const near = lines.slice(Math.max(0, at - WINDOW), at + WINDOW + 1).filter((other) => isPeer(line, other));
    const widths = near.map((other) => other.x1 - other.x0).sort((a, b) => a - b);
    // A line across both columns says nothing about the column.
    const widest = 1.5 * Math.max(widths[Math.floor(widths.length / 2)] ?? 0, line.x1 - line.x0);
    const column = near.filter((other) => other.x1 - other.x0 <= widest);
    const edges = {
      left: Math.min(line.x0, ...column.map((other) => other.x0)),
      right: Math.max(line.x1, ...column.map((other) => other.x1)),
    };
    known.set(line, edges);
    return edges;
  };
}

const isPeer = (line: Line, other: Line): boolean =>
  Math.abs(other.size - line.size) <= 0.15 * line.size &&
  Math.abs(other.y - line.y) < 10 * line.size &&
  (Math.abs(other.x0 - line.x0) < 3 * line.size || Math.abs(other.x1 - line.x1) < 0.5 * line.size);

function belongs(passage: Passage, line: Line, pitch: number, edges: Edges): boolean {
  const last = passage.lines.at(-1);
  const first = passage.lines[0];
  if (!last || !first) return false;
  const size = Math.max(last.size, line.size);
  if (Math.abs(last.size - line.size) > 0.08 * size) return false;
  if (last.mono !== line.mono) return false;
  const step = (line.y - last.y) / size;
  if (step < 0.4 || step > Math.max(1.28 * pitch, pitch + 0.22)) return false;
  if (passage.lines.length > 1) {
    const before = (last.y - (passage.lines.at(-2)?.y ?? last.y)) / size;
    if (step > 1.22 * before) return false;
  }
  const overlap = Math.min(last.x1, line.x1) - Math.max(last.x0, line.x0);
  if (overlap <= 0) return false;
  if (last.mono) return true;
  if (last.bold !== line.bold && (passage.lines.every((other) => other.bold) || line.bold)) {
    // A bold line of its own is a heading; a bold end of a sentence is not.
    if (line.bold || !endsOpen(last, edges)) return false;
  }
  if (markerOf(line.text) && (markerOf(first.text) || isShort(last, line, edges))) return false;
  if (isCaption(line.text)) return false;
  if (isIndented(passage, line)) return false;
  if (isTitleAbove(last, line, edges)) return false;
  return isCentered(last, line) || !isShort(last, line, edges);
}

/** A line that reaches the right edge goes on in the next. */
const endsOpen = (line: Line, edges: Edges): boolean => edges(line).right - line.x1 < 2 * line.size && !/[.:!?。]$/u.test(line.text);

/** Whether the first word of `next` would have found room on the line above: then the line was ended on purpose. */
function isShort(last: Line, next: Line, edges: Edges): boolean {
  const { left, right } = edges(last);
  const room = last.rtl ? last.x0 - left : right - last.x1;
  const word = firstWordWidth(next);
  const sentence = /[.:!?。．！？:：;；]["”»）)]?$/u.test(last.text);
  return room > word + (sentence ? 0.8 : 2.5) * last.size;
}

function firstWordWidth(line: Line): number {
  const word = line.text.split(' ')[0]?.length ?? 0;
  const width = line.x1 - line.x0;
  return (width * Math.min(word, 30)) / Math.max(1, line.text.length);
}

/** A first line that begins further in than the lines above. */
function isIndented(passage: Passage, line: Line): boolean {
  const last = passage.lines.at(-1);
  if (!last || passage.lines.length < 2) return false;
  const step = line.rtl ? last.x1 - line.x1 : line.x0 - last.x0;
  return step > 0.9 * line.size && step < 5 * line.size && !isCentered(last, line);
}

/** A centered line above one that fills the column. */
function isTitleAbove(last: Line, line: Line, edges: Edges): boolean {
  const { left, right } = edges(line);
  const inset = (edge: Line) => Math.min(edge.x0 - left, right - edge.x1) / line.size;
  const least = numberDepth(last.text) > 0 ? 0.7 : 2.5;
  return inset(last) > least && isCentered(last, line) && right - line.x1 < line.size && line.x0 - left < 2.5 * line.size;
}

const isCentered = (a: Line, b: Line): boolean =>
  Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 1.3 * a.size && Math.abs(a.x0 - b.x0) > 0.5 * a.size;
