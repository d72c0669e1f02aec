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

type Grouped = Pick<GlyphRun, 'texts' | 'advances' | 'rtl' | 'size'>;

/** `widths` are the glyphs' own, in points. */
export function groupGlyphs(run: Grouped, widths: readonly number[]): GroupedRun {
  const clusters = clustersOf(run);
  const texts = clusters.flatMap((cluster) => glyphTexts(cluster, run));
  const silent = glyphsOf(clusters).filter((i) => isSilent(run, texts, i));
  const read = run.rtl
    ? [{ glyphs: glyphsOf(clusters).filter((i) => texts[i] !== ''), reversed: true as const }]
    : leftToRight(joined(clusters, run, widths), new Set(silent));
  return { texts, groups: silent.length > 0 ? [...read, { glyphs: silent, actualText: '' }] : read };
}

/**
 * Marks, and the dots of Arabic letters: they come after all that is read, as standing for nothing, since poppler would show whatever
 * they are mapped to, and take their places for the ends of words.
 */
const isSilent = ({ advances, rtl }: Grouped, texts: readonly string[], i: number): boolean =>
  texts[i] === '' && (rtl || (advances[i] ?? 0) <= 0);

/** Share of the size by which a glyph may reach into the next before poppler takes the two for different words. */
const mostOverlap = 0.1;

/** Clusters that reach far into each other, such as stacked consonants and closely kerned letters, count as one. */
function joined(clusters: readonly Cluster[], { advances, size }: Grouped, widths: readonly number[]): Cluster[] {
  const out: Cluster[] = [];
  for (const cluster of clusters) {
    const before = out.at(-1);
    const last = cluster.from - 1;
    const overlap = (widths[last] ?? 0) - (advances[last] ?? 0);
    const reaches = before && overlap > mostOverlap * size;
    if (reaches) out[out.length - 1] = { from: before.from, to: cluster.to, text: before.text + cluster.text };
    else out.push(cluster);
  }
  return out;
}

/** Clusters of several wide glyphs stand apart: one glyph cannot have the text of three without leaving gaps that look like spaces. */
function leftToRight(clusters: readonly Cluster[], silent: ReadonlySet<number>): GlyphGroup[] {
  const shown = clusters.map((cluster) => ({ text: cluster.text, glyphs: glyphsOf([cluster]).filter((i) => !silent.has(i)) }));
  const parts = divide(shown, (before, cluster) => before.glyphs.length > 1 !== cluster.glyphs.length > 1);
  return parts.map((part): GlyphGroup => {
    const glyphs = part.flatMap((cluster) => cluster.glyphs);
    const special = part.some((cluster) => cluster.glyphs.length > 1);
    return { glyphs, ...(special && { actualText: part.map((cluster) => cluster.text).join('') }) };
  });
}

function divide<T>(clusters: readonly T[], startsAnew: (before: T, cluster: T) => boolean): T[][] {
  const parts: T[][] = [];
  let before: T | undefined;
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
