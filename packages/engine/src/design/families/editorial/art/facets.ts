/** Prague: a cubist facade by night. Lozenges of stone, each cut into four facets that are lit from the left; a few are of gold or copper. */
import type { Color } from '../../../../model/color.ts';
import { rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';

/** How light each facet of plain stone is: north-west, north-east, south-east, south-west. */
const STONE = [0.34, 0.2, 0.05, 0.12] as const;
/** Steps in which a facade fades into the ground. */
const STEPS = 5;

type Metal = typeof theme.accent1 | typeof theme.accent2 | typeof theme.accent3;

export function facets(frame: Frame, { place, inks, seed }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const fades = place === 'cover' || place === 'bigNumber';
  canvas.rect(frame, fades ? inks.ground : theme.surface);
  const [w, h] = place === 'panel' || place === 'bigNumber' ? [60, 96] : [72, 116];
  const pieces = new Pieces();
  for (let row = -1; row * (h / 2) < frame.h + h; row++) {
    const shift = row % 2 === 0 ? 0 : w / 2;
    for (let x = frame.x - w + shift; x < rightOf(frame) + w; x += w) {
      const y = frame.y + (row * h) / 2;
      const light = fades ? Math.round(Math.min(1, Math.max(0.04, (x - frame.x) / frame.w)) * STEPS) / STEPS : 1;
      const heart: Point = [x + (random() * 0.26 - 0.13) * w, y + (random() * 0.26 - 0.13) * h];
      const shades = shadesOf(metalOf(random()), light);
      const [north, east, south, west]: [Point, Point, Point, Point] = [
        [x, y - h / 2],
        [x + w / 2, y],
        [x, y + h / 2],
        [x - w / 2, y],
      ];
      const cuts: Point[][] = [
        [north, heart, west],
        [north, east, heart],
        [heart, east, south],
        [west, heart, south],
      ];
      cuts.forEach((cut, i) => {
        const shade = shades[i];
        if (shade) pieces.polygon(cut, shade);
      });
    }
  }
  pieces.paint(canvas);
  return canvas.nodes('Facade');
}

/** One lozenge in five is of metal. */
const metalOf = (chance: number): Metal | undefined =>
  chance < 0.1 ? theme.accent1 : chance < 0.15 ? theme.accent3 : chance < 0.2 ? theme.accent2 : undefined;

function shadesOf(metal: Metal | undefined, light: number): Color[] {
  if (!metal) return STONE.map((share) => translucent(theme.accent5, Math.round(share * light * 1000) / 1000));
  const share = Math.round((0.22 + 0.78 * light) * 100) / 100;
  return [lighter(metal, 0.18), metal, darker(metal, 0.5), darker(metal, 0.28)].map((tone) => translucent(tone, share));
}
