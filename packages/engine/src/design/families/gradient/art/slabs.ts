/** Slim slabs of light with slanted tops, rising through the heat. */
import { bottomOf } from '../../../../model/frame.ts';
import type { Fill, Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import { type Sky, type SkyStops, sky } from './sky.ts';

const HEAT: SkyStops = [
  [darker(theme.accent3, 0.28), 0],
  [darker(theme.accent1, 0.075), 0.5],
  [lighter(theme.accent2, 0.375), 1],
];
export const heat = (angle: number, frame?: Frame): Sky => sky(HEAT, angle, frame);

/** The same heat without its brightest part, for pages that are all text. */
export const shadow = (angle: number): Sky => sky([HEAT[0], [darker(theme.accent1, 0.075), 1]], angle);

const LIGHT = lighter(theme.accent2, 0.82);
const fading: Fill = {
  angle: 90,
  stops: [
    { at: 0, color: translucent(LIGHT, 0.75) },
    { at: 0.2, color: translucent(lighter(theme.accent2, 0.62), 0.55) },
    { at: 1, color: translucent(lighter(theme.accent2, 0.62), 0) },
  ],
};

/** `from` is where they begin, as a share of the frame's width. */
export function slabs(frame: Frame, { count, from }: { count: number; from: number }, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const edges = new Pieces();
  const bottom = bottomOf(frame);
  for (let i = 0; i < count; i++) {
    const tall = random();
    const w = frame.w * (0.024 + 0.046 * random());
    const x = frame.x + frame.w * (from + ((1 - from) * (i + 0.15 + 0.5 * random())) / count);
    const h = frame.h * (0.28 + 0.64 * Math.sin((Math.PI * (i + 0.7)) / count) * (0.55 + 0.45 * tall));
    canvas.polygon(
      [
        [x, bottom],
        [x, bottom - h + w * 0.8],
        [x + w, bottom - h],
        [x + w, bottom],
      ],
      fading,
    );
    edges.rect({ x: x + w - 0.8, y: bottom - h, w: 0.8, h }, translucent(LIGHT, 0.45));
  }
  edges.paint(canvas);
  return canvas.nodes('Slabs of light');
}

/** One slab alone. */
export const slab = ({ x, y, w, h }: Frame): SceneNode[] => {
  const canvas = new Canvas({ x, y, w, h });
  canvas.polygon(
    [
      [x, y + h],
      [x, y + w * 0.8],
      [x + w, y],
      [x + w, y + h],
    ],
    {
      angle: 90,
      stops: [
        { at: 0, color: translucent(lighter(theme.accent2, 0.62), 0.5) },
        { at: 1, color: translucent(lighter(theme.accent2, 0.62), 0) },
      ],
    },
  );
  return canvas.nodes('Slab of light');
};
