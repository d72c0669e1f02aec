/** Quarter rings about a corner, and the stripes that shade the windows above them. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand } from '../../../../model/scene.ts';
import { arcTo, pointOn } from '../../../art/arc.ts';
import { type Canvas, closed, corners } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';

/** `towards` is where the quarter opens to, degrees clockwise from the top: 0 is up and to the right. */
export function rings(canvas: Canvas, center: Point, radius: number, towards: 0 | 90 | 180 | 270, colors: readonly Color[]): void {
  colors.forEach((color, i) => {
    const r = radius * (1 - i / (colors.length + 0.6));
    const quarter: PathCommand[] = [
      ['M', ...center],
      ['L', ...pointOn(center, r, towards)],
      ...arcTo(center, r, towards, towards + 90),
      ['Z'],
    ];
    canvas.fill(quarter, color);
  });
}

/** Bars of the width of their frame, as many as fit. */
export function stripes(canvas: Canvas, frame: Frame, thick: number, pitch: number, colors: readonly Color[]): void {
  const rows = Array.from({ length: Math.floor((frame.h - thick) / pitch) + 1 }, (_, i) => frame.y + i * pitch);
  colors.forEach((color, k) => {
    const mine = rows.filter((_, i) => i % colors.length === k);
    canvas.fill(
      mine.flatMap((y) => closed(corners({ ...frame, y, h: thick }))),
      color,
    );
  });
}
