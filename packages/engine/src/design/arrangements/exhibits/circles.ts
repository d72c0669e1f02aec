/** Two or three circles of one size that overlap alike: where they are, and the outlines of what they have in common. */
import type { Frame, PathCommand } from '../../../model/scene.ts';
import { arcTo } from '../../art/arc.ts';
import type { Point } from '../../art/clip.ts';

export interface Circles {
  readonly radius: number;
  readonly centers: readonly Point[];
  /** The middle of all. */
  readonly middle: Point;
}

/** Between two middles, as a multiple of the radius: of two circles, of three. */
const APART = { two: 0.95, three: 1.1 } as const;
/** Height of an equilateral triangle of side 1. */
const TRIANGLE = Math.sqrt(3) / 2;

/** Width and height of the drawing of circles with the radius 1. */
export const extentOf = (count: number): { w: number; h: number } =>
  count === 2 ? { w: 2 + APART.two, h: 2 } : { w: 2 + APART.three, h: 2 + APART.three * TRIANGLE };

/** As large as the frame allows, in its middle: two side by side, or one above two. */
export function circlesIn(frame: Frame, count: number): Circles {
  const extent = extentOf(count);
  const radius = Math.min(frame.w / extent.w, frame.h / extent.h);
  const [x, y] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  if (count === 2) {
    const half = (APART.two * radius) / 2;
    return {
      radius,
      centers: [
        [x - half, y],
        [x + half, y],
      ],
      middle: [x, y],
    };
  }
  const half = (APART.three * radius) / 2;
  const top = y - (extent.h / 2 - 1) * radius;
  const bottom = y + (extent.h / 2 - 1) * radius;
  const centers: Point[] = [
    [x, top],
    [x + half, bottom],
    [x - half, bottom],
  ];
  return { radius, centers, middle: [x, top + (2 / 3) * (bottom - top)] };
}

/** What is in circles `a` and `b`, on the page. */
export function lens({ radius, centers }: Circles, a: number, b: number): PathCommand[] {
  const [p, q] = [centers[a] ?? ORIGIN, centers[b] ?? ORIGIN];
  const [first, second] = crossings(p, q, radius);
  return [['M', ...first], ...along(p, radius, first, second), ...along(q, radius, second, first), ['Z']];
}

/** What is in all of them. */
export function core(circles: Circles): PathCommand[] {
  const { radius, centers, middle } = circles;
  const [a, b, c] = centers;
  if (!a || !b || !c) return lens(circles, 0, 1);
  const inner = (p: Point, q: Point): Point => {
    const [first, second] = crossings(p, q, radius);
    return distance(first, middle) < distance(second, middle) ? first : second;
  };
  const [ab, bc, ca] = [inner(a, b), inner(b, c), inner(c, a)];
  return [['M', ...ab], ...along(b, radius, ab, bc), ...along(c, radius, bc, ca), ...along(a, radius, ca, ab), ['Z']];
}

/** The middle of what is in circle `index` alone. */
export function aloneIn({ radius, centers, middle }: Circles, index: number): Point {
  const center = centers[index] ?? ORIGIN;
  const far = distance(center, middle) || 1;
  const reach = centers.length === 2 ? (APART.two * radius) / 2 + (radius - APART.two * radius) : radius * 0.4;
  return [center[0] - ((middle[0] - center[0]) / far) * reach, center[1] - ((middle[1] - center[1]) / far) * reach];
}

/** Width in which a text may stand there. */
export const roomAlone = ({ radius, centers }: Circles): number => radius * (centers.length === 2 ? APART.two * 0.84 : 0.94);
/** The core is narrow at its ends: a text of that width and height does not reach over its outline. */
export const coreRoom = ({ radius, centers }: Circles): { w: number; h: number } =>
  centers.length === 2 ? { w: radius * (2 - APART.two) * 0.74, h: radius } : { w: radius * 0.58, h: radius * 0.46 };

const ORIGIN: Point = [0, 0];
const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

function crossings([ax, ay]: Point, [bx, by]: Point, radius: number): [Point, Point] {
  const apart = Math.hypot(bx - ax, by - ay);
  const height = Math.sqrt(Math.max(0, radius ** 2 - (apart / 2) ** 2));
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [(-(by - ay) / apart) * height, ((bx - ax) / apart) * height];
  return [
    [x + dx, y + dy],
    [x - dx, y - dy],
  ];
}

/** The shorter way round from one point of a circle to another. */
function along(center: Point, radius: number, from: Point, to: Point): PathCommand[] {
  const angle = ([x, y]: Point) => (Math.atan2(x - center[0], center[1] - y) * 180) / Math.PI;
  const start = angle(from);
  const turn = ((angle(to) - start + 540) % 360) - 180;
  return arcTo(center, radius, start, start + turn);
}
