/** Oslo's motif: marble ramps that slide into dark water, with a plank of oak between them. All planes meet one edge of the frame. */
import type { Color } from '../../../../model/color.ts';
import type { Fill, Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { gradient } from '../../../tokens/template.ts';

export function ramps(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const plate = place === 'panel' || place === 'picture';
  // The planes rise towards the edge of the slide on which they stand.
  const left = plate ? turn % 2 === 1 : frame.x <= 0;
  if (plate) {
    canvas.rect(frame, gradient(lighter(theme.accent3, 0.5), lighter(theme.accent3, 0.86), 90));
    const far = 0.3 + 0.16 * random();
    const faint: Fill = gradient(translucent({ ref: 'bg' }, 0.9), translucent({ ref: 'bg' }, 0.5), 90);
    canvas.polygon(placed(frame, !left)([0.05, 1], [1, far], [1, 1]), faint);
  }
  ramp(canvas, placed(frame, left), inks.dark, random, place === 'section' ? turn : 0);
  return canvas.nodes('Ramps');
}

type Place = (...shares: readonly Point[]) => Point[];

const placed =
  ({ x, y, w, h }: Frame, left: boolean): Place =>
  (...shares) =>
    shares.map(([u, v]): Point => [x + (left ? 1 - u : u) * w, y + v * h]);

/** From section to section the plank lies farther out on the marble. */
const PLANK_STEP = 0.08;
const PLANK_STEPS = 4;

/** The seed decides how steep the marble is and how thick the plank. In shares of the frame, rising to the right. */
function ramp(canvas: Canvas, at: Place, dark: boolean, random: () => number, moved: number): void {
  const top = 0.06 + 0.16 * random();
  const plank = 0.2 + 0.09 * random() + PLANK_STEP * (moved % PLANK_STEPS);
  const height = 0.42 + 0.14 * random();
  const thickness = 0.06 + 0.04 * random();
  const water = plank + thickness * 1.7;
  const marble: Fill = dark
    ? gradient(translucent({ ref: 'bg' }, 0.04), translucent({ ref: 'bg' }, 0.14), -20)
    : gradient(lighter(theme.surface, 0.5), darker(theme.surface, 0.08), -20);
  canvas.polygon(at([0, 1], [1, top], [1, 1]), marble);
  const joints = Array.from({ length: 8 }, (_, i) => {
    const u = (i + 1) / 9;
    return at([u, 1 - u * (1 - top)], [u + (1 - u) * 0.3, 1]);
  });
  canvas.lines(joints, { color: dark ? translucent({ ref: 'bg' }, 0.2) : { ref: 'bg' }, width: 1 });
  canvas.polygon(at([plank, 1], [1, height], [1, height + thickness], [water, 1]), theme.accent1);
  const deep: Color = dark ? darker(theme.text, 0.35) : theme.text;
  canvas.polygon(at([water, 1], [1, height + thickness], [1, 1]), gradient(deep, theme.accent2, -25));
  const slope = (1 - height - thickness) / (1 - water);
  const ripples = Array.from({ length: 5 }, (_, i) => {
    const u = water + ((1 - water) * (i + 1.2)) / 6.4;
    return at([u, 1], [1, 1 - (1 - u) * slope]);
  });
  canvas.lines(ripples, { color: translucent({ ref: 'bg' }, 0.2), width: 0.8 });
}
