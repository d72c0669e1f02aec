/** Reykjavík's motif: a table mountain across the bay, drawn in horizontal bars alone, and its image in the water. */
import type { Color } from '../../../../model/color.ts';
import { rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { SLIDE } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import type { Inks } from '../../../tokens/inks.ts';
import { gradient } from '../../../tokens/template.ts';

/** How far down the frame the horizon lies, as a share of its height. */
export const HORIZON = 0.676;
const PITCH = 7;
/** Tones of the mountain from its foot to its top. */
const TONES = 10;
/** Rows of the image in the water. */
const ROWS = 15;
/** Bars are measured in steps of so many points. */
const STEP = 4;

type Ridge = (share: number) => number;

export function strata(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const plate = place === 'panel' || place === 'picture';
  const horizon = frame.y + frame.h * HORIZON;
  if (plate) {
    canvas.rect({ ...frame, h: frame.h * HORIZON }, gradient(lighter(theme.accent3, 0.28), lighter(theme.accent3, 0.8), 90));
    canvas.rect(
      { ...frame, y: horizon, h: frame.h * (1 - HORIZON) },
      gradient(lighter(theme.accent3, 0.5), lighter(theme.accent3, 0.14), 90),
    );
  }
  // Every other view is from the other side.
  const mirrored = plate ? turn % 2 === 1 : bleedsLeft(frame);
  const ridge = towards(mirrored, frame, ridgeOf(random));
  const bars = new Pieces();
  mountain(bars, frame, ridge, inks);
  image(bars, frame, ridge, random, plate ? translucent(theme.accent2, 0.34) : inks.dark ? translucent(theme.accent1, 0.7) : theme.accent3);
  bars.paint(canvas);
  canvas.rect({ ...frame, y: horizon - 1, h: 2 }, inks.figure);
  return canvas.nodes('Mountain');
}

/** Its height over the mountain's width, from 0 to 1: steep flanks, a nearly level top with notches in it. */
function ridgeOf(random: () => number): Ridge {
  const phases = Array.from({ length: 3 }, () => random() * 2 * Math.PI);
  const waves = [
    [0.065, 8],
    [0.035, 19],
    [0.02, 47],
  ] as const;
  const [shoulder, fall] = [0.24 + 0.16 * random(), 0.28 + 0.14 * random()];
  return (u) => {
    const rise = Math.min(1, Math.max(0, (u - 0.02) / shoulder)) ** 0.8 * Math.min(1, Math.max(0, (1.14 - u) / fall)) ** 0.7;
    return rise * (0.9 + waves.reduce((sum, [size, pace], i) => sum + size * Math.sin(u * pace + (phases[i] ?? 0)), 0));
  };
}

const bleedsLeft = ({ x, w }: Frame): boolean => x <= 0 && w < SLIDE.w;

/** The ridge by its distance from the frame's left edge, whichever side the mountain falls to. */
const towards = (mirrored: boolean, frame: Frame, ridge: Ridge): Ridge => (mirrored ? (u) => ridge(frame.w / widthOf(frame) - u) : ridge);

/** It reaches beyond one edge of the frame, as a mountain beyond a window. */
const widthOf = (frame: Frame): number => frame.w * (frame.w < 300 && frame.h > 300 ? 1.5 : 1.12);

const heightOf = (frame: Frame): number => Math.min(frame.h * HORIZON * 0.96, widthOf(frame) * 0.54);

function mountain(bars: Pieces, frame: Frame, ridge: Ridge, inks: Inks): void {
  const tall = heightOf(frame);
  const count = Math.floor(tall / PITCH);
  for (let row = 0; row < count; row++) {
    const share = row / (count - 1);
    const thickness = PITCH * (0.86 - 0.46 * share);
    const fade = Math.round(share ** 1.2 * TONES) / TONES;
    const color: Color = inks.dark ? translucent({ ref: 'muted' }, 0.62 - 0.5 * fade) : translucent({ ref: 'text' }, 1 - 0.76 * fade);
    const above = (row + 0.5) * PITCH;
    const y = frame.y + frame.h * HORIZON - above - thickness / 2;
    for (const [from, to] of runs(frame, (u) => ridge(u) * tall > above)) bars.rect({ x: from, y, w: to - from, h: thickness }, color);
  }
}

/** Its rows are thinner and drift apart the farther they are from the shore. */
function image(bars: Pieces, frame: Frame, ridge: Ridge, random: () => number, color: Color): void {
  const tall = heightOf(frame) * 0.9;
  const rows = Math.min(ROWS, Math.floor((frame.h * (1 - HORIZON) - PITCH) / PITCH));
  for (let row = 0; row < rows; row++) {
    const share = row / ROWS;
    const drift = ((random() * 2 - 1) * 26 * share) / widthOf(frame);
    const below = row * PITCH + PITCH * 1.2;
    const faded = translucent(
      color,
      (('alpha' in color && color.alpha !== undefined ? color.alpha : 1) * Math.round((0.9 - 0.8 * share) * 6)) / 6,
    );
    const y = frame.y + frame.h * HORIZON + below;
    for (const [from, to] of runs(frame, (u) => ridge(u - drift) * tall > below))
      bars.rect({ x: from, y, w: to - from, h: PITCH * (0.55 - 0.4 * share) }, faded);
  }
}

/** Where a row is solid, in points on the page; pieces too short to be seen as bars are left out. */
function runs(frame: Frame, solid: (share: number) => boolean): [number, number][] {
  const width = widthOf(frame);
  const found: [number, number][] = [];
  for (let x = 0; x < frame.w; x += STEP) {
    if (!solid(x / width)) continue;
    const last = found.at(-1);
    if (last && last[1] >= frame.x + x) last[1] = Math.min(rightOf(frame), frame.x + x + STEP);
    else found.push([frame.x + x, frame.x + x + STEP]);
  }
  return found.filter(([from, to]) => to - from > 2 * STEP);
}
