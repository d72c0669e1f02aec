/** Heads side by side whose lines stand on one level, though some are written in a script that needs taller lines. */
import type { Paragraph } from '../../model/text.ts';

export function evenHeads(heads: readonly (readonly Paragraph[])[]): Paragraph[][] {
  const lineHeight = Math.max(...heads.flatMap((head) => head.map((paragraph) => paragraph.lineHeight)));
  return heads.map((head) => head.map((paragraph) => ({ ...paragraph, lineHeight })));
}
