/** Stacked dwellings: boxes seen from the side and a little from above, in blues with a few in orange and yellow. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';

export interface Stack {
  /** Size of a box, and how far its sides recede, points. */
  readonly box: { readonly w: number; readonly h: number; readonly depth: number };
  /** How high the stack is from its left end (0) to its right end (1), as a share of the plate's height. */
  readonly profile: (share: number) => number;
  /** How light the darkest of the blue boxes is, from 0 to 1. */
  readonly light?: number;
  /** How many boxes stand on each other in the lowest place. */
  readonly least?: number;
}

/** The rise of a receding edge for each point that it runs to the right. */
export const OBLIQUE = 0.62;
/** One box in ten is left out of the inside of the stack where others stand at both sides, every other level stands a little to the right. */
const MISSING = 0.1;
const SHIFT = 0.22;

export function stackedModules(plate: Frame, { box, profile, light = 0.28, least = 0 }: Stack, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(plate);
  const bottom = bottomOf(plate);
  const columns = Math.ceil(plate.w / box.w) + 1;
  const most = Math.floor((plate.h - box.depth) / box.h);
  const heights = Array.from({ length: columns }, (_, i) =>
    Math.max(least, Math.min(most, Math.round(profile(i / (columns - 1)) * most + (random() - 0.5) * 2))),
  );
  // The boxes beside a gap hold the one above it.
  const beside = (i: number) => Math.min(heights[i - 1] ?? 0, heights[i + 1] ?? 0);
  heights.forEach((height, i) => {
    for (let level = 0; level < height; level++) {
      if (level > 0 && level < height - 1 && random() < MISSING && beside(i) > level + 1) continue;
      const x = plate.x + i * box.w + (level % 2 ? box.w * SHIFT : 0);
      drawBox(canvas, { x, y: bottom - (level + 1) * box.h, w: box.w - 2, h: box.h }, box.depth, paintOf(random(), light));
    }
  });
  return canvas.nodes('Stacked modules');
}

/** Top, side, front and window. */
function drawBox(canvas: Canvas, front: Frame, depth: number, paint: Color): void {
  drawSolid(canvas, front, depth, paint);
  const { x, y, w, h } = front;
  canvas.rect({ x: x + w * 0.13, y: y + 8, w: w * 0.34, h: h - 16 }, darker(paint, 0.55));
}

/** A box: its front, and its top and right side receding to the upper right. */
export function drawSolid(canvas: Canvas, { x, y, w, h }: Frame, depth: number, paint: Color): void {
  const rise = depth * OBLIQUE;
  const right = x + w;
  canvas.polygon(
    [
      [x, y],
      [x + depth, y - rise],
      [right + depth, y - rise],
      [right, y],
    ],
    lighter(paint, 0.35),
  );
  canvas.polygon(
    [
      [right, y],
      [right + depth, y - rise],
      [right + depth, y + h - rise],
      [right, y + h],
    ],
    darker(paint, 0.42),
  );
  canvas.rect({ x, y, w, h }, paint);
}

function paintOf(q: number, light: number): Color {
  if (q < 0.07) return theme.accent2;
  if (q < 0.13) return theme.accent5;
  return lighter(theme.text, light + Math.round(q * 10) * 0.042);
}
