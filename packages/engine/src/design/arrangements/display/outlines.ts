/** Outlines of plates for portraits, in the coordinates of the slide. */
import type { Frame, PathCommand } from '../../../model/scene.ts';
import type { Point } from '../../art/clip.ts';

const through = (points: readonly Point[]): PathCommand[] => [...points.map(([x, y], i): PathCommand => [i ? 'L' : 'M', x, y]), ['Z']];

/** A quarter of an ellipse by one Bézier curve: how far its handles reach, as a share of the half axis. */
const ROUND = 0.5523;

/** Round above, straight below. */
export function arched({ x, y, w, h }: Frame): PathCommand[] {
  const [rx, ry] = [w / 2, Math.min(w / 2, h * 0.45)];
  return [
    ['M', x, y + h],
    ['L', x, y + ry],
    ['C', x, y + ry - ry * ROUND, x + rx - rx * ROUND, y, x + rx, y],
    ['C', x + rx + rx * ROUND, y, x + w, y + ry - ry * ROUND, x + w, y + ry],
    ['L', x + w, y + h],
    ['Z'],
  ];
}

/** A shoulder at the left, the summit right of the middle. */
export function hilly({ x, y, w, h }: Frame): PathCommand[] {
  return [
    ['M', x, y + h],
    ['L', x, y + h * 0.42],
    ['C', x, y + h * 0.1, x + w * 0.28, y, x + w * 0.62, y],
    ['C', x + w * 0.84, y, x + w, y + h * 0.14, x + w, y + h * 0.36],
    ['L', x + w, y + h],
    ['Z'],
  ];
}

/** The top rises to the right. */
export const slanted = ({ x, y, w, h }: Frame): PathCommand[] =>
  through([
    [x, y + h * 0.22],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

/** Both sides lean. */
export const leaning = ({ x, y, w, h }: Frame): PathCommand[] =>
  through([
    [x + w * 0.14, y],
    [x + w, y],
    [x + w * 0.86, y + h],
    [x, y + h],
  ]);

/** No two sides are parallel. */
export const broken = ({ x, y, w, h }: Frame): PathCommand[] =>
  through([
    [x, y + h * 0.05],
    [x + w * 0.96, y],
    [x + w, y + h * 0.95],
    [x + w * 0.05, y + h],
  ]);

/** Eight sides, the corners cut. */
export function octagonal({ x, y, w, h }: Frame): PathCommand[] {
  const cut = Math.min(w, h) * 0.22;
  const [right, bottom] = [x + w, y + h];
  return through([
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ]);
}
