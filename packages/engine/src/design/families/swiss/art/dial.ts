/** Geneva: the dial of a watch, swept from one centre: minute ticks in three weights, an inner ring, and a single hand. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { onEllipse } from '../../../art/roundForms.ts';
import { theme, translucent } from '../../../art/tones.ts';
import type { ArtPlace, ArtSetting } from '../../../tokens/art.ts';
import { groundIn } from './ground.ts';

/** Centre and radius as shares of the frame's width and height, and between which angles the hand may stand (degrees from the right). */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hand: readonly [number, number];
}

const corner: Place = { x: 0.68, y: 0.95, radius: 0.92, hand: [192, 258] };
const places: Readonly<Record<ArtPlace, Place>> = {
  cover: corner,
  closing: { ...corner, x: 0.86 },
  quote: { ...corner, x: 0.72 },
  section: { x: 0.72, y: 0.74, radius: 0.7, hand: [186, 258] },
  bigNumber: { x: 0.5, y: 0.9, radius: 0.42, hand: [198, 342] },
  panel: { x: 0.2, y: 1.12, radius: 1, hand: [294, 336] },
  picture: { x: 0.62, y: 0.54, radius: 0.42, hand: [0, 354] },
};

/** So many ticks has a dial. */
const TICKS = 120;
const STEP = 6;

/** Every tenth tick is long and heavy, every fifth less so. Where a tick begins, as a share of the radius, and its width in points. */
const weights = [
  { from: 0.84, width: 5, is: (k: number) => k % 10 === 0 },
  { from: 0.9, width: 2.2, is: (k: number) => k % 5 === 0 && k % 10 !== 0 },
  { from: 0.945, width: 1.4, is: (k: number) => k % 5 !== 0 },
] as const;

export function dial(frame: Frame, setting: ArtSetting): SceneNode[] {
  const { place, seed } = setting;
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const { ink, ground } = groundIn(canvas, frame, setting, theme.accent1);
  const at = places[place];
  const x = frame.x + frame.w * (at.x + (random() - 0.5) * 0.06);
  const y = frame.y + frame.h * at.y;
  const radius = frame.h * at.radius;
  const tick = (k: number, count: number, from: number, to: number): Point[] => {
    const angle = (360 * k) / count;
    return [onEllipse(x, y, radius * from, radius * from, angle), onEllipse(x, y, radius * to, radius * to, angle)];
  };
  const all = Array.from({ length: TICKS }, (_, k) => k);
  const scale = Math.min(1, Math.max(0.6, radius / 300));
  for (const { from, width, is } of weights) {
    const lines = all.filter(is).map((k) => tick(k, TICKS, from, 1));
    canvas.lines(lines, { color: ink, width: width * scale });
  }
  const ring = Array.from({ length: TICKS / 2 }, (_, k) => tick(k, TICKS / 2, 0.6, k % 5 ? 0.64 : 0.68));
  canvas.lines(ring, { color: translucent(ink, 0.72), width: 1.4 * scale });
  const [low, high] = at.hand;
  const angle = low + STEP * Math.floor((random() * (high - low)) / STEP + 0.5);
  const hand: Color = ground === 'page' ? theme.accent2 : theme.accent3;
  canvas.lines([[onEllipse(x, y, radius * -0.12, radius * -0.12, angle), onEllipse(x, y, radius * 0.86, radius * 0.86, angle)]], {
    color: hand,
    width: 9 * scale,
  });
  return canvas.nodes('Dial');
}
