/** Closed paths of lines and Béziers, and open lines, cut at the edge of a plate without giving up their curves. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, PathCommand } from '../../model/scene.ts';
import type { Point } from './clip.ts';
import { boundsOfPath } from './shapes.ts';

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** Control points of a cubic Bézier; a straight line has none. */
  readonly controls?: readonly [Point, Point];
}

type Edge = readonly [axis: 0 | 1, sign: 1 | -1, limit: number];

/** The parts of the closed path inside of the plate, joined along its edge; empty when nothing is left. Contours are cut one by one. */
export function clipPath(commands: readonly PathCommand[], plate: Frame): PathCommand[] {
  const [right, bottom] = [rightOf(plate), bottomOf(plate)];
  const kept: PathCommand[] = [];
  for (const contour of contoursOf(commands)) {
    // Curves stay within the bounds of their control points, so most contours need no cutting, and others at one edge only.
    const { x, y, w, h } = boundsOfPath(contour);
    if (x + w <= plate.x || x >= right || y + h <= plate.y || y >= bottom) continue;
    const crossed: Edge[] = [];
    if (x < plate.x) crossed.push([0, 1, plate.x]);
    if (x + w > right) crossed.push([0, -1, right]);
    if (y < plate.y) crossed.push([1, 1, plate.y]);
    if (y + h > bottom) crossed.push([1, -1, bottom]);
    if (crossed.length === 0) kept.push(...contour, ['Z']);
    else kept.push(...written(crossed.reduce(cut, segmentsOf(contour)), plate));
  }
  return kept;
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

/** The contours without the commands that close them. */
function contoursOf(commands: readonly PathCommand[]): PathCommand[][] {
  const contours: PathCommand[][] = [];
  for (const command of commands) {
    if (command[0] === 'M') contours.push([command]);
    else if (command[0] !== 'Z') contours.at(-1)?.push(command);
  }
  return contours;
}

function segmentsOf(contour: readonly PathCommand[]): Segment[] {
  const segments: Segment[] = [];
  let start: Point = [0, 0];
  let at = start;
  for (const command of contour) {
    const from = at;
    switch (command[0]) {
      case 'M':
        start = at = [command[1], command[2]];
        break;
      case 'L':
        at = [command[1], command[2]];
        segments.push({ from, to: at });
        break;
      case 'C':
        at = [command[5], command[6]];
        segments.push({
          from,
          to: at,
          controls: [
            [command[1], command[2]],
            [command[3], command[4]],
          ],
        });
    }
  }
  if (!same(at, start)) segments.push({ from: at, to: start });
  return segments;
}

/** What of the contour lies on the inner side of the edge; where it leaves and comes back, a line along the edge closes it. */
function cut(contour: readonly Segment[], [axis, sign, limit]: Edge): Segment[] {
  const depth = (p: Point) => sign * (p[axis] - limit);
  const kept: Segment[] = [];
  for (const segment of contour) {
    const { from, to, controls = [] } = segment;
    // A curve stays within the bounds of its control points.
    const depths = [depth(from), depth(to), ...controls.map(depth)];
    const least = Math.min(...depths);
    if (least > CLEAR) kept.push(segment);
    else if (Math.max(...depths) > -CLEAR) kept.push(...parts(segment, depth).filter((part) => depth(pointAt(part, 0.5)) > 0));
  }
  const joined: Segment[] = [];
  let before = kept.at(-1)?.to;
  for (const part of kept) {
    if (before && !same(before, part.from)) joined.push({ from: before, to: part.from });
    joined.push(part);
    before = part.to;
  }
  return joined;
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
  const { from, to, controls } = segment;
  if (!controls) return [depth(from) / (depth(from) - depth(to))].filter(isInner);
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
  return found.filter(isInner);
}

/** Neither end of the segment; what is not a number belongs to a segment along the edge. */
const isInner = (t: number): boolean => t > 1e-9 && t < 1 - 1e-9;

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
  const held = ([x, y]: Point): Point => [Math.min(rightOf(plate), Math.max(plate.x, x)), Math.min(bottomOf(plate), Math.max(plate.y, y))];
  const start: PathCommand = ['M', ...held(first.from)];
  const drawn = contour.map(({ to, controls }): PathCommand => {
    if (!controls) return ['L', ...held(to)];
    return ['C', ...held(controls[0]), ...held(controls[1]), ...held(to)];
  });
  return [start, ...drawn, ['Z']];
}
