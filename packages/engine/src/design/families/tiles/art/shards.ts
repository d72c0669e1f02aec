/** Trencadís: broken ceramic set close, its colours drifting from zone to zone, with the ground as grout. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';

export interface Shards {
  /** Width of a shard, about, points. */
  readonly step: number;
  /** Which shards are set, by where their middle lies; all of them unless given. */
  readonly inside?: (x: number, y: number) => boolean;
  /** What stands for white, where the ground itself is nearly white, and for the lead colour, where that is the ground. */
  readonly pale?: Color;
  readonly lead?: Color;
}

/** How far the corners lie off their grid, as a share of the step; and half the width of the grout, points. */
const JITTER = 0.62;
const GROUT = 2.2;

export function shards(
  frame: Frame,
  { step, inside = () => true, pale = lighter(theme.surface, 0.3), lead = theme.accent1 }: Shards,
  seed: string,
): SceneNode[] {
  const random = randomFrom(seed);
  const drift = random() * 40;
  const columns = Math.ceil(frame.w / step) + 2;
  const rows = Math.ceil(frame.h / step) + 2;
  const off = () => (random() - 0.5) * step * JITTER;
  const corners = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i): Point => [frame.x + (i - 1) * step + off(), frame.y + (j - 1) * step + off()]),
  );
  const corner = (j: number, i: number): Point => corners[j]?.[i] ?? [0, 0];
  const pieces = new Pieces();
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [corner(j, i), corner(j, i + 1), corner(j + 1, i + 1), corner(j + 1, i)];
      for (const shard of broken(a, b, c, d, random)) {
        const middle = centre(shard);
        const [q, k] = [random(), random()];
        if (!inside(...middle)) continue;
        const glaze = glazeOf(zoneAt(middle, drift) + (q - 0.5) * 1.1, k, pale, lead);
        // Broken by hand, glazed by hand: three depths of each colour.
        const depth = Math.round(k * 2) * 0.07;
        pieces.polygon(shrunk(shard, middle), k < 0.5 ? darker(glaze, 0.07 - depth) : lighter(glaze, depth));
      }
    }
  }
  const canvas = new Canvas(frame);
  pieces.paint(canvas);
  return canvas.nodes('Trencadís');
}

/** A cell of the grid, whole or broken across. */
function broken(a: Point, b: Point, c: Point, d: Point, random: () => number): Point[][] {
  if (random() < 0.34) return [[a, b, c, d]];
  return random() < 0.5
    ? [
        [a, b, c],
        [a, c, d],
      ]
    : [
        [a, b, d],
        [b, c, d],
      ];
}

const centre = (points: readonly Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

const shrunk = (points: readonly Point[], [cx, cy]: Point): Point[] =>
  points.map(([x, y]) => {
    const length = Math.hypot(x - cx, y - cy);
    const share = length === 0 ? 0 : Math.max(0, (length - GROUT) / length);
    return [cx + (x - cx) * share, cy + (y - cy) * share];
  });

/** Slow waves across the page, from about -3 to 3. */
const zoneAt = ([x, y]: Point, drift: number): number =>
  Math.sin(x / 130 + drift) + Math.cos(y / 95 + drift * 0.7) + Math.sin((x + y) / 210);

function glazeOf(zone: number, chance: number, pale: Color, lead: Color): Color {
  if (chance < 0.08) return theme.accent4;
  if (chance > 0.93 || zone < -1.1) return lead;
  if (zone < -0.3) return theme.accent5;
  if (zone < 0.35) return pale;
  if (zone < 1) return theme.accent2;
  return zone < 1.7 ? theme.accent3 : theme.accent4;
}
