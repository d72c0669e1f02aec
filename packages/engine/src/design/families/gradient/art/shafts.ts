/** Slanting shafts of rain and light between slate cloud and an apricot break. */
import type { Fill, Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import { type Sky, sky } from './sky.ts';

/** `middle` is how far the slate reaches, as a share of the way to the break. */
export const weather = (angle: number, middle = 0.5, frame?: Frame): Sky =>
  sky(
    [
      [darker(theme.bg, 0.15), 0],
      [lighter(theme.surface, 0.175), middle],
      [darker(theme.accent1, 0.08), 1],
    ],
    angle,
    frame,
  );

const LIGHT = lighter(theme.accent1, 0.58);
const CLOUD = translucent(darker(theme.bg, 0.5), 0.22);
/** How far a shaft runs to the left on its way down, as a share of the frame's height. */
const LEAN = 0.42;

export function shafts(frame: Frame, count: number, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const { x, y, w, h } = frame;
  const lean = h * LEAN;
  for (let i = 0; i < count; i++) {
    const left = x - lean + ((w + lean * 1.6) * (i + random() * 0.7)) / count;
    const width = w * (0.012 + 0.075 * random() * random());
    const strength = 0.05 + 0.16 * random();
    const brightening: Fill = {
      angle: 90,
      stops: [
        { at: 0, color: translucent(LIGHT, 0) },
        { at: 1, color: translucent(LIGHT, strength) },
      ],
    };
    const dark = random() < 0.3;
    canvas.polygon(
      [
        [left + lean, y],
        [left + lean + width, y],
        [left + width, y + h],
        [left, y + h],
      ],
      dark ? CLOUD : brightening,
    );
  }
  return canvas.nodes('Shafts');
}
