/** Edinburgh: the plan of circuses and crescents, house by house, around gardens; runs of three houses are in the accent. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { ellipse, onEllipse } from '../../../art/roundForms.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';

interface Tones {
  readonly ground: Color;
  readonly dark: Color;
  readonly middle: Color;
  readonly light: Color;
  readonly accent: Color;
  readonly garden: Color;
}

/** Degrees, clockwise from the right. Rings are counted from the garden outwards. */
interface Circus {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly rings: number;
  readonly from?: number;
  readonly to?: number;
  readonly quarters?: number;
}

const day: Tones = {
  ground: theme.surface,
  dark: translucent(theme.text, 0.82),
  middle: translucent(theme.text, 0.6),
  light: translucent(theme.text, 0.38),
  accent: theme.accent1,
  garden: lighter(theme.accent4, 0.4),
};

const dusk: Tones = {
  ground: darker(theme.accent1, 0.18),
  dark: translucent(theme.bg, 0.7),
  middle: translucent(theme.bg, 0.48),
  light: translucent(theme.bg, 0.32),
  accent: darker(theme.accent1, 0.1),
  garden: lighter(theme.accent1, 0.14),
};

/** Points: from ring to ring, how deep a ring of houses is, and how wide a house at the ring's inner side. */
const RING = 26;
const DEPTH = 15;
const HOUSE = 13;
/** Half of the width of the streets between the quarters, degrees. */
const STREET = 2.9;

export function crescents(frame: Frame, { place, seed }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const tones = place === 'section' ? dusk : day;
  const canvas = new Canvas(frame);
  canvas.rect(frame, tones.ground);
  const plan = planOf(frame, random);
  const pieces = new Pieces();
  for (const circus of plan) draw(pieces, circus, tones, random);
  if (frame.h > 300 && frame.w >= 320) terraces(pieces, frame, tones, random);
  pieces.paint(canvas);
  return canvas.nodes('Street plan');
}

/** One circus in the narrow, half of one in the low, and a quarter of the town where there is room. */
function planOf({ x, y, w, h }: Frame, random: () => number): Circus[] {
  const about = (share: number) => share + (random() - 0.5) * 0.08;
  if (h < 260 && w > h * 4) return row({ x, y, w, h });
  if (h < 200) return [{ x: x + w * about(0.5), y: y + h * 1.5, radius: 92, rings: 5, from: -180, to: 0, quarters: 3 }];
  if (w < 320) return [{ x: x + w * about(0.62), y: y + h * about(0.42), radius: 44, rings: Math.ceil(Math.max(w, h) / 2 / RING) }];
  const town: Circus[] = [
    { x: x + w * 0.6, y: y + 162 + (random() - 0.5) * 20, radius: 62, rings: 4 },
    { x: x + w * 0.13, y: y + h, radius: 98, rings: 5, from: -112, to: 18, quarters: 3 },
    { x: x + w * 1.02, y: y + h * 0.93, radius: 34, rings: 3, from: 90, to: 288, quarters: 3 },
  ];
  if (w < 600) return town;
  // On a whole slide the squares of a second quarter lie beside the first.
  return [
    { x: x + w * about(0.3), y: y + h * 0.4, radius: 62, rings: 5 },
    { x: x + w * about(0.72), y: y + h * 0.86, radius: 84, rings: 6, from: -180, to: 0, quarters: 3 },
    { x: x + w * 0.92, y: y + h * 0.1, radius: 40, rings: 5 },
    { x, y: y + h, radius: 60, rings: 3, from: -90, to: 0, quarters: 2 },
  ];
}

/** Half circuses side by side on the foot of a strip, each of another size, with the width of a street between them. */
function row({ x, y, w, h }: Frame): Circus[] {
  const rings = Math.floor((h - 52) / RING);
  const half = { y: y + h, from: -180, to: 0, quarters: 3 };
  return [
    { ...half, x: x + w * 0.16, radius: 50, rings: rings - 1 },
    { ...half, x: x + w * 0.46, radius: 36, rings: rings - 2 },
    { ...half, x: x + w * 0.79, radius: 50, rings },
  ];
}

function draw(pieces: Pieces, { x, y, radius, rings, from = 0, to = 360, quarters = 4 }: Circus, tones: Tones, random: () => number): void {
  pieces.path(ellipse(x, y, radius * 0.62), tones.garden);
  for (let ring = 0; ring < rings; ring++) {
    const inner = radius + ring * RING;
    const span = (to - from) / quarters;
    const count = Math.max(3, Math.floor((((span * Math.PI) / 180) * inner) / HOUSE));
    for (let quarter = 0; quarter < quarters; quarter++) {
      const lit = random() < 0.4 ? Math.floor(random() * count) : -9;
      const start = from + quarter * span + STREET;
      const width = (span - 2 * STREET) / count;
      for (let k = 0; k < count; k++) {
        const color = Math.abs(k - lit) < 2 ? tones.accent : ring % 2 === 0 ? tones.dark : k % 5 === 0 ? tones.light : tones.middle;
        pieces.path(house(x, y, inner, start + k * width, start + (k + 0.94) * width), color);
      }
    }
  }
}

/** A house is so narrow that its straight front leaves the ring by half a point at most. */
function house(x: number, y: number, inner: number, from: number, to: number): PathCommand[] {
  const outer = inner + DEPTH;
  return closed([
    onEllipse(x, y, inner, inner, from),
    onEllipse(x, y, inner, inner, to),
    onEllipse(x, y, outer, outer, to),
    onEllipse(x, y, outer, outer, from),
  ]);
}

/** Straight rows in the corner that the circus leaves free. */
function terraces(pieces: Pieces, { x, y, w }: Frame, tones: Tones, random: () => number): void {
  const rows = w < 600 ? 7 : 3;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < 4; column++)
      pieces.rect({ x: x + 2 + column * 14, y: y + 6 + row * 26, w: 11, h: 15 }, random() < 0.14 ? tones.light : tones.middle);
  }
}
