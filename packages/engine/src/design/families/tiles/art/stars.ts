/** Eight-point stars on a square grid with small diamonds in the gaps, in lamplight on deep blue. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, theme } from '../../../art/tones.ts';

export interface Lattice {
  /** From a star's middle to its points, points: half the distance between two stars. */
  readonly radius: number;
  /** Where the first star stands. */
  readonly origin: Point;
  /** Which stars stand, by their middle. */
  readonly inside?: (x: number, y: number) => boolean;
  /** What shows through the stars; the page's ground unless given. */
  readonly ground?: Color;
}

const LAYERS = 5;
/** Where the inner corners of a star lie, as a share of its radius: two squares laid over each other. */
const SQUARES = 0.7654;

export function stars(frame: Frame, { radius, origin, inside = () => true, ground = theme.bg }: Lattice, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const layers = Array.from({ length: LAYERS }, () => new Pieces());
  const pitch = radius * 2;
  for (let y = origin[1]; y < bottomOf(frame) + radius; y += pitch) {
    for (let x = origin[0]; x < rightOf(frame) + radius; x += pitch) {
      const [q, k] = [random(), random()];
      if (!inside(x, y)) continue;
      const paint = paintOf(q, k);
      drawStar(layers, [x, y], radius, paint, ground);
      const gap: Point = [x + radius, y + radius];
      layers[0]?.polygon(diamond(gap, radius * 0.44), darker(theme.accent4, 0.62));
      layers[1]?.polygon(diamond(gap, radius * 0.24), k < 0.5 ? theme.accent4 : darker(theme.accent1, 0.4));
      layers[2]?.polygon(diamond(gap, radius * 0.1), theme.accent3);
    }
  }
  const canvas = new Canvas(frame);
  for (const layer of layers) layer.paint(canvas);
  return canvas.nodes('Stars');
}

interface Paint {
  readonly star: Color;
  readonly heart: Color;
}

function drawStar(layers: readonly Pieces[], at: Point, radius: number, { star, heart }: Paint, ground: Color): void {
  layers[0]?.polygon(points(at, radius - 0.8, SQUARES, 0), star);
  layers[1]?.polygon(points(at, radius * 0.74, SQUARES, Math.PI / 8), ground);
  layers[2]?.polygon(points(at, radius * 0.66, 0.56, 0), heart);
  layers[3]?.polygon(points(at, radius * 0.27, 0.97, Math.PI / 8), ground);
  layers[4]?.polygon(diamond(at, radius * 0.14), star);
}

/** Rare ones in coral and gold; the others in lapis or turquoise, a little more or less worn. */
function paintOf(q: number, k: number): Paint {
  const worn = (color: Color) => (k < 0.5 ? color : darker(color, 0.12));
  if (q < 0.1) return { star: worn(theme.accent2), heart: theme.accent3 };
  if (q < 0.18) return { star: worn(theme.accent6), heart: theme.accent3 };
  if (q < 0.46) return { star: worn(theme.accent4), heart: theme.accent5 };
  return { star: worn(theme.accent1), heart: k < 0.3 ? theme.accent3 : theme.accent5 };
}

/** A star of eight points; `inner` is where its inner corners lie, as a share of the radius. */
export const points = ([x, y]: Point, radius: number, inner: number, turn: number): Point[] =>
  Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 ? radius * inner : radius;
    const angle = turn + (i * Math.PI) / 8;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

const diamond = ([x, y]: Point, radius: number): Point[] => [
  [x, y - radius],
  [x + radius, y],
  [x, y + radius],
  [x - radius, y],
];
