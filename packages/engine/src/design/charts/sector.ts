/** Outlines of pie slices and pieces of a ring as Bézier paths. Angles in radians, clockwise from the top. */
import type { PathCommand } from '../../model/scene.ts';

/** A sector of the circle with its middle at `radius`, `radius`; with `hole` (a radius) a piece of the ring. A whole turn is allowed. */
export function sector(radius: number, hole: number, from: number, to: number): PathCommand[] {
  const whole = to - from >= 2 * Math.PI - 1e-9;
  const outer = arc(radius, radius, from, to);
  const start = at(radius, radius, from);
  if (hole > 0) {
    const inner = arc(radius, hole, to, from);
    const turn = at(radius, hole, to);
    // The hole of a whole ring is an outline of its own, in the other direction.
    const join: PathCommand[] = whole ? [['Z'], ['M', ...turn]] : [['L', ...turn]];
    return [['M', ...start], ...outer, ...join, ...inner, ['Z']];
  }
  return whole ? [['M', ...start], ...outer, ['Z']] : [['M', radius, radius], ['L', ...start], ...outer, ['Z']];
}

const at = (center: number, radius: number, angle: number): [number, number] => [
  center + radius * Math.sin(angle),
  center - radius * Math.cos(angle),
];

/** Curves of at most a quarter turn each, whose error is below three ten-thousandths of the radius. */
function arc(center: number, radius: number, from: number, to: number): PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const turn = (to - from) / count;
  const reach = (4 / 3) * Math.tan(turn / 4) * radius;
  return Array.from({ length: count }, (_, i): PathCommand => {
    const a = from + i * turn;
    const b = a + turn;
    const [x1, y1] = at(center, radius, a);
    const [x2, y2] = at(center, radius, b);
    const c1: [number, number] = [x1 + reach * Math.cos(a), y1 + reach * Math.sin(a)];
    const c2: [number, number] = [x2 - reach * Math.cos(b), y2 - reach * Math.sin(b)];
    return ['C', ...c1, ...c2, x2, y2];
  });
}
