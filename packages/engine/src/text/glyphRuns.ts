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

/** What stands of an item on a line; the hanging spaces of a line are at the paragraph's level, whatever was around them (UAX 9, L1). */
interface PlacedPiece {
  readonly item: Item;
  readonly piece: Piece;
  /** Where it ends in the paragraph's text. */
  readonly end: number;
  readonly level: number;
}

/** Most lines are only measured, while a place for them is looked for: their glyphs are left alone until then. */
export function setLine(text: StyledText, line: LineRange): SetLine {
  return new LineInPieces(text, line);
}

/** A class, not a literal with a getter: those do not share their shape, and lines are what most memory is asked for. */
class LineInPieces implements SetLine {
  readonly contentWidth: number;
  readonly hangingWidth: number;
  readonly largestSize: number;
  readonly start: number;
  readonly #text: StyledText;
  readonly #placed: readonly PlacedPiece[];
  #runs: readonly GlyphRun[] | undefined;

  constructor(text: StyledText, line: LineRange) {
    const placed = piecesOf(text.analysis, line);
    let width = 0;
    let hangingWidth = 0;
    let largestSize = 0;
    for (const { item, piece, end } of placed) {
      width = widthAfter(width, text, item, piece);
      largestSize = Math.max(largestSize, largestSizeOf(text, piece));
      if (end > line.contentEnd) hangingWidth += hangingWidthOf(text, item, piece, line.contentEnd);
    }
    this.contentWidth = width - hangingWidth;
    this.hangingWidth = hangingWidth;
    this.largestSize = largestSize;
    this.start = line.start;
    this.#text = text;
    this.#placed = placed;
  }

  get runs(): readonly GlyphRun[] {
    this.#runs ??= runsOf(this.#text, this.#placed);
    return this.#runs;
  }
}

function piecesOf(analysis: Analysis, line: LineRange): PlacedPiece[] {
  const placed: PlacedPiece[] = [];
  const base = analysis.rtl ? 1 : 0;
  for (let index = itemIndexAt(analysis.items, line.start); index < analysis.items.length; index++) {
    const item = analysis.items[index];
    if (!item || item.start >= line.end) break;
    const start = Math.max(item.start, line.start);
    const end = Math.min(item.end, line.end);
    const cut = item.level === base ? end : Math.min(end, Math.max(start, line.contentEnd));
    const place = (from: number, to: number, level: number) => {
      const piece = pieceOf(analysis, index, from, to, line.start, line.end);
      if (piece) placed.push({ item, piece, end: to, level });
    };
    if (cut > start) place(start, cut, item.level);
    if (end > cut) place(cut, end, base);
  }
  return visualOrder(placed);
}

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

/** `before` and the widths of the runs that `glyphRuns` makes of the piece, by the same sums. */
function widthAfter(before: number, text: StyledText, item: Item, piece: Piece): number {
  const advanceOf = advances(text, item, piece);
  const isOneRun = text.runs.length === 1;
  let total = before;
  let width = 0;
  let currentIndex = -1;
  for (let i = piece.first; i < piece.last; i++) {
    const index = isOneRun ? 0 : runIndexOf(text, piece, i);
    if (index !== currentIndex) {
      total += width;
      width = 0;
      currentIndex = index;
    }
    width += advanceOf(i);
  }
  return total + width;
}

/** 0 where the piece has no glyph. */
function largestSizeOf(text: StyledText, piece: Piece): number {
  if (text.runs.length === 1) return piece.first < piece.last ? (text.runs[0]?.style.size ?? 0) : 0;
  let largest = 0;
  for (let i = piece.first; i < piece.last; i++) largest = Math.max(largest, text.runs[runIndexOf(text, piece, i)]?.style.size ?? 0);
  return largest;
}

const runIndexOf = ({ analysis }: StyledText, { shaped, origin }: Piece, i: number): number =>
  runIndexAt(analysis, origin + (shaped.clusters[i] ?? 0));

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
