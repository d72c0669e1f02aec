/** Strokes of the three writing tools as outlines: a loaded brush, and a broad pen held at one angle. */
import type { Point } from '../../../art/clip.ts';

/** About `count` points along a smooth line through the given ones (Catmull-Rom). */
export function spline(through: readonly Point[], count: number): Point[] {
  const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))] ?? [0, 0];
  const pieces = Math.ceil(count / (through.length - 1));
  const points: Point[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const blend = (j: 0 | 1, t: number) =>
      0.5 *
      (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    for (let k = 0; k < pieces; k++) points.push([blend(0, k / pieces), blend(1, k / pieces)]);
  }
  return [...points, at(through.length - 1)];
}

export interface BrushStroke {
  readonly through: readonly Point[];
  readonly width: number;
  /** Width along the stroke as a share of `width`, by the share of its length. */
  readonly profile?: (t: number) => number;
  /** How ragged the edges are, as a share of the width. */
  readonly rough?: number;
  /** Hairlines that a drying brush leaves open in the second half of the stroke. */
  readonly dry?: number;
  /** Points along each edge; a short stroke needs few. */
  readonly samples?: number;
}

/** The stroke's outline, and the slits in it that show the paper. */
export interface Brushed {
  readonly outline: readonly Point[];
  readonly slits: readonly (readonly Point[])[];
}

const SAMPLES = 44;

/** Pressed at its beginning, lighter on the way, pressed again where it is lifted. */
const loaded = (t: number): number =>
  0.78 + 0.3 * Math.exp(-((t - 0.04) ** 2) / 0.006) + 0.22 * Math.exp(-((t - 0.95) ** 2) / 0.005) - 0.1 * Math.sin(Math.PI * t);

export function brush(
  { through, width, profile = loaded, rough = 0.05, dry = 0, samples = SAMPLES }: BrushStroke,
  random: () => number,
): Brushed {
  const line = spline(through, samples);
  const last = line.length - 1;
  const normals = line.map((_, i) => normalAt(line, i));
  const reaches = line.map((_, i) => (width / 2) * profile(i / last));
  const beside = (i: number, share: number): Point => {
    const [x, y] = line[i] ?? [0, 0];
    const [nx, ny] = normals[i] ?? [0, 0];
    const reach = (reaches[i] ?? 0) * share;
    return [x + nx * reach, y + ny * reach];
  };
  const edge = (side: 1 | -1): Point[] => {
    let noise = 0;
    return line.map((_, i) => {
      noise = noise * 0.6 + (random() - 0.5) * rough;
      return beside(i, side * (1 + noise));
    });
  };
  const slits = Array.from({ length: dry }, () => {
    const across = (random() - 0.5) * 0.82;
    const half = 0.014 + random() * 0.028;
    const from = Math.floor((0.34 + random() * 0.4) * last);
    const to = Math.floor((0.9 + random() * 0.08) * last);
    const steps = Array.from({ length: Math.max(2, Math.ceil((to - from) / 3) + 1) }, (_, k) => Math.min(to, from + 3 * k));
    // A slit opens slowly: it begins in a point.
    return [
      ...steps.map((i, k) => beside(i, across + (k === 0 ? 0 : half))),
      ...[...steps].reverse().map((i, k) => beside(i, across - (k === steps.length - 1 ? 0 : half))),
    ];
  });
  return { outline: [...edge(1), ...edge(-1).reverse()], slits };
}

/**
 * The area that a straight nib of the width sweeps, held at the angle (radians), moved along the line: one outline for each piece between
 * the points where the nib's sides change places. The pieces overlap there, where the pen runs along its own edge.
 */
export function nib(through: readonly Point[], width: number, angle: number): Point[][] {
  const line = spline(through, SAMPLES);
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
  const pieces: Point[][] = [];
  let leading = 0;
  line.forEach((point, i) => {
    const [fromX, fromY] = line[i - 1] ?? point;
    const side = Math.sign(dx * (point[1] - fromY) - dy * (point[0] - fromX));
    const piece = pieces.at(-1);
    if (i > 0 && piece && (side === leading || leading === 0 || side === 0)) piece.push(point);
    else pieces.push(i > 0 ? [[fromX, fromY], point] : [point]);
    if (side !== 0) leading = side;
  });
  return pieces.map((piece) => [
    ...piece.map(([x, y]): Point => [x + dx, y + dy]),
    ...piece.toReversed().map(([x, y]): Point => [x - dx, y - dy]),
  ]);
}

function normalAt(line: readonly Point[], i: number): Point {
  const [a, b] = [line[Math.max(0, i - 1)] ?? [0, 0], line[Math.min(line.length - 1, i + 1)] ?? [1, 0]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

export const rhombus = ([x, y]: Point, reach: number): Point[] => [
  [x, y - reach],
  [x + reach, y],
  [x, y + reach],
  [x - reach, y],
];
