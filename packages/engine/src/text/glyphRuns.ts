/** Glyph runs of a line: pieces of items scaled to their styles and put side by side. */
import type { GlyphRun, TextRun } from '../model/text.ts';
import type { Analysis, Item } from './analysis.ts';
import { visualOrder } from './bidi.ts';
import type { Face } from './face.ts';
import type { Shaped } from './harfbuzz.ts';
import type { LineRange } from './lineBreaking.ts';
import { pieceOf } from './pieces.ts';

/** Analysed text with the styles that give it its size and colour. `runs` are those that were analysed. */
export interface StyledText {
  readonly analysis: Analysis;
  readonly runs: readonly Pick<TextRun, 'style' | 'link'>[];
}

export interface SetLine {
  /** From left to right; the first glyph stands at 0, where `x` of the runs starts to count. */
  readonly runs: GlyphRun[];
  /** Width without the spaces that hang over the end of the line. */
  readonly contentWidth: number;
  /** Width of the hanging spaces: on the right of left-to-right paragraphs, on the left of others. */
  readonly hangingWidth: number;
  /** The greatest of descent times size among the faces that set words, points. */
  readonly descent: number;
}

/** A stretch of an item on a line; the hanging spaces of a line are at the paragraph's level, whatever was around them (UAX 9, L1). */
interface Segment {
  readonly index: number;
  readonly item: Item;
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

export function setLine(text: StyledText, line: LineRange): SetLine {
  const { analysis } = text;
  const runs: GlyphRun[] = [];
  let x = 0;
  let hangingWidth = 0;
  let descent = 0;
  for (const segment of visualOrder(segmentsOf(analysis, line))) {
    const shaped = pieceOf(analysis, segment.index, segment.start, segment.end, line.start, line.end);
    if (!shaped) continue;
    for (const run of glyphRuns(text, segment, shaped)) {
      run.x = x;
      x += run.width;
      runs.push(run);
      if (segment.item.kind === 'text') descent = Math.max(descent, descentOf(segment.item.face, run.size));
    }
    if (segment.end > line.contentEnd) hangingWidth += hangingWidthOf(text, segment, shaped, line.contentEnd);
  }
  return { runs, contentWidth: x - hangingWidth, hangingWidth, descent };
}

export const descentOf = ({ tables }: Face, size: number): number => (tables.descent / tables.unitsPerEm) * size;

/**
 * Width of text[0, i) on one line, points, for every index of the text and its end. A cluster of several characters counts in full from
 * its first on.
 */
export function measure(text: StyledText): Float64Array {
  const { analysis } = text;
  const offsets = new Float64Array(analysis.text.length + 1);
  analysis.items.forEach((item, index) => {
    const shaped = analysis.shaped[index];
    if (!shaped) return;
    const advanceOf = advances(text, item, item.start, shaped);
    for (let i = 0; i < shaped.ids.length; i++) {
      const after = item.start + (shaped.clusters[i] ?? 0) + 1;
      offsets[after] = (offsets[after] ?? 0) + advanceOf(i);
    }
  });
  for (let i = 1; i < offsets.length; i++) offsets[i] = (offsets[i] ?? 0) + (offsets[i - 1] ?? 0);
  return offsets;
}

/** Advance of the i-th glyph in points, letter spacing included: it follows each cluster that has a width. */
function advances({ analysis, runs }: StyledText, item: Item, start: number, { clusters, advances: units }: Shaped): (i: number) => number {
  const { unitsPerEm } = item.face.tables;
  const single = runIndexAt(analysis, item.start) === runIndexAt(analysis, item.end - 1) ? runs[runIndexAt(analysis, start)] : undefined;
  return (i) => {
    const style = (single ?? runs[runIndexAt(analysis, start + (clusters[i] ?? 0))])?.style;
    if (!style) return 0;
    const advance = ((units[i] ?? 0) / unitsPerEm) * style.size;
    const spaced = item.spaced && advance > 0 && clusters[i] !== clusters[i + 1];
    return spaced ? advance + (style.tracking ?? 0) * style.size : advance;
  };
}

function runIndexAt({ runEnds }: Analysis, position: number): number {
  let index = 0;
  while (index < runEnds.length - 1 && position >= (runEnds[index] ?? 0)) index++;
  return index;
}

/** One run for each change of style; a cluster looks like its first character. `x` is left at 0. */
function glyphRuns(text: StyledText, segment: Segment, shaped: Shaped): GlyphRun[] {
  const { analysis, runs: styled } = text;
  const { item, start, end } = segment;
  const { clusters, ids, dx, dy } = shaped;
  const rtl = item.level % 2 === 1;
  const advanceOf = advances(text, item, start, shaped);
  const result: GlyphRun[] = [];
  let current: GlyphRun | undefined;
  let currentIndex = -1;
  for (let i = 0; i < ids.length; i++) {
    const cluster = clusters[i] ?? 0;
    const index = runIndexAt(analysis, start + cluster);
    if (!current || index !== currentIndex) {
      const run = styled[index];
      if (!run) continue;
      current = emptyRun(item, run, rtl, start + cluster);
      currentIndex = index;
      result.push(current);
    }
    const scale = current.size / item.face.tables.unitsPerEm;
    const advance = advanceOf(i);
    current.ids.push(ids[i] ?? 0);
    current.advances.push(advance);
    current.dx.push((dx[i] ?? 0) * scale);
    current.dy.push((dy[i] ?? 0) * scale);
    current.texts.push(clusterText(analysis.text, shaped, i, rtl, start, end));
    current.width += advance;
    current.start = Math.min(current.start ?? start, start + cluster);
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
function clusterText(text: string, { clusters }: Shaped, i: number, rtl: boolean, start: number, end: number): string {
  const cluster = clusters[i] ?? 0;
  const step = rtl ? -1 : 1;
  if (clusters[i - step] === cluster) return '';
  let next = i + step;
  while (clusters[next] === cluster) next += step;
  return text.slice(start + cluster, start + (clusters[next] ?? end - start));
}

function hangingWidthOf(text: StyledText, { item, start }: Segment, shaped: Shaped, contentEnd: number): number {
  const advanceOf = advances(text, item, start, shaped);
  let width = 0;
  for (let i = 0; i < shaped.ids.length; i++) if (start + (shaped.clusters[i] ?? 0) >= contentEnd) width += advanceOf(i);
  return width;
}

function segmentsOf(analysis: Analysis, line: LineRange): Segment[] {
  const segments: Segment[] = [];
  const base = analysis.rtl ? 1 : 0;
  for (let index = firstItemAfter(analysis.items, line.start); index < analysis.items.length; index++) {
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

/** Index of the first item that ends after `position`. */
function firstItemAfter(items: readonly Item[], position: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.end ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
