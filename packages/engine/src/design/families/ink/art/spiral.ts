/** A square spiral in the manner of brick Kufic: four congruent arms wind around each other, and the pen is as wide as its gap. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';

export interface Spiral {
  readonly plate: Frame;
  readonly center: Point;
  /** Width of the pen, points. */
  readonly unit: number;
  /** Straight runs of each arm: the whole reaches 2 * runs + 1.5 units from its centre. */
  readonly runs: number;
  /** One for each of the four arms; the seed decides where they begin. */
  readonly inks: readonly [Color, Color, Color, Color];
  /** Also decides which way the arms wind, and which of them end a run earlier. */
  readonly seed: string;
}

export function spiral({ plate, center, unit, runs, inks, seed }: Spiral): SceneNode[] {
  const random = randomFrom(seed);
  const first = Math.floor(random() * 4);
  const hand = random() < 0.5 ? -1 : 1;
  const arms = [0, 1, 2, 3].map((arm) => {
    const contour = penned(pathOf(random() < 0.5 ? runs : runs - 1));
    return { ink: inks[(arm + first) % 4] ?? inks[0], contour: contour.map((point) => turned(point, arm)) };
  });
  const canvas = new Canvas(plate);
  for (const ink of new Set(inks)) {
    const contours = arms.filter((arm) => arm.ink === ink).map(({ contour }) => contour);
    canvas.fill(
      contours.flatMap((contour) => closed(contour.map(([x, y]): Point => [center[0] + hand * x * unit, center[1] + y * unit]))),
      ink,
    );
  }
  return canvas.nodes('Spiral');
}

/** The corners of an arm from the centre outwards, in units: each run is longer than the one before and a quarter turn further. */
function pathOf(runs: number): Point[] {
  return [[1, -1], ...Array.from({ length: runs }, (_, i) => turned([3 + 2 * i, -1 - 2 * i], i))];
}

/** A point after some quarter turns around the centre. */
function turned([x, y]: Point, quarters: number): Point {
  const turns: readonly Point[] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
  return turns[quarters % 4] ?? [x, y];
}

/** The outline of a line of level and upright runs, drawn with a square pen of one unit. */
function penned(line: readonly Point[]): Point[] {
  const directions = line.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = line[i] ?? [x, y];
    return [Math.sign(x - fromX), Math.sign(y - fromY)];
  });
  const edge = (side: 1 | -1): Point[] =>
    line.map(([x, y], i) => {
      const before = directions[i - 1];
      const after = directions[i];
      // At a corner the edges of both runs meet; at an end the square pen reaches beyond the point.
      const [bx, by] = before ?? [0, 0];
      const [ax, ay] = after ?? [0, 0];
      const beyond: Point = before && after ? [0, 0] : [bx - ax, by - ay];
      return [x + (beyond[0] - side * (by + ay)) / 2, y + (beyond[1] + side * (bx + ax)) / 2];
    });
  return [...edge(1), ...edge(-1).reverse()];
}
