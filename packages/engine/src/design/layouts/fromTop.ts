/** A list whose points begin at the top of rows of equal height, so that marks, badges and numerals can stand beside them. */
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';

/** `gap` is the least space between a point and the next row, points. */
export function fromTop(
  groups: readonly (readonly Paragraph[])[],
  area: Frame,
  stage: Stage,
  gap: number,
): { paragraphs: Paragraph[]; pitch: number; fits: boolean } {
  const pitch = area.h / groups.length;
  const heights = groups.map((group) => measure(group, area.w, stage).height);
  const paragraphs = groups.flatMap((group, i) => {
    const before = pitch - (heights[i - 1] ?? pitch);
    return group.map((p, k) => (k === 0 && i > 0 ? { ...p, spaceBefore: Math.max(0, before) } : p));
  });
  const fits = heights.every((height, i) => height <= pitch - (i < heights.length - 1 ? gap : 0));
  return { paragraphs, pitch, fits };
}
