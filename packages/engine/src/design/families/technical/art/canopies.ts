/** Singapore: fans of fine ribs that rise from a waterline. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { ellipse, onEllipse } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import type { Drawing, Light } from './drawing.ts';
import { faded } from './lattice.ts';

interface Fan {
  readonly x: number;
  /** Where the ribs part. */
  readonly y: number;
  readonly neck: number;
  readonly reach: number;
  readonly ribs: number;
  readonly color: Color;
  readonly alpha: number;
  readonly base: number;
}

/** Degrees over which the ribs spread; they are drawn a little flattened. */
const SWEEP = [196, 344] as const;
const FLAT = 0.8;

/** A curve that bends once, as points. */
const bend = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const t = i / 5;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return [at(ax, bx, cx), at(ay, by, cy)];
  });

function fan(canvas: Canvas, wanted: Fan, { about }: Light) {
  const { neck, reach, color, alpha, base } = wanted;
  const [x, y] = [about(wanted.x, 22), about(wanted.y, 8)];
  const count = Math.round(about(wanted.ribs, wanted.ribs * 0.14));
  const on = (radius: number, angle: number): Point => onEllipse(x, y, radius, radius * FLAT, angle);
  const angleAt = (share: number) => SWEEP[0] + (SWEEP[1] - SWEEP[0]) * share;
  const ribs: Point[][] = [];
  const buds: PathCommand[][] = [[], []];
  for (let i = 0; i <= count; i++) {
    const angle = angleAt(i / count);
    const side = i / count - 0.5;
    const tip = on(i % 2 ? reach : reach * 0.9, angle);
    ribs.push([...bend([x + side * neck * 0.5, base], [x + side * neck * 0.3, y + 10], on(neck, angle)), tip]);
    buds[i % 2]?.push(...ellipse(...tip, i % 2 ? 2.4 : 1.4));
  }
  const rings = [0.45, 0.62, 0.8].map((share) => Array.from({ length: 41 }, (_, i) => on(reach * share, angleAt(i / 40))));
  canvas.lines(rings, { color: faded(color, alpha * 0.5), width: 0.8 });
  canvas.lines(ribs, { color: faded(color, alpha * 0.75), width: 0.9 });
  for (const bud of buds) canvas.fill(bud, faded(color, alpha));
}

const { accent1, accent2, accent3 } = theme;

const water = (canvas: Canvas, left: number, right: number, y: number) =>
  canvas.lines(
    [
      [
        [left, y],
        [right, y],
      ],
    ],
    { color: accent1, width: 1.2 },
  );

export const canopies: Drawing = {
  cover(canvas, light) {
    const base = 318;
    fan(canvas, { x: 500, y: 230, neck: 22, reach: 150, ribs: 26, color: accent3, alpha: 0.75, base }, light);
    fan(canvas, { x: 868, y: 216, neck: 26, reach: 170, ribs: 30, color: accent2, alpha: 0.85, base }, light);
    fan(canvas, { x: 690, y: 240, neck: 34, reach: 212, ribs: 44, color: accent1, alpha: 1, base }, light);
    water(canvas, 0, 960, base);
    const ticks = Array.from({ length: 106 }, (_, i): Point[] => [
      [12 + i * 9, base],
      [12 + i * 9, base + (i % 4 ? 4 : 10)],
    ]);
    canvas.lines(ticks, { color: faded(accent1, 0.8), width: 0.8 });
  },
  section(canvas, light) {
    const base = 336;
    fan(canvas, { x: 470, y: 250, neck: 18, reach: 126, ribs: 24, color: accent3, alpha: 0.7, base }, light);
    fan(canvas, { x: 700, y: 240, neck: 34, reach: 220, ribs: 44, color: accent1, alpha: 1, base }, light);
    fan(canvas, { x: 896, y: 262, neck: 18, reach: 120, ribs: 24, color: accent2, alpha: 0.8, base }, light);
    water(canvas, 336, 960, base);
  },
  panel(canvas, light) {
    const base = 440;
    fan(canvas, { x: 690, y: 356, neck: 11, reach: 66, ribs: 20, color: accent3, alpha: 0.8, base }, light);
    fan(canvas, { x: 782, y: 322, neck: 20, reach: 106, ribs: 32, color: accent1, alpha: 1, base }, light);
    water(canvas, 612, 912, base);
  },
  side(canvas, light) {
    const base = 540;
    fan(canvas, { x: 836, y: 290, neck: 40, reach: 250, ribs: 52, color: accent1, alpha: 1, base }, light);
    fan(canvas, { x: 668, y: 424, neck: 18, reach: 112, ribs: 26, color: accent3, alpha: 0.6, base }, light);
    fan(canvas, { x: 936, y: 440, neck: 16, reach: 108, ribs: 24, color: accent2, alpha: 0.8, base }, light);
  },
};
