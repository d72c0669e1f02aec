/** Closed paths of lines and Béziers, and open lines, cut at the edge of a plate without giving up their curves. */
import type { Frame, PathCommand } from '../../model/scene.ts';
import type { Point } from './clip.ts';

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** Control points of a cubic Bézier; a straight line has none. */
  readonly controls?: readonly [Point, Point];
}

type Edge = readonly [axis: 0 | 1, sign: 1 | -1, limit: number];

/** The parts of the closed path inside of the plate, joined along its edge; empty when nothing is left. Contours are cut one by one. */
export function clipPath(commands: readonly PathCommand[], plate: Frame): PathCommand[] {
  const edges: Edge[] = [
    [0, 1, plate.x],
    [0, -1, plate.x + plate.w],
    [1, 1, plate.y],
    [1, -1, plate.y + plate.h],
  ];
  return contoursOf(commands).flatMap((contour) => {
    const where = placeOf(contour, plate);
    if (where === 'outside') return [];
    return written(where === 'inside' ? contour : edges.reduce(cut, contour), plate);
  });
}

/** Curves stay within the bounds of their control points, so most contours need no cutting. */
function placeOf(contour: readonly Segment[], { x, y, w, h }: Frame): 'inside' | 'outside' | 'across' {
  const points = contour.flatMap(({ from, to, controls }) => [from, to, ...(controls ?? [])]);
  const all = (holds: (p: Point) => boolean) => points.every(holds);
  if (all((p) => p[0] >= x && p[0] <= x + w && p[1] >= y && p[1] <= y + h)) return 'inside';
  const aside = all((p) => p[0] <= x) || all((p) => p[0] >= x + w) || all((p) => p[1] <= y) || all((p) => p[1] >= y + h);
  return aside ? 'outside' : 'across';
}

/** The parts of a polyline inside of the plate. */
export function clipLine(points: readonly Point[], plate: Frame): Point[][] {
  const pieces: Point[][] = [];
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    const part = within(from, to, plate);
    if (!part) return;
    const last = pieces.at(-1);
    if (last && same(last.at(-1), part[0])) last.push(part[1]);
    else pieces.push([part[0], part[1]]);
  });
  return pieces;
}

const same = (a: Point | undefined, b: Point): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

/** Liang and Barsky. */
function within(from: Point, to: Point, { x, y, w, h }: Frame): [Point, Point] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let start = 0;
  let end = 1;
  for (const [step, room] of [
    [-dx, from[0] - x],
    [dx, x + w - from[0]],
    [-dy, from[1] - y],
    [dy, y + h - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return undefined;
  const at = (t: number): Point => (t === 0 ? from : t === 1 ? to : [from[0] + t * dx, from[1] + t * dy]);
  return [at(start), at(end)];
}

function contoursOf(commands: readonly PathCommand[]): Segment[][] {
  const contours: Segment[][] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  for (const command of commands) {
    const contour = contours.at(-1);
    if (command[0] === 'M') {
      start = at = [command[1], command[2]];
      contours.push([]);
    } else if (command[0] === 'Z') {
      if (at[0] !== start[0] || at[1] !== start[1]) contour?.push({ from: at, to: start });
      at = start;
    } else {
      const to: Point = command[0] === 'L' ? [command[1], command[2]] : [command[5], command[6]];
      const controls: Pick<Segment, 'controls'> =
        command[0] === 'L'
          ? {}
          : {
              controls: [
                [command[1], command[2]],
                [command[3], command[4]],
              ],
            };
      contour?.push({ from: at, to, ...controls });
      at = to;
    }
  }
  return contours;
}

/** What of the contour lies on the inner side of the edge; where it leaves and comes back, a line along the edge closes it. */
function cut(contour: readonly Segment[], [axis, sign, limit]: Edge): Segment[] {
  const depth = (p: Point) => sign * (p[axis] - limit);
  const kept = contour.flatMap((segment) => parts(segment, depth)).filter((part) => depth(pointAt(part, 0.5)) > 0);
  return kept.flatMap((part, i) => {
    const before = kept.at(i - 1)?.to ?? part.from;
    return same(before, part.from) ? [part] : [{ from: before, to: part.from }, part];
  });
}

/** The segment in pieces that do not cross the edge. */
function parts(segment: Segment, depth: (p: Point) => number): Segment[] {
  const pieces: Segment[] = [];
  let rest = segment;
  let passed = 0;
  for (const t of crossings(segment, depth)) {
    const [first, second] = split(rest, (t - passed) / (1 - passed));
    pieces.push(first);
    rest = second;
    passed = t;
  }
  return [...pieces, rest];
}

/** A cubic crosses a line three times at most; between samples this close it does so once. */
const SAMPLES = 12;
/** Points from the edge at which no rounding brings a curve across it. */
const CLEAR = 1e-6;

function crossings(segment: Segment, depth: (p: Point) => number): number[] {
  const { from, to, controls = [] } = segment;
  // A curve stays within the bounds of its control points.
  const depths = [from, to, ...controls].map(depth);
  if (depths.every((d) => d > CLEAR) || depths.every((d) => d < -CLEAR)) return [];
  const at = (t: number) => depth(pointAt(segment, t));
  const found: number[] = [];
  let next = at(0);
  for (let i = 0; i < SAMPLES; i++) {
    let [low, high] = [i / SAMPLES, (i + 1) / SAMPLES];
    const rising = next < 0;
    next = at(high);
    if (rising === next < 0) continue;
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2;
      if (at(middle) < 0 === rising) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found.filter((t) => t > 1e-9 && t < 1 - 1e-9);
}

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function pointAt({ from, to, controls }: Segment, t: number): Point {
  if (!controls) return mix(from, to, t);
  const [a, b] = controls;
  const [p, q, r] = [mix(from, a, t), mix(a, b, t), mix(b, to, t)];
  return mix(mix(p, q, t), mix(q, r, t), t);
}

/** De Casteljau. */
function split({ from, to, controls }: Segment, t: number): [Segment, Segment] {
  if (!controls) {
    const middle = mix(from, to, t);
    return [
      { from, to: middle },
      { from: middle, to },
    ];
  }
  const [a, b] = controls;
  const [p, q, r] = [mix(from, a, t), mix(a, b, t), mix(b, to, t)];
  const [u, v] = [mix(p, q, t), mix(q, r, t)];
  const middle = mix(u, v, t);
  return [
    { from, to: middle, controls: [p, u] },
    { from: middle, to, controls: [v, r] },
  ];
}

/** Control points may reach a little beyond the plate where their curve does not; there they are moved to its edge. */
function written(contour: readonly Segment[], plate: Frame): PathCommand[] {
  const [first] = contour;
  if (!first) return [];
  const held = ([x, y]: Point): Point => [
    Math.min(plate.x + plate.w, Math.max(plate.x, x)),
    Math.min(plate.y + plate.h, Math.max(plate.y, y)),
  ];
  const start: PathCommand = ['M', ...held(first.from)];
  const drawn = contour.map(({ to, controls }): PathCommand => {
    if (!controls) return ['L', ...held(to)];
    return ['C', ...held(controls[0]), ...held(controls[1]), ...held(to)];
  });
  return [start, ...drawn, ['Z']];
}
