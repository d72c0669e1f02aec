/** The sign of an unordered point that stands in a box of its own: a plate on the middle of the words' first line. */
import type { Color } from '../../model/color.ts';
import type { Paragraph } from '../../model/text.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';

export interface PointMark {
  /** Where the words' box begins at the top, and where the sign begins at the left; points. */
  readonly at: { readonly x: number; readonly y: number };
  readonly size: { readonly w: number; readonly h: number };
  readonly color: Color;
}

export function placePointMark(builder: PageBuilder, index: number, words: readonly Paragraph[], { at, size, color }: PointMark): void {
  const line = words[0]?.lineHeight ?? size.h;
  builder.shape(`Mark ${index + 1}`, { x: at.x, y: at.y + (line - size.h) / 2, ...size }, { type: 'rect' }, color);
}
