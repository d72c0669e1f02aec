/** Louvre slats of late sun across the marine layer: thin above, broad below. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import { type Sky, sky } from './sky.ts';

/** `middle` is where the haze begins, as a share of the frame's height. */
export const haze = (middle: number, frame?: Frame): Sky =>
  sky(
    [
      [darker(theme.accent1, 0.12), 0],
      [lighter(theme.accent3, 0.35), middle],
      [lighter(theme.accent2, 0.55), 1],
    ],
    90,
    frame,
  );

export const paleHaze = (frame: Frame): Sky =>
  sky(
    [
      [lighter(theme.accent3, 0.12), 0],
      [lighter(theme.accent3, 0.5), 0.5],
      [lighter(theme.accent2, 0.55), 1],
    ],
    90,
    frame,
  );

export interface Louvre {
  readonly count: number;
  /** Where the first slat lies, share of the height. */
  readonly top: number;
  /** Where their free ends lie, share of the width; they are flush with the other edge. */
  readonly ends: number;
  readonly flushLeft?: boolean;
}

export function slats(frame: Frame, { count, top, ends, flushLeft }: Louvre, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const turn = Math.floor(random() * 7);
  for (let i = 0; i < count; i++) {
    const k = i / (count - 1);
    const y = frame.y + frame.h * (top + (1 - top) * k * k * 0.96);
    const h = frame.h * (0.006 + 0.052 * k);
    const stagger = (((i * 5 + turn) % 7) / 7) * 0.16 + 0.05 * random();
    const free = flushLeft ? ends - stagger : ends + stagger;
    const slat: Frame = flushLeft
      ? { x: frame.x, y, w: frame.w * free, h }
      : { x: frame.x + frame.w * free, y, w: frame.w * (1 - free), h };
    const strength = Math.round((0.2 + 0.4 * k) * 100) / 100;
    canvas.rect(slat, translucent(i % 4 === 2 ? lighter(theme.accent2, 0.25) : theme.bg, strength));
  }
  return canvas.nodes('Slats');
}
