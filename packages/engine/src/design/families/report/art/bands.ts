/** Parallel bands, as on the signs of an underground line: they run straight, bend by a quarter about a common centre and run on. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import { arcTo } from '../../../art/arc.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';

export interface Bands {
  readonly center: Point;
  /** Radius of the outermost edge. */
  readonly outer: number;
  readonly width: number;
  /** From the outermost inward. */
  readonly colors: readonly Color[];
  /** As they are, the bands come from above at the left of the centre and leave below it to the right. */
  readonly flip?: { readonly x?: boolean; readonly y?: boolean };
}

/** Beyond every edge of the slide. */
const FAR = 1200;

export function bands(canvas: Canvas, { center, outer, width, colors, flip = {} }: Bands): void {
  const [sx, sy] = [flip.x ? -1 : 1, flip.y ? -1 : 1];
  const place = (x: number, y: number): Point => [center[0] + sx * x, center[1] + sy * y];
  colors.forEach((color, i) => {
    const ro = outer - i * width;
    // A hair of overlap, so that the ground does not shine through between neighbours.
    const ri = Math.max(0, ro - width - 0.4);
    if (ro <= 0) return;
    const path: PathCommand[] = [
      ['M', -ro, -FAR],
      ['L', -ro, 0],
      ...arcTo([0, 0], ro, 270, 180),
      ['L', FAR, ro],
      ['L', FAR, ri],
      ['L', 0, ri],
      ...(ri > 0 ? arcTo([0, 0], ri, 180, 270) : []),
      ['L', -ri, -FAR],
      ['Z'],
    ];
    canvas.fill(
      path.map((command): PathCommand => {
        if (command[0] === 'Z') return command;
        if (command[0] === 'C')
          return ['C', ...place(command[1], command[2]), ...place(command[3], command[4]), ...place(command[5], command[6])];
        return [command[0], ...place(command[1], command[2])];
      }),
      color,
    );
  });
}
