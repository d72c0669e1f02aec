/** Runs come in visual order; a tag's content is read in logical order. */
import type { GlyphRun } from '../../../model/text.ts';

/**
 * Runs in the order in which they are read: rule L2 of the Unicode Bidirectional Algorithm taken back, for a paragraph's own direction and
 * the runs of the other one in it. Glyphs inside the runs stay as they are.
 */
export function logicalOrder(runs: readonly GlyphRun[], rtl: boolean): GlyphRun[] {
  const ordered = rtl ? runs.toReversed() : [...runs];
  for (let from = 0; from < ordered.length; from++) {
    let to = from;
    while (to < ordered.length && ordered[to]?.rtl !== rtl) to++;
    if (to - from > 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
    from = Math.max(from, to - 1);
  }
  return ordered;
}
