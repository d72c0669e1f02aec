/** Granite sugarloaves at last light over a wine-dark bay. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf } from '../../../../model/frame.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import { type Sky, sky } from './sky.ts';

/** `middle` is where the guava is at its deepest, as a share of the height: light words end above it. */
export const lastLight = (middle: number, frame?: Frame): Sky =>
  sky(
    [
      [theme.accent3, 0],
      [darker(theme.accent1, 0.06), middle],
      [lighter(theme.accent2, 0.1), 1],
    ],
    90,
    frame,
  );

export const SEA = darker(theme.accent3, 0.28);
const SUN = lighter(theme.accent2, 0.1);

interface Hill {
  /** Shares of the frame: middle and half width of its width, height of its height. */
  readonly at: number;
  readonly half: number;
  readonly height: number;
  readonly color: Color;
}

/** From the farthest to the nearest. */
const HILLS: readonly Hill[] = [
  { at: 0.98, half: 0.3, height: 0.34, color: translucent(lighter(theme.accent3, 0.17), 0.55) },
  { at: 0.6, half: 0.22, height: 0.2, color: translucent(lighter(theme.accent3, 0.1), 0.55) },
  { at: 0.8, half: 0.15, height: 0.56, color: translucent(darker(theme.accent3, 0.15), 0.92) },
  { at: 0.95, half: 0.16, height: 0.27, color: darker(theme.accent3, 0.3) },
  { at: 0.69, half: 0.1, height: 0.2, color: darker(theme.accent3, 0.3) },
];

export interface Bay {
  /** Where the sea begins, as a share of the frame's height. */
  readonly horizon: number;
  /** The hills stand at the left. */
  readonly flipped?: boolean;
  /** What of the drawing a narrow frame shows: its middle and its width, shares of a drawing as wide as `1 / width` frames. */
  readonly view?: { readonly at: number; readonly width: number };
}

export function hills(frame: Frame, { horizon, flipped, view = { at: 0.5, width: 1 } }: Bay, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const width = frame.w / view.width;
  const left = frame.x + frame.w / 2 - view.at * width;
  const X = (share: number) => left + width * (flipped ? 1 - share : share);
  const sea = frame.y + frame.h * horizon;
  for (const { at, half, height, color } of HILLS) {
    const reach = width * half * (0.92 + 0.16 * random());
    const tall = frame.h * height * (0.92 + 0.16 * random());
    canvas.fill(dome(X(at + (random() - 0.5) * 0.04), sea, reach, tall), color);
  }
  canvas.rect({ ...frame, y: sea, h: bottomOf(frame) - sea }, translucent(SEA, 0.92));
  const glints = new Pieces();
  const depth = bottomOf(frame) - sea;
  for (let i = 0; i < 5; i++) {
    const spread = width * (0.04 + 0.048 * i);
    const [from, to] = [X(0.8) - spread * (0.7 + 0.6 * random()), X(0.8) + spread * (0.7 + 0.6 * random())];
    glints.rect({ x: from, y: sea + depth * (0.14 + i * 0.17), w: to - from, h: 1.6 }, translucent(SUN, 0.75));
  }
  glints.paint(canvas);
  return canvas.nodes('Bay');
}

/** A dome that falls steeply at the left and gently at the right, on a foot at `y`. */
export const dome = (x: number, y: number, half: number, height: number): PathCommand[] => [
  ['M', x - half, y],
  ['C', x - half * 0.62, y - height * 0.06, x - half * 0.6, y - height, x - half * 0.08, y - height],
  ['C', x + half * 0.34, y - height, x + half * 0.36, y - height * 0.3, x + half, y],
  ['Z'],
];
