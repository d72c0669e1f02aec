/** Where a frame ends, and whether two of them meet. */
import type { Frame } from './scene.ts';

export const rightOf = (frame: Frame): number => frame.x + frame.w;
export const bottomOf = (frame: Frame): number => frame.y + frame.h;

/** Whether they have some of the page in common; what only touches does not meet. */
export const meets = (a: Frame, b: Frame): boolean => a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);
