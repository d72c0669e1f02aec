/** Text that runs down or up its box: it is set in a box of exchanged sides, whose coordinates are turned onto the page. */
import type { Frame } from './scene.ts';
import type { Turn } from './text.ts';

/** The box that turned text is set in. */
export const sideways = ({ w, h }: Frame): Frame => ({ x: 0, y: 0, w: h, h: w });

/** `[a, b, c, d, e, f]`: a point (u, v) of that box is (a u + c v + e, b u + d v + f) on the page, both with y downwards. */
export type TurnMatrix = readonly [number, number, number, number, number, number];

export const turnMatrix = (turn: Turn, { x, y, w, h }: Frame): TurnMatrix =>
  turn === 'clockwise' ? [0, 1, -1, 0, x + w, y] : [0, -1, 1, 0, x, y + h];

export function turnedPoint([a, b, c, d, e, f]: TurnMatrix, u: number, v: number): readonly [number, number] {
  return [a * u + c * v + e, b * u + d * v + f];
}
