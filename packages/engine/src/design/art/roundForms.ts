/** Round forms as cubic Béziers. Angles in degrees, clockwise from the right. */
import type { PathCommand } from '../../model/scene.ts';
import type { Point } from './clip.ts';
import { smooth } from './shapes.ts';

/** How far a circle's control points lie from its quarter points, as a share of the radius. */
const ROUND = 0.5523;

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): PathCommand[] => [
  ['M', cx + rx, cy],
  ['C', cx + rx, cy + ry * ROUND, cx + rx * ROUND, cy + ry, cx, cy + ry],
  ['C', cx - rx * ROUND, cy + ry, cx - rx, cy + ry * ROUND, cx - rx, cy],
  ['C', cx - rx, cy - ry * ROUND, cx - rx * ROUND, cy - ry, cx, cy - ry],
  ['C', cx + rx * ROUND, cy - ry, cx + rx, cy - ry * ROUND, cx + rx, cy],
  ['Z'],
];

export const onEllipse = (cx: number, cy: number, rx: number, ry: number, angle: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
};

/** The curves of an arc, to be put after a command that ends at its start; no longer than a quarter each. */
export function arcCurves(cx: number, cy: number, rx: number, ry: number, from: number, to: number): PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / count;
  const pull = (4 / 3) * Math.tan((step * Math.PI) / 720);
  return Array.from({ length: count }, (_, i): PathCommand => {
    const [a, b] = [from + i * step, from + (i + 1) * step].map((angle) => (angle * Math.PI) / 180) as [number, number];
    const at = (t: number, k: number): Point => [cx + rx * (Math.cos(t) - k * Math.sin(t)), cy + ry * (Math.sin(t) + k * Math.cos(t))];
    return ['C', ...at(a, pull), ...at(b, -pull), ...at(b, 0)];
  });
}

/** A round with `count` uneven points, each up to half of `wobble` of its radius off the ideal. */
export function blob(cx: number, cy: number, rx: number, ry: number, random: () => number, count = 11, wobble = 0.06): PathCommand[] {
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 360 + (random() - 0.5) * 14;
    const share = 1 + (random() - 0.5) * wobble;
    return onEllipse(cx, cy, rx * share, ry * share, angle);
  });
  return smooth(points);
}

/** A pointed leaf that grows from a point; it is a little fuller on one side. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): PathCommand[] {
  const at = turned(x, y, angle);
  return [
    ['M', ...at(0, 0)],
    ['C', ...at(length * 0.3, -width), ...at(length * 0.72, -width * 0.8), ...at(length, 0)],
    ['C', ...at(length * 0.74, width * 0.62), ...at(length * 0.32, width * 0.9), ...at(0, 0)],
    ['Z'],
  ];
}

/** Coordinates along and across a direction, seen from a point. */
export function turned(x: number, y: number, angle: number): (along: number, across: number) => Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return (along, across) => [x + along * cos - across * sin, y + along * sin + across * cos];
}
