/** The bands of painted vases: meander, teeth, lozenges, chequers, zigzag and lines, one above the other. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';

export type Figure = 'meander' | 'teeth' | 'lozenges' | 'chequers' | 'zigzag' | 'line';

export interface Band {
  readonly figure: Figure;
  readonly height: number;
  readonly color: Color;
  /** What it is painted on; nothing where the ground of the page shows. */
  readonly ground?: Color;
  /** The core of lozenges. */
  readonly core?: Color;
}

/** The bands from the frame's top downwards; the frame is as high as they are together. */
export function friezes({ x, y, w }: Omit<Frame, 'h'>, bands: readonly Band[], name = 'Friezes'): SceneNode[] {
  const height = bands.reduce((sum, band) => sum + band.height, 0);
  const canvas = new Canvas({ x, y, w, h: height });
  let top = y;
  for (const band of bands) {
    const frame: Frame = { x, y: top, w, h: band.height };
    if (band.ground) canvas.rect(frame, band.ground);
    const pieces = new Pieces();
    figures[band.figure](pieces, frame, band);
    pieces.paint(canvas);
    top += band.height;
  }
  return canvas.nodes(name);
}

export const heightOf = (bands: readonly Band[]): number => bands.reduce((sum, band) => sum + band.height, 0);

/** Figures are repeated a whole number of times, so that none is cut at the end. */
const times = (width: number, unit: number): [number, number] => {
  const count = Math.max(1, Math.round(width / unit));
  return [count, width / count];
};

type Painter = (pieces: Pieces, frame: Frame, band: Band) => void;

const figures: Readonly<Record<Figure, Painter>> = {
  /** A running key in sevenths of the height; its strokes meet without overlapping. */
  meander(pieces, { x, y, w, h }, { color }) {
    const g = h / 7;
    const half = g / 2;
    const [count, unit] = times(w, h);
    const s = unit / h;
    const stroke = (left: number, top: number, right: number, bottom: number) =>
      pieces.rect({ x: left, y: y + top, w: right - left, h: bottom - top }, color);
    for (let i = 0; i < count; i++) {
      const at = (sevenths: number) => x + i * unit + half + sevenths * g * s;
      stroke(at(0) - half, 0.8 * g - half, at(0) + half, 6.2 * g - half);
      stroke(at(0) + half, 0.8 * g - half, at(5) + half, 0.8 * g + half);
      stroke(at(5) - half, 0.8 * g + half, at(5) + half, 4.6 * g + half);
      stroke(at(2.4) - half, 4.6 * g - half, at(5) - half, 4.6 * g + half);
      stroke(at(2.4) - half, 3 * g - half, at(2.4) + half, 4.6 * g - half);
    }
    stroke(x, 6.2 * g - half, x + w, 6.2 * g + half);
  },
  teeth(pieces, { x, y, w, h }, { color }) {
    const [count, unit] = times(w, h * 0.9);
    for (let i = 0; i < count; i++) {
      const left = x + i * unit;
      pieces.polygon(
        [
          [left, y + h],
          [left + unit / 2, y + h * 0.08],
          [left + unit, y + h],
        ],
        color,
      );
    }
  },
  /** Rings, so that what they stand on shows through. */
  lozenges(pieces, { x, y, w, h }, { color, core = color }) {
    const [count, unit] = times(w, h * 1.1);
    const middle = y + h / 2;
    for (let i = 0; i < count; i++) {
      const at = x + (i + 0.5) * unit;
      const corner = (sx: number, sy: number): Point => [at + sx * unit, middle + sy * h];
      const [outer, inner] = [
        [corner(-0.5, 0), corner(0, -0.44), corner(0.5, 0), corner(0, 0.44)],
        [corner(-0.28, 0), corner(0, -0.24), corner(0.28, 0), corner(0, 0.24)],
      ] as const;
      outer.forEach((from, k) => {
        const [to, below, beside] = [outer[(k + 1) % 4] ?? from, inner[(k + 1) % 4] ?? from, inner[k] ?? from];
        pieces.polygon([from, to, below, beside], color);
      });
      pieces.polygon([corner(-0.14, 0), corner(0, -0.12), corner(0.14, 0), corner(0, 0.12)], core);
    }
  },
  chequers(pieces, { x, y, w, h }, { color }) {
    const side = h / 3;
    const [count, unit] = times(w, side * 2);
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < count; i++)
        pieces.rect({ x: x + i * unit + (row % 2 ? unit / 2 : 0), y: y + row * side, w: unit / 2, h: side }, color);
    }
  },
  zigzag(pieces, { x, y, w, h }, { color }) {
    const [count, unit] = times(w, h * 0.8);
    const thick = h * 0.13;
    for (let line = 0; line < 3; line++) {
      const top = y + h * (0.02 + line * 0.28);
      const edge = Array.from({ length: count * 2 + 1 }, (_, i): Point => [x + (i * unit) / 2, top + (i % 2 ? h * 0.27 : 0)]);
      pieces.polygon([...edge, ...edge.toReversed().map(([px, py]): Point => [px, py + thick])], color);
    }
  },
  line(pieces, { x, y, w, h }, { color }) {
    pieces.rect({ x, y: y + h * 0.35, w, h: h * 0.3 }, color);
  },
};
