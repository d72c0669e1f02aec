/** Towers of steel and glass at night: a bundle of tubes of unequal height, their windows lit at random. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, theme } from '../../../art/tones.ts';

export interface Towers {
  /** Width and height of a window with its frame, points. */
  readonly cell: readonly [number, number];
  /** Columns of windows in each tube, from left to right, and its height as a share of the plate's. */
  readonly tubes: readonly (readonly [columns: number, height: number])[];
}

export const STEEL: Color = darker(theme.surface, 0.65);
const FRAME = 3;
/** A storey without windows at the roof, and one after every so many. */
const BLIND_EVERY = 11;

export function curtainWall(plate: Frame, { cell, tubes }: Towers, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const [w, h] = cell;
  const canvas = new Canvas(plate);
  const [steel, windows] = [new Pieces(), new Pieces()];
  const bottom = bottomOf(plate);
  let x = plate.x;
  for (const [columns, height] of tubes) {
    const rows = Math.floor((plate.h * height) / h);
    steel.rect({ x, y: bottom - rows * h, w: columns * w - 1, h: rows * h }, STEEL);
    for (let row = 0; row < rows - 1; row++) {
      if (row % BLIND_EVERY === BLIND_EVERY - 1) continue;
      for (let column = 0; column < columns; column++) {
        windows.rect({ x: x + column * w + FRAME / 2, y: bottom - (row + 1) * h + FRAME, w: w - FRAME, h: h - FRAME }, lightOf(random()));
      }
    }
    x += columns * w;
  }
  steel.paint(canvas);
  windows.paint(canvas);
  return canvas.nodes('Curtain wall');
}

/** A few windows in the accent, a few in lamplight, the rest from dark to the blue of the sky. */
function lightOf(q: number): Color {
  if (q < 0.035) return theme.accent1;
  if (q < 0.09) return theme.accent3;
  if (q < 0.3) return theme.surface;
  return darker(theme.accent4, 0.72 - Math.round((q - 0.3) * 7) * 0.105);
}
