/** The template's grid as drawing guides: what is added by hand in an office application can stand where the rest stands. */

import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, Scene } from '../../model/scene.ts';
import { mirrorFrame } from '../page/mirror.ts';
import type { Template } from '../tokens/template.ts';

/** The columns that the body is divided into, and the space between them, points. */
const COLUMNS = 12;
const GUTTER = 16;

/** Margins, the columns of the body, the top of the title, and where the body begins and ends. */
export function guidesOf({ grid }: Template, rtl: boolean): NonNullable<Scene['guides']> {
  const placed = (frame: Frame) => (rtl ? mirrorFrame(frame) : frame);
  const [title, body] = [placed(grid.title), placed(grid.body)];
  const pitch = (body.w + GUTTER) / COLUMNS;
  const middle = Array.from({ length: COLUMNS - 1 }, (_, i) => body.x + (i + 1) * pitch - GUTTER / 2);
  return {
    vertical: ascending([Math.min(title.x, body.x), body.x, ...middle, rightOf(body), Math.max(rightOf(title), rightOf(body))]),
    horizontal: ascending([title.y, body.y, bottomOf(body)]),
  };
}

/** From left to right or from top to bottom, without those that would lie on the one before. */
const ascending = (places: readonly number[]): number[] =>
  [...places].sort((a, b) => a - b).filter((place, i, sorted) => i === 0 || place - (sorted[i - 1] ?? 0) >= 1);
