/** What several templates of the family draw their plates and markers with. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Canvas } from '../../art/canvas.ts';
import type { Point } from '../../art/clip.ts';

export const middleOf = ({ x, y, w, h }: Frame): Point => [x + w / 2, y + h / 2];

export function diamond(canvas: Canvas, [x, y]: Point, radius: number, paint: Color): void {
  canvas.polygon(
    [
      [x - radius, y],
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
    ],
    paint,
  );
}

export const named = <T extends { readonly name: string }>(name: string, nodes: readonly T[]): T[] =>
  nodes.map((node) => ({ ...node, name }));
