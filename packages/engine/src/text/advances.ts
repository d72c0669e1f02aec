/** How far text advances: the widths that lines are broken by, and those that glyphs are set with. */
import type { TextRun } from '../model/text.ts';
import type { Analysis } from './analysis.ts';
import type { Item } from './items.ts';
import { type Piece, wholePiece } from './pieces.ts';
import { isEastAsian } from './scripts.ts';

/** Analysed text with the styles that give it its size and colour. `runs` are those that were analysed. */
export interface StyledText {
  readonly analysis: Analysis;
  readonly runs: readonly Pick<TextRun, 'style' | 'link'>[];
}

interface Measured {
  /** In step with the runs: all of a style that widths depend on besides the glyphs. */
  readonly styles: readonly { readonly size: number; readonly tracking: number | undefined }[];
  readonly offsets: Float64Array;
}

/** Of each text in the sizes that it was last measured in: it is tried in many widths, one after the other. */
const measured = new WeakMap<Analysis, readonly Measured[]>();
const mostSizes = 2;

/**
 * Room that text[0, i) needs on one line, points, for every index of the text and its end. A cluster of several characters counts in full
 * from its first on. Where East Asian and other text meet there is room for the gap that LibreOffice puts between them; here none is set.
 * Shared by all who ask for it: not to be changed.
 */
export function measure(text: StyledText): Float64Array {
  const { analysis, runs } = text;
  const known = measured.get(analysis) ?? [];
  const same = known.find(({ styles }) =>
    runs.every(({ style }, i) => style.size === styles[i]?.size && style.tracking === styles[i]?.tracking),
  );
  if (same) return same.offsets;
  const offsets = offsetsOf(text);
  const styles = runs.map(({ style: { size, tracking } }) => ({ size, tracking }));
  measured.set(analysis, [{ styles, offsets }, ...known.slice(0, mostSizes - 1)]);
  return offsets;
}

function offsetsOf(text: StyledText): Float64Array {
  const { analysis, runs } = text;
  const offsets = new Float64Array(analysis.text.length + 1);
  analysis.items.forEach((item, index) => {
    const shaped = analysis.shaped[index];
    if (!shaped) return;
    if (meetsOtherScript(analysis, index)) {
      const size = runs[runIndexAt(analysis, item.start)]?.style.size ?? 0;
      offsets[item.start + 1] = (offsets[item.start + 1] ?? 0) + scriptGap * size;
    }
    const advanceOf = advances(text, item, wholePiece(item, shaped));
    for (let i = 0; i < shaped.ids.length; i++) {
      const after = item.start + (shaped.clusters[i] ?? 0) + 1;
      offsets[after] = (offsets[after] ?? 0) + advanceOf(i);
    }
  });
  for (let i = 1; i < offsets.length; i++) offsets[i] = (offsets[i] ?? 0) + (offsets[i - 1] ?? 0);
  return offsets;
}

/** Share of the size, measured with LibreOffice 7.4 in Chinese and Korean. */
const scriptGap = 0.25;

function meetsOtherScript({ items, text }: Analysis, index: number): boolean {
  const [before, item] = [items[index - 1], items[index]];
  return (
    before !== undefined && item !== undefined && before.end === item.start && isSetEastAsian(before, text) !== isSetEastAsian(item, text)
  );
}

const isSetEastAsian = (item: Item, text: string): boolean => isEastAsian(item.script) && text.charCodeAt(item.start) > 0x7f;

/** Advance of the i-th glyph in points, letter spacing included: it follows each cluster that has a width. */
export function advances({ analysis, runs }: StyledText, item: Item, { shaped, origin }: Piece): (i: number) => number {
  const { unitsPerEm } = item.face.tables;
  const { clusters, advances: units } = shaped;
  // Where no font for East Asian text is installed, another application's will have squares of one em.
  const square = item.missing && isEastAsian(item.script);
  const firstRun = runIndexAt(analysis, item.start);
  const single = firstRun === runIndexAt(analysis, item.end - 1) ? runs[firstRun] : undefined;
  if (single && !square && !(item.spaced && single.style.tracking)) {
    const { size } = single.style;
    return (i) => ((units[i] ?? 0) / unitsPerEm) * size;
  }
  return (i) => {
    const style = (single ?? runs[runIndexAt(analysis, origin + (clusters[i] ?? 0))])?.style;
    if (!style) return 0;
    const advance = square ? style.size : ((units[i] ?? 0) / unitsPerEm) * style.size;
    const spaced = item.spaced && advance > 0 && clusters[i] !== clusters[i + 1];
    return spaced ? advance + (style.tracking ?? 0) * style.size : advance;
  };
}

/** Index of the run that holds the character. */
export function runIndexAt({ runEnds }: Analysis, position: number): number {
  let index = 0;
  while (index < runEnds.length - 1 && position >= (runEnds[index] ?? 0)) index++;
  return index;
}
