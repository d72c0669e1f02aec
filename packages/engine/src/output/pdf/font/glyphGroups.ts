/** The glyphs of a run in the groups in which they are marked, so that readers find the text in its logical order and without gaps. */
import type { GlyphRun } from '../../../model/text.ts';
import { type Cluster, clustersOf, glyphTexts } from './clusters.ts';

export interface GlyphGroup {
  /** Indices of the glyphs, from left to right. */
  readonly glyphs: readonly number[];
  /** Shown from left to right, read from right to left. */
  readonly reversed?: true;
  /** What the glyphs stand for together, whatever their own texts are. */
  readonly actualText?: string;
}

export interface GroupedRun {
  readonly groups: readonly GlyphGroup[];
  /** Text of each glyph by its index; "" for those that only others give a meaning. */
  readonly texts: readonly string[];
}

export function groupGlyphs(run: Pick<GlyphRun, 'texts' | 'advances' | 'rtl'>): GroupedRun {
  const clusters = clustersOf(run);
  const texts = clusters.flatMap((cluster) => (cluster.to - cluster.from === 1 ? [cluster.text] : glyphTexts(cluster, run.advances)));
  return { texts, groups: run.rtl ? rightToLeft(clusters, texts) : leftToRight(clusters) };
}

/** Clusters of several glyphs stand apart: one glyph cannot have the text of three without leaving gaps that look like spaces. */
function leftToRight(clusters: readonly Cluster[]): GlyphGroup[] {
  const parts = divide(clusters, (before, cluster) => before.to - before.from > 1 !== cluster.to - cluster.from > 1);
  return parts.map((part): GlyphGroup => {
    const special = part.some(({ from, to }) => to - from > 1);
    return { glyphs: glyphsOf(part), ...(special && { actualText: part.map((cluster) => cluster.text).join('') }) };
  });
}

/**
 * All glyphs with a text in the order in which they stand, which is how viewers expect them that put lines in order themselves. The rest,
 * such as the dots of Arabic letters, comes after as standing for nothing, since poppler would show whatever they are mapped to.
 */
function rightToLeft(clusters: readonly Cluster[], texts: readonly string[]): GlyphGroup[] {
  const glyphs = glyphsOf(clusters);
  const read: GlyphGroup = { glyphs: glyphs.filter((i) => texts[i] !== ''), reversed: true };
  const silent = glyphs.filter((i) => texts[i] === '');
  return silent.length > 0 ? [read, { glyphs: silent, actualText: '' }] : [read];
}

function divide(clusters: readonly Cluster[], startsAnew: (before: Cluster, cluster: Cluster) => boolean): Cluster[][] {
  const parts: Cluster[][] = [];
  let before: Cluster | undefined;
  for (const cluster of clusters) {
    const part = parts.at(-1);
    if (!part || !before || startsAnew(before, cluster)) parts.push([cluster]);
    else part.push(cluster);
    before = cluster;
  }
  return parts;
}

const glyphsOf = (clusters: readonly Cluster[]): number[] =>
  clusters.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
