/** Sweeps of a broad reed pen held at one angle, one beside the other like furrows: they swell and thin as they turn, and are measured in rhombic dots. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { nib, rhombus } from './strokes.ts';

export interface Sweeps {
  readonly plate: Frame;
  /** The first sweep; the others follow it, each moved on by `step`. */
  readonly path: readonly Point[];
  readonly step: Point;
  readonly width: number;
  /** One sweep for each colour. */
  readonly inks: readonly Color[];
  readonly dots: readonly { readonly at: Point; readonly ink: Color }[];
  readonly seed: string;
}

/** About 43 degrees: level strokes are broad, those that rise along the pen are hairlines. */
const ANGLE = -Math.PI / 4.2;

export function sweeps({ plate, path, step, width, inks, dots, seed }: Sweeps): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(plate);
  inks.forEach((ink, i) => {
    const drift = (random() - 0.5) * 0.12 * width;
    const through = path.map(([x, y]): Point => [x + step[0] * i, y + step[1] * i + drift]);
    canvas.polygon(nib(through, width, ANGLE), ink);
  });
  const reach = width * 0.3;
  for (const ink of new Set(dots.map((dot) => dot.ink))) {
    canvas.fill(
      dots.filter((dot) => dot.ink === ink).flatMap((dot) => closed(rhombus(dot.at, reach))),
      ink,
    );
  }
  return canvas.nodes('Pen sweeps');
}
