/** Heads side by side. */
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';

/**
 * Where heads stand in boxes that have room for a line more than they need: right above their texts where all have as many lines, and else
 * from one level down. `widths` are those of the boxes.
 */
export function anchorOfHeads(
  heads: readonly (readonly Paragraph[])[],
  widths: readonly number[],
  context: LayoutContext,
): 'top' | 'bottom' {
  const lines = heads.map((head, i) => measure(head, widths[i] ?? 1, context).lines.length);
  return lines.every((count) => count === lines[0]) ? 'bottom' : 'top';
}
