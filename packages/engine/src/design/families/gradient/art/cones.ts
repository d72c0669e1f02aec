/** Volcanic cones in layers of harbour mist, each with a notch for its crater. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import { type Sky, sky } from './sky.ts';

/** `haze` is where the sky begins to brighten, as a share of the frame's height. */
export const dusk = (frame?: Frame, haze = 0.5): Sky =>
  sky(
    [
      [theme.bg, 0],
      [lighter(theme.bg, 0.175), haze],
      [lighter(theme.accent1, 0.275), 1],
    ],
    90,
    frame,
  );

/** From the farthest to the nearest. */
const LAYERS: readonly { readonly color: Color; readonly rise: number; readonly width: number }[] = [
  { color: translucent(darker(theme.accent1, 0.26), 0.86), rise: 0.23, width: 0.34 },
  { color: translucent(darker(theme.accent1, 0.48), 0.86), rise: 0.14, width: 0.3 },
  { color: translucent(darker(theme.accent1, 0.68), 0.86), rise: 0.17, width: 0.36 },
  { color: translucent(darker(theme.bg, 0.22), 0.9), rise: 0.09, width: 0.3 },
];

export interface Range {
  /** Shares of the width, from the farthest cone to the nearest. */
  readonly summits: readonly number[];
  /** Where the farthest land begins, as a share of the height. */
  readonly shore?: number;
  /** Broadens the cones in a narrow frame. */
  readonly wide?: number;
}

export function cones(frame: Frame, { summits, shore = 0.72, wide = 1 }: Range, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const { x, y, w, h } = frame;
  const [left, right, bottom] = [x - 10, x + w + 10, y + h + 10];
  LAYERS.forEach(({ color, rise, width }, i) => {
    const base = y + h * (shore + (1 - shore) * 0.3 * i);
    const top = base - h * rise * (0.9 + 0.2 * random());
    const half = w * wide * width * (0.9 + 0.25 * random());
    const middle = x + w * ((summits[i] ?? 0.5) + (random() - 0.5) * 0.06);
    const rim = half * 0.1;
    // The crater is a shallow bowl between its two rims.
    const bowl = [middle - rim * 0.2, top + rim * 0.55] as const;
    canvas.fill(
      [
        ['M', left, bottom],
        ['L', left, base],
        ['C', Math.max(left, middle - half * 1.2), base, middle - half * 0.62, base - 4, middle - rim, top],
        [
          'C',
          middle - rim + ((bowl[0] - middle + rim) * 2) / 3,
          top + ((bowl[1] - top) * 2) / 3,
          middle + rim + ((bowl[0] - middle - rim) * 2) / 3,
          top + 2 + ((bowl[1] - top - 2) * 2) / 3,
          middle + rim,
          top + 2,
        ],
        ['C', middle + half * 0.6, base - 4, Math.min(right, middle + half * 1.1), base, right, base],
        ['L', right, bottom],
        ['Z'],
      ],
      color,
    );
  });
  return canvas.nodes('Cones');
}
