/** Arcs of circles as cubic Béziers. Angles in degrees, clockwise from the top. */
import type { PathCommand } from '../../model/scene.ts';
import type { Point } from './clip.ts';

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;

export const pointOn = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(radians(angle)),
  y + radius * Math.sin(radians(angle)),
];

/** The curves of an arc, in either direction, from where the path is (the point at `from`). None spans more than 60 degrees. */
export function arcTo(center: Point, radius: number, from: number, to: number): PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = (to - from) / count;
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  return Array.from({ length: count }, (_, i): PathCommand => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const [start, end] = [pointOn(center, radius, a), pointOn(center, radius, b)];
    const [ta, tb] = [radians(a + 90), radians(b + 90)];
    return [
      'C',
      start[0] + reach * Math.cos(ta),
      start[1] + reach * Math.sin(ta),
      end[0] - reach * Math.cos(tb),
      end[1] - reach * Math.sin(tb),
      end[0],
      end[1],
    ];
  });
}
