/** The four silhouettes of the family, in any frame: what badges, cards, callouts and sheets of a template share. */
import type { Frame, PathCommand } from '../../../../model/scene.ts';
import { arcTo } from '../../../art/arc.ts';
import { closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';

export interface Corners {
  readonly upperLeft?: number;
  readonly lowerLeft?: number;
  readonly lowerRight?: number;
}

/** A rectangle with some round corners. */
export function rounded({ x, y, w, h }: Frame, { upperLeft = 0, lowerLeft = 0, lowerRight = 0 }: Corners): PathCommand[] {
  return [
    ['M', x, y + upperLeft],
    ...(upperLeft > 0 ? arcTo([x + upperLeft, y + upperLeft], upperLeft, 270, 360) : []),
    ['L', x + w, y],
    ['L', x + w, y + h - lowerRight],
    ...(lowerRight > 0 ? arcTo([x + w - lowerRight, y + h - lowerRight], lowerRight, 90, 180) : []),
    ['L', x + lowerLeft, y + h],
    ...(lowerLeft > 0 ? arcTo([x + lowerLeft, y + h - lowerLeft], lowerLeft, 180, 270) : []),
    ['Z'],
  ];
}

/** How far a shield's foot bulges: half the width of a badge, less in a card. */
export const footOf = ({ w, h }: Frame): number => Math.min(w / 2, 62 + w * 0.02, h * 0.5);

/** A square with a round foot, as a roof scale. */
export function shield(frame: Frame): PathCommand[] {
  const { x, y, w, h } = frame;
  const foot = footOf(frame);
  const pull = 0.5523;
  const [middle, base] = [x + w / 2, y + h - foot];
  return [
    ['M', x, y],
    ['L', x + w, y],
    ['L', x + w, base],
    ['C', x + w, base + foot * pull, middle + (w / 2) * pull, y + h, middle, y + h],
    ['C', middle - (w / 2) * pull, y + h, x, base + foot * pull, x, base],
    ['Z'],
  ];
}

/** A rectangle with a pleated top. */
export function pleated({ x, y, w, h }: Frame, pitch: number, depth: number): PathCommand[] {
  const count = Math.max(2, Math.round(w / pitch));
  const tops = Array.from({ length: count }, (_, i): Point[] => [
    [x + (w * (i + 0.5)) / count, y],
    [x + (w * (i + 1)) / count, y + depth],
  ]);
  return closed([[x, y + depth], ...tops.flat(), [x + w, y + h], [x, y + h]]);
}

/** How high an ogee rises over its shoulders. */
export const riseOf = ({ w, h }: Frame): number => Math.min(w * 0.26, 90, h * 0.26);

/** A rectangle under a pointed arch that swings outward at its foot. */
export function ogee(frame: Frame): PathCommand[] {
  const { x, y, w, h } = frame;
  const rise = riseOf(frame);
  const [middle, shoulder, swing] = [x + w / 2, y + rise * 0.57, w * 0.127];
  return [
    ['M', x, y + h],
    ['L', x, y + rise],
    ['C', x, shoulder, middle - swing, shoulder, middle, y],
    ['C', middle + swing, shoulder, x + w, shoulder, x + w, y + rise],
    ['L', x + w, y + h],
    ['Z'],
  ];
}

/** A petal: pointed at its top and foot. */
export function almond({ x, y, w, h }: Frame): PathCommand[] {
  const middle = x + w / 2;
  return [
    ['M', middle, y],
    ['C', x + w * 1.08, y + h * 0.32, x + w * 1.08, y + h * 0.79, middle, y + h],
    ['C', x - w * 0.08, y + h * 0.79, x - w * 0.08, y + h * 0.32, middle, y],
    ['Z'],
  ];
}

/** A leaf that leans into the lower right corner: from its stalk at the lower left to its tip at the upper right. */
export const leaning = ({ x, y, w, h }: Frame): PathCommand[] => [
  ['M', x, y + h],
  ['C', x, y + h * 0.415, x + w * 0.23, y + h * 0.22, x + w, y],
  ['L', x + w, y + h],
  ['Z'],
];
