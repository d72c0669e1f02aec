/** Glyph runs of a line: pieces of items scaled to their styles and put side by side. */
import type { GlyphRun } from '../model/text.ts';
import { advances, runIndexAt, type StyledText } from './advances.ts';
import type { Analysis } from './analysis.ts';
import { visualOrder } from './bidi.ts';
import type { Item } from './items.ts';
import type { LineRange } from './lineBreaking.ts';
import { type Piece, pieceOf } from './pieces.ts';

export interface SetLine {
  /** From left to right; the first glyph stands at 0, where `x` of the runs starts to count. Made when it is first asked for. */
  readonly runs: readonly GlyphRun[];
  /** Width without the spaces that hang over the end of the line. */
  readonly contentWidth: number;
  /** Width of the hanging spaces: on the right of left-to-right paragraphs, on the left of others. */
  readonly hangingWidth: number;
  /** 0 when the line is empty. */
  readonly largestSize: number;
  /** Index of its first character in the paragraph's text. */
  readonly start: number;
}

/** A stretch of an item on a line; the hanging spaces of a line are at the paragraph's level, whatever was around them (UAX 9, L1). */
interface Segment {
  readonly index: number;
  readonly item: Item;
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/** Most lines are only measured, while a place for them is looked for: their glyphs are left alone until then. */
export function setLine(text: StyledText, line: LineRange): SetLine {
  const placed = piecesOf(text.analysis, line);
  let width = 0;
  let hangingWidth = 0;
  let largestSize = 0;
  for (const { item, piece, end } of placed) {
    const set = extentOf(text, item, piece);
    for (const part of set.widths) width += part;
    largestSize = Math.max(largestSize, set.largestSize);
    if (end > line.contentEnd) hangingWidth += hangingWidthOf(text, item, piece, line.contentEnd);
  }
  let runs: readonly GlyphRun[] | undefined;
  return {
    get runs() {
      runs ??= runsOf(text, placed);
      return runs;
    },
    contentWidth: width - hangingWidth,
    hangingWidth,
    largestSize,
    start: line.start,
  };
}

interface PlacedPiece {
  readonly item: Item;
  readonly piece: Piece;
  /** Where its segment ends in the paragraph's text. */
  readonly end: number;
}

const piecesOf = (analysis: Analysis, line: LineRange): PlacedPiece[] =>
  visualOrder(segmentsOf(analysis, line)).flatMap(({ index, item, start, end }) => {
    const piece = pieceOf(analysis, index, start, end, line.start, line.end);
    return piece ? [{ item, piece, end }] : [];
  });

function runsOf(text: StyledText, placed: readonly PlacedPiece[]): GlyphRun[] {
  let x = 0;
  return placed.flatMap(({ item, piece }) => {
    const runs = glyphRuns(text, item, piece);
    for (const run of runs) {
      run.x = x;
      x += run.width;
    }
    return runs;
  });
}

/** The widths of the runs that `glyphRuns` makes of the piece, by the same sums. */
function extentOf(text: StyledText, item: Item, piece: Piece): { widths: number[]; largestSize: number } {
  const { clusters } = piece.shaped;
  const advanceOf = advances(text, item, piece);
  const [only, ...others] = text.runs;
  if (only && others.length === 0) {
    if (piece.first >= piece.last) return { widths: [], largestSize: 0 };
    let width = 0;
    for (let i = piece.first; i < piece.last; i++) width += advanceOf(i);
    return { widths: [width], largestSize: only.style.size };
  }
  const widths: number[] = [];
  let currentIndex = -1;
  let largestSize = 0;
  for (let i = piece.first; i < piece.last; i++) {
    const index = runIndexAt(text.analysis, piece.origin + (clusters[i] ?? 0));
    if (index !== currentIndex) {
      const run = text.runs[index];
      if (!run) continue;
      currentIndex = index;
      widths.push(0);
      largestSize = Math.max(largestSize, run.style.size);
    }
    widths[widths.length - 1] = (widths.at(-1) ?? 0) + advanceOf(i);
  }
  return { widths, largestSize };
}

/** One run for each change of style; a cluster looks like its first character. `x` is left at 0. */
function glyphRuns(text: StyledText, item: Item, piece: Piece): GlyphRun[] {
  const { analysis, runs: styled } = text;
  const { clusters, ids, dx, dy } = piece.shaped;
  const rtl = item.level % 2 === 1;
  const advanceOf = advances(text, item, piece);
  const result: GlyphRun[] = [];
  let current: GlyphRun | undefined;
  let currentIndex = -1;
  for (let i = piece.first; i < piece.last; i++) {
    const position = piece.origin + (clusters[i] ?? 0);
    const index = runIndexAt(analysis, position);
    if (!current || index !== currentIndex) {
      const run = styled[index];
      if (!run) continue;
      current = emptyRun(item, run, rtl, position);
      currentIndex = index;
      result.push(current);
    }
    const scale = current.size / item.face.tables.unitsPerEm;
    const advance = advanceOf(i);
    current.ids.push(ids[i] ?? 0);
    current.advances.push(advance);
    current.dx.push((dx[i] ?? 0) * scale);
    current.dy.push((dy[i] ?? 0) * scale);
    current.texts.push(clusterText(analysis.text, piece, i, rtl));
    current.width += advance;
    if (rtl) current.start = position;
  }
  return result;
}

const emptyRun = (item: Item, { style, link }: StyledText['runs'][number], rtl: boolean, start: number): GlyphRun => ({
  font: item.face.file.id,
  size: style.size,
  color: style.color,
  x: 0,
  width: 0,
  rtl,
  start,
  ids: [],
  advances: [],
  dx: [],
  dy: [],
  texts: [],
  ...(link === undefined ? {} : { link }),
});

/** The text of the glyph's cluster if the glyph is, in logical order, the cluster's first; "" for the others. */
function clusterText(text: string, { shaped: { clusters }, first, last, origin, end }: Piece, i: number, rtl: boolean): string {
  const cluster = clusters[i] ?? 0;
  const step = rtl ? -1 : 1;
  const inside = (k: number) => k >= first && k < last;
  if (inside(i - step) && clusters[i - step] === cluster) return '';
  let next = i + step;
  while (inside(next) && clusters[next] === cluster) next += step;
  return text.slice(origin + cluster, inside(next) ? origin + (clusters[next] ?? 0) : end);
}

function hangingWidthOf(text: StyledText, item: Item, piece: Piece, contentEnd: number): number {
  const advanceOf = advances(text, item, piece);
  let width = 0;
  for (let i = piece.first; i < piece.last; i++) {
    if (piece.origin + (piece.shaped.clusters[i] ?? 0) >= contentEnd) width += advanceOf(i);
  }
  return width;
}

function segmentsOf(analysis: Analysis, line: LineRange): Segment[] {
  const segments: Segment[] = [];
  const base = analysis.rtl ? 1 : 0;
  for (let index = itemIndexAt(analysis.items, line.start); index < analysis.items.length; index++) {
    const item = analysis.items[index];
    if (!item || item.start >= line.end) break;
    const start = Math.max(item.start, line.start);
    const end = Math.min(item.end, line.end);
    const cut = item.level === base ? end : Math.min(end, Math.max(start, line.contentEnd));
    if (cut > start) segments.push({ index, item, start, end: cut, level: item.level });
    if (end > cut) segments.push({ index, item, start: cut, end, level: base });
  }
  return segments;
}

/** Index of the first item that ends after `position`: the one that holds it, or, at a line feed, the next. */
export function itemIndexAt(items: readonly Item[], position: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.end ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
