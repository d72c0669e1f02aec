/** Polygons cut at the edge of a plate: what reaches beyond it is computed away, never masked. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';

export type Point = readonly [number, number];

export const SLIDE: Frame = { x: 0, y: 0, w: 960, h: 540 };

/** The part of a convex polygon inside the plate (Sutherland and Hodgman); fewer than three points when nothing is left. */
export function clip(polygon: readonly Point[], plate: Frame): readonly Point[] {
  const edges: [0 | 1, 1 | -1, number][] = [
    [0, 1, plate.x],
    [0, -1, rightOf(plate)],
    [1, 1, plate.y],
    [1, -1, bottomOf(plate)],
  ];
  return edges.reduce<readonly Point[]>((points, [axis, sign, limit]) => {
    const inside = (p: Point) => sign * (p[axis] - limit) >= 0;
    return points.flatMap((p, i) => {
      const previous = points.at(i - 1) ?? p;
      const cut = inside(p) === inside(previous) ? [] : [crossing(previous, p, axis, limit)];
      return inside(p) ? [...cut, p] : cut;
    });
  }, polygon);
}

function crossing(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [limit, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), limit];
}
