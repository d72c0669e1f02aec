/** Jakarta: kawung, the batik of four fat petals round a point, each slit along its axis. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import { blob, turned } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import { shade } from '../../../tokens/inks.ts';
import type { Light, Scenery } from './scenery.ts';

const { accent1, accent2, accent3, accent4, accent5, bg } = theme;

/** `length` from the point where the four would meet, `half` of its width. */
export function petal(cx: number, cy: number, length: number, half: number, angle: number): PathCommand[] {
  const at = turned(cx, cy, angle);
  const gap = length * 0.07;
  return [
    ['M', ...at(gap, 0)],
    ['C', ...at(length * 0.12, -half * 0.72), ...at(length * 0.42, -half * 1.04), ...at(length * 0.6, -half * 0.98)],
    ['C', ...at(length * 0.86, -half * 0.9), ...at(length, -half * 0.42), ...at(length * 0.99, half * 0.04)],
    ['C', ...at(length * 0.98, half * 0.5), ...at(length * 0.84, half * 0.94), ...at(length * 0.58, half * 0.97)],
    ['C', ...at(length * 0.38, half), ...at(length * 0.1, half * 0.68), ...at(gap, 0)],
    ['Z'],
  ];
}

export function slit(cx: number, cy: number, length: number, half: number, angle: number): PathCommand[] {
  const at = turned(cx, cy, angle);
  return [
    ['M', ...at(length * 0.26, 0)],
    ['C', ...at(length * 0.4, -half * 0.3), ...at(length * 0.7, -half * 0.34), ...at(length * 0.84, 0)],
    ['C', ...at(length * 0.7, half * 0.3), ...at(length * 0.42, half * 0.32), ...at(length * 0.26, 0)],
    ['Z'],
  ];
}

type Pair = readonly [Color, Color];
const pairs: readonly Pair[] = [
  [accent1, accent3],
  [accent3, accent1],
  [accent1, accent2],
  [accent4, accent1],
];

function flower(canvas: Canvas, cx: number, cy: number, length: number, pair: Pair, slits: Color | undefined) {
  const half = length * 0.4;
  for (let i = 0; i < 4; i++) {
    const angle = 45 + i * 90;
    canvas.fill(petal(cx, cy, length, half, angle), pair[i % 2] ?? pair[0]);
    if (slits) canvas.fill(slit(cx, cy, length, half, angle), slits);
  }
}

const dot = (canvas: Canvas, x: number, y: number, r: number, color: Color, { random }: Light) =>
  canvas.fill(blob(x, y, r, r, random, 7, 0.12), color);

interface Cloth {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
}

/** The pattern as a cloth: no flower has the pair of its neighbour. */
function cloth(canvas: Canvas, { x, y, columns, rows, pitch }: Cloth, light: Light) {
  const shift = Math.floor(light.random() * pairs.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const swap = light.random() < 0.25 ? 1 : 0;
      const pair = pairs[(column + row * 2 + shift + swap) % pairs.length] ?? [accent1, accent3];
      const [cx, cy] = [x + column * pitch, y + row * pitch];
      flower(canvas, cx, cy, pitch * 0.68, pair, light.inks.ground);
      dot(canvas, cx + pitch / 2, cy, pitch * 0.058, accent5, light);
      dot(canvas, cx, cy + pitch / 2, pitch * 0.058, accent5, light);
    }
  }
}

/** One giant flower: four petals inside of four. */
function giant(canvas: Canvas, cx: number, cy: number, size: number, outer: Pair, inner: Pair, slits: Color) {
  flower(canvas, cx, cy, size, outer, undefined);
  const reach = size * 0.14;
  for (let i = 0; i < 4; i++) {
    const angle = 45 + i * 90;
    const [x, y] = turned(cx, cy, angle)(reach, 0);
    canvas.fill(petal(x, y, size * 0.76, size * 0.22, angle), inner[i % 2] ?? inner[0]);
    canvas.fill(slit(x, y, size * 0.76, size * 0.22, angle), slits);
  }
}

export const kawung: Scenery = {
  cover(canvas, light) {
    cloth(canvas, { x: 690, y: -6, columns: 2, rows: 4, pitch: 212 }, light);
  },
  section(canvas, light) {
    const { about, turn } = light;
    const far = turn % 2 === 1;
    const [x, y] = far ? [about(952, 8), about(400, 12)] : [about(852, 8), about(290, 12)];
    const [first, second]: Pair = far ? [accent3, accent2] : [accent2, accent3];
    giant(canvas, x, y, far ? 470 : 326, [bg, shade(accent2, [0.5, 0])], [first, second], bg);
    for (const [dx, dy] of [
      [0, -250],
      [0, 240],
      [-246, 0],
    ] as const) {
      dot(canvas, x + dx, y + dy, 21, bg, light);
    }
  },
  closing(canvas, light) {
    const { about, random } = light;
    const swap = random() < 0.5;
    giant(
      canvas,
      about(838, 8),
      about(270, 10),
      300,
      swap ? [accent4, accent2] : [accent2, accent4],
      [accent3, accent1],
      light.inks.ground,
    );
    for (const y of [44, 500]) dot(canvas, 838, y, 18, accent5, light);
    dot(canvas, 606, 270, 18, accent5, light);
  },
  quote(canvas, light) {
    cloth(canvas, { x: 110, y: light.about(130, 20), columns: 1, rows: 3, pitch: 250 }, light);
  },
  corner(canvas, light) {
    const { ground } = light.inks;
    if (light.turn > 0) {
      flower(canvas, 250, 470, 138, [accent2, accent1], ground);
      flower(canvas, 76, 556, 108, [accent4, accent3], ground);
      for (const [x, y, r] of [
        [142, 470, 9],
        [76, 440, 8],
        [358, 470, 9],
      ] as const) {
        dot(canvas, x, y, r, accent5, light);
      }
      return;
    }
    flower(canvas, 110, 450, 146, [accent1, accent3], ground);
    flower(canvas, 282, 560, 104, [accent2, accent4], ground);
    for (const [x, y, r] of [
      [222, 450, 9],
      [282, 442, 8],
      [12, 330, 9],
    ] as const) {
      dot(canvas, x, y, r, accent5, light);
    }
  },
  small(canvas, light) {
    flower(canvas, 90, 490, 92, [accent3, accent1], light.inks.ground);
    dot(canvas, 186, 490, 7, accent5, light);
  },
  strip(canvas, light) {
    for (let i = 0; i < 5; i++)
      flower(canvas, 56 + i * 72, 540, 48, pairs[(i + 1) % pairs.length] ?? [accent1, accent3], light.inks.ground);
  },
  panel(canvas, light) {
    const { about, inks, turn } = light;
    if (turn % 2 === 0) {
      cloth(canvas, { x: 100, y: about(50, 20), columns: 2, rows: 4, pitch: 200 }, light);
      return;
    }
    giant(canvas, about(200, 8), about(320, 10), 262, [accent2, accent4], [accent3, accent1], inks.surface);
    for (const y of [74, 566]) dot(canvas, 200, y, 17, accent5, light);
    for (const x of [20, 380]) dot(canvas, x, 320, 17, accent5, light);
  },
  picture(canvas, light) {
    cloth(canvas, { x: -20, y: 0, columns: 6, rows: 4, pitch: 196 }, light);
  },
};
