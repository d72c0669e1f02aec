/** A banana leaf: tapered brush strokes on both sides of a long rib, wet and dry, in ink and greens. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { brush, spline } from './strokes.ts';

export interface Leaf {
  readonly plate: Frame;
  /** From stalk to tip. */
  readonly rib: readonly Point[];
  readonly pairs: number;
  /** Length and width of the largest strokes, and width of the rib at the stalk. */
  readonly length: number;
  readonly width: number;
  readonly ribWidth: number;
  readonly inks: readonly Color[];
  readonly ribInk: Color;
  readonly paper: Color;
  readonly seed: string;
}

/** A leaf has some fifty strokes, each a hand long at most. */
const STROKE_SAMPLES = 18;

const blade = (t: number): number => 0.22 + 1.05 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * t)) ** 0.8;

export function leaf({ plate, rib, pairs, length, width, ribWidth, inks, ribInk, paper, seed }: Leaf): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(plate);
  const line = spline(rib, 60);
  let before = -1;
  for (let i = 0; i < pairs; i++) {
    for (const side of [-1, 1] as const) {
      const t = (i + 0.5) / pairs;
      const at = Math.floor(t * (line.length - 2));
      const [from, next] = [line[at] ?? [0, 0], line[at + 1] ?? [1, 0]];
      const along = Math.atan2(next[1] - from[1], next[0] - from[0]);
      const angle = along + side * (0.95 - 0.35 * t);
      const reach = length * Math.sin(Math.PI * (0.12 + 0.86 * t)) * (0.82 + random() * 0.3);
      const point = (share: number, bend: number): Point => [
        from[0] + Math.cos(angle + bend) * reach * share,
        from[1] + Math.sin(angle + bend) * reach * share,
      ];
      const bend = side * 0.22;
      let ink = Math.floor(random() * inks.length);
      if (ink === before) ink = (ink + 1) % inks.length;
      before = ink;
      const stroke = brush(
        {
          through: [point(0, 0), point(0.5, -bend * 0.4), point(1, -bend)],
          width: width * (0.8 + random() * 0.45),
          profile: blade,
          dry: random() > 0.55 ? 4 : 0,
          samples: STROKE_SAMPLES,
        },
        random,
      );
      canvas.polygon(stroke.outline, inks[ink] ?? ribInk);
      canvas.fill(stroke.slits.flatMap(closed), paper);
    }
  }
  canvas.polygon(brush({ through: rib, width: ribWidth, profile: (t) => 1.2 - t }, random).outline, ribInk);
  return canvas.nodes('Leaf');
}
