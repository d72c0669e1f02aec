/** Hong Kong: pencil towers with lit windows, one of them in its scaffolding. */
import type { Color } from '../../../../model/color.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import type { Drawing, Light } from './drawing.ts';
import { faded } from './lattice.ts';

interface Skyline {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly lowest: number;
  readonly highest: number;
  /** How much of the height comes from the place instead of from chance: towers then rise to the right. */
  readonly rising: number;
}

const widths = [18, 27, 36, 36, 54] as const;
const lamps: readonly Color[] = [{ ref: 'accent1' }, { ref: 'accent1' }, { ref: 'accent2' }, { ref: 'accent3' }];
/** From window to window. */
const PITCH = 11;

/** Windows, floors and outlines of all towers are a path for each colour. */
function skyline(canvas: Canvas, { left, right, base, lowest, highest, rising }: Skyline, { random, inks }: Light) {
  const outlines: Point[][] = [];
  const floors: Point[][] = [];
  const windows = new Map<Color, Point[][]>([inks.line, ...lamps].map((color) => [color, []]));
  const strips = new Map<Color, Point[][]>(lamps.map((color) => [color, []]));
  for (let x = left; x < right; ) {
    const w = widths[Math.floor(random() * widths.length)] ?? 36;
    const share = ((x - left) / (right - left)) * rising + random() * (1 - rising);
    const top = base - Math.round((lowest + (highest - lowest) * share) / 9) * 9;
    const lamp = lamps[Math.floor(random() * lamps.length)] ?? inks.line;
    canvas.rect({ x, y: top, w: w - 3, h: base - top }, inks.surface);
    outlines.push([
      [x, base],
      [x, top],
      [x + w - 3, top],
      [x + w - 3, base],
    ]);
    if (random() < 0.25) {
      for (let y = top + 9; y < base - 4; y += 9)
        floors.push([
          [x + 3, y],
          [x + w - 6, y],
        ]);
      const length = Math.min(base - top - 18, 90 + random() * 60);
      strips.get(lamp)?.push([
        [x + w - 7, top + 9],
        [x + w - 7, top + 9 + length],
      ]);
    } else {
      const size = random() < 0.4 ? 3 : 5;
      for (let y = top + 10; y < base - 4; y += PITCH) {
        for (let wx = x + 5; wx + size < x + w - 4; wx += size + 5) {
          const at = random() < 0.22 ? lamp : inks.line;
          windows.get(at)?.push([
            [wx, y],
            [wx + size, y],
          ]);
        }
      }
    }
    x += w;
  }
  canvas.lines(outlines, { color: inks.line, width: 1 });
  canvas.lines(floors, { color: faded(inks.muted, 0.55), width: 0.8 });
  for (const [color, lines] of windows) canvas.lines(lines, { color: color === inks.line ? faded(color, 0.75) : color, width: 4 });
  for (const [color, lines] of strips) canvas.lines(lines, { color, width: 5 });
}

/** A lattice of bamboo with crossed braces in every other field. */
function scaffold(canvas: Canvas, x: number, y: number, w: number, h: number) {
  const lines: Point[][] = [];
  for (let i = 0; i <= w; i += 18)
    lines.push([
      [x + i, y],
      [x + i, y + h],
    ]);
  for (let i = 0; i <= h; i += 18)
    lines.push([
      [x - 6, y + i],
      [x + w + 6, y + i],
    ]);
  for (let i = 0; i + 36 <= w; i += 36)
    for (let j = 0; j + 72 <= h; j += 72)
      lines.push(
        [
          [x + i, y + j + 36],
          [x + i + 36, y + j],
        ],
        [
          [x + i, y + j + 36],
          [x + i + 36, y + j + 72],
        ],
      );
  canvas.lines(lines, { color: { ref: 'accent4', alpha: 0.9 }, width: 1 });
}

const ground = (canvas: Canvas, left: number, right: number, y: number) =>
  canvas.lines(
    [
      [
        [left, y],
        [right, y],
      ],
    ],
    { color: { ref: 'accent1' }, width: 1.5 },
  );

export const towers: Drawing = {
  cover(canvas, light) {
    skyline(canvas, { left: 528, right: 978, base: 540, lowest: 210, highest: 590, rising: 0.7 }, light);
    scaffold(canvas, Math.round(light.about(640, 30)), 306, 72, 234);
  },
  section(canvas, light) {
    skyline(canvas, { left: 348, right: 978, base: 318, lowest: 80, highest: 280, rising: 0 }, light);
    scaffold(canvas, Math.round(light.about(680, 120)), 174, 72, 144);
    ground(canvas, 336, 960, 318);
  },
  panel(canvas, light) {
    skyline(canvas, { left: 624, right: 888, base: 440, lowest: 70, highest: 240, rising: 0 }, light);
    scaffold(canvas, Math.round(light.about(750, 60)), 296, 36, 144);
    ground(canvas, 612, 912, 440);
  },
  side(canvas, light) {
    skyline(canvas, { left: 628, right: 978, base: 540, lowest: 180, highest: 590, rising: 0.7 }, light);
    scaffold(canvas, Math.round(light.about(724, 30)), 360, 54, 180);
  },
};
