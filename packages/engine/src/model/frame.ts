/** Where a frame ends, what is left of it, and whether two of them meet. */
import type { Frame } from './scene.ts';

export const rightOf = (frame: Frame): number => frame.x + frame.w;
export const bottomOf = (frame: Frame): number => frame.y + frame.h;

/** Whether they have some of the page in common; what only touches does not meet. */
export const meets = (a: Frame, b: Frame): boolean => a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);

/** What is left of a frame below its first `points`. */
export const belowTop = (frame: Frame, points: number): Frame => ({ ...frame, y: frame.y + points, h: frame.h - points });

/** What is left of a frame behind its first `points`, as it is read. */
export const afterStart = (frame: Frame, points: number): Frame => ({ ...frame, x: frame.x + points, w: frame.w - points });

/** What of a frame lies below the line `y`. */
export const downFrom = (frame: Frame, y: number): Frame => ({ ...frame, y, h: bottomOf(frame) - y });

/** A frame without its edges: `side` points at the left and at the right, `level` at the top and at the bottom. */
export const padded = ({ x, y, w, h }: Frame, side: number, level = side): Frame => ({
  x: x + side,
  y: y + level,
  w: w - 2 * side,
  h: h - 2 * level,
});
