/** Seoul: a field of modular signs, lit here and there like signage at night. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import { type Canvas, closed, corners } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { ellipse } from '../../../art/roundForms.ts';
import type { Drawing, Light } from './drawing.ts';
import { faded } from './lattice.ts';

const lamps: readonly Color[] = [
  { ref: 'accent1' },
  { ref: 'accent1' },
  { ref: 'accent1' },
  { ref: 'accent2' },
  { ref: 'accent3' },
  { ref: 'accent4' },
];

interface Glyph {
  readonly lines?: readonly (readonly Point[])[];
  readonly contour?: PathCommand[];
}

/** Ten signs in a square of side `s`: square, circle, corners, wedge, bar, stem, stem with arm, inverted T, and the last with three bars. */
function glyph(kind: number, x: number, y: number, s: number): Glyph {
  const [cx, cy, r, b] = [x + s / 2, y + s / 2, x + s, y + s];
  const signs: readonly Glyph[] = [
    { contour: closed(corners({ x, y, w: s, h: s })) },
    { contour: ellipse(cx, cy, s / 2) },
    {
      lines: [
        [
          [x, y],
          [r, y],
          [r, b],
        ],
      ],
    },
    {
      lines: [
        [
          [x, y],
          [x, b],
          [r, b],
        ],
      ],
    },
    {
      lines: [
        [
          [x, b],
          [cx, y],
          [r, b],
        ],
      ],
    },
    {
      lines: [
        [
          [x, cy],
          [r, cy],
        ],
      ],
    },
    {
      lines: [
        [
          [cx, y],
          [cx, b],
        ],
      ],
    },
    {
      lines: [
        [
          [cx, y],
          [cx, b],
        ],
        [
          [cx, cy],
          [r, cy],
        ],
      ],
    },
    {
      lines: [
        [
          [x, b],
          [r, b],
        ],
        [
          [cx, y],
          [cx, b],
        ],
      ],
    },
    {
      lines: [
        [
          [r, y],
          [x, y],
          [x, b],
          [r, b],
        ],
        [
          [x, cy],
          [r, cy],
        ],
      ],
    },
  ];
  return signs[kind] ?? {};
}

interface Field {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** Chance of light by the share of the way to the right and downwards. */
  readonly lit: (across: number, down: number) => number;
}

/** Everything of one lamp is one path. */
class Lamp {
  readonly #color: Color;
  readonly #lines: (readonly Point[])[] = [];
  readonly #contours: PathCommand[][] = [];
  readonly #solids: PathCommand[] = [];

  constructor(color: Color) {
    this.#color = color;
  }

  add({ lines, contour }: Glyph, solid: boolean) {
    if (lines) this.#lines.push(...lines);
    if (contour && solid) this.#solids.push(...contour);
    else if (contour) this.#contours.push(contour);
  }

  draw(canvas: Canvas, width: number) {
    canvas.fill(this.#solids, this.#color);
    canvas.outlines(this.#contours, { color: this.#color, width });
    canvas.lines(this.#lines, { color: this.#color, width });
  }
}

function field(canvas: Canvas, { x, y, columns, rows, cell, lit }: Field, { random, inks }: Light) {
  const dark = new Lamp(faded(inks.line, 0.75));
  const lights = lamps.slice(2).map((color) => new Lamp(color));
  const inset = cell * 0.2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const on = random() < lit(column / Math.max(1, columns - 1), row / Math.max(1, rows - 1));
      const solid = on && random() < 0.28;
      const kind = Math.floor(random() * (solid ? 2 : 10));
      const lamp = Math.floor(random() * lamps.length);
      if (!on && random() < 0.18) continue;
      const sign = glyph(kind, x + column * cell + inset, y + row * cell + inset, cell - 2 * inset);
      (on ? (lights[Math.max(0, lamp - 2)] ?? dark) : dark).add(sign, solid);
    }
  }
  dark.draw(canvas, cell > 50 ? 2 : 1.2);
  for (const light of lights) light.draw(canvas, cell > 50 ? 4 : 2.4);
}

export const glyphs: Drawing = {
  cover: (canvas, light) => field(canvas, { x: 12, y: 72, columns: 26, rows: 7, cell: 36, lit: (u) => u ** 2.4 * 0.62 }, light),
  section: (canvas, light) => field(canvas, { x: 372, y: 36, columns: 8, rows: 4, cell: 72, lit: (u) => 0.2 + 0.4 * u }, light),
  panel: (canvas, light) =>
    field(canvas, { x: 618, y: 174, columns: 8, rows: 8, cell: 36, lit: (u, v) => 0.1 + 0.45 * (1 - Math.abs(u + v - 1)) }, light),
  side: (canvas, light) => field(canvas, { x: 672, y: 72, columns: 4, rows: 6, cell: 60, lit: () => 0.3 }, light),
};
