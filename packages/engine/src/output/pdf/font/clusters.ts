/** Clusters: the glyphs that together stand for a stretch of text, such as a syllable or a letter with its marks. */
import type { GlyphRun } from '../../../model/text.ts';

/** Glyphs [from, to) of a run, in visual order. */
export interface Cluster {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A run gives the text of a cluster to its first glyph in logical order, which in a right-to-left run is the last in visual order. */
export function clustersOf({ texts, rtl }: Pick<GlyphRun, 'texts' | 'rtl'>): Cluster[] {
  const out: Cluster[] = [];
  let from = 0;
  for (let i = 0; i < texts.length; i++) {
    const ends = i + 1 === texts.length || (rtl ? texts[i] !== '' : texts[i + 1] !== '');
    if (!ends) continue;
    out.push({ from, to: i + 1, text: texts.slice(from, i + 1).join('') });
    from = i + 1;
  }
  return out;
}

/**
 * The text of each glyph of the cluster; "" for those that are left without. The widest carries the text, so that a reader sees as little
 * of a gap around it as can be. In a right-to-left run the characters are in the order in which they stand, from left to right, as the
 * glyphs are: poppler and PDFium turn around what they find, character by character.
 */
export function glyphTexts({ from, to, text }: Cluster, { advances, rtl }: Pick<GlyphRun, 'advances' | 'rtl'>): string[] {
  const widths = advances.slice(from, to);
  const owner = widths.indexOf(Math.max(...widths));
  const shown = rtl ? [...text].reverse().join('') : text;
  return widths.map((_, i) => (i === owner ? shown : ''));
}
