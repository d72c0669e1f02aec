/** What every page of the family is drawn on and with: the marks of the grid, the ruler at the foot, crop marks. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, ShapeNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { outline } from '../../../art/shapes.ts';
import type { Inks } from '../../../tokens/inks.ts';

/** The module of 36 points begins 12 points from the left edge. */
export const MODULE = 36;
export const LEFT = 48;
export const RIGHT = 912;

export type Mark = 'lines' | 'dots' | 'crosses' | 'verticals';

type Line = readonly [Point, Point];

const span = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const marks: Readonly<Record<Mark, { readonly lines: readonly Line[]; readonly width: number; readonly alpha: number }>> = {
  lines: {
    lines: [
      ...span(12, 960, MODULE).map(
        (x): Line => [
          [x, 0],
          [x, 540],
        ],
      ),
      ...span(0, 540, MODULE).map(
        (y): Line => [
          [0, y],
          [960, y],
        ],
      ),
    ],
    width: 0.6,
    alpha: 0.42,
  },
  dots: {
    lines: span(12, 960, MODULE).flatMap((x) =>
      span(0, 540, MODULE).map(
        (y): Line => [
          [x - 1, y],
          [x + 1, y],
        ],
      ),
    ),
    width: 2,
    alpha: 0.9,
  },
  crosses: {
    lines: span(48, 960, 72).flatMap((x) =>
      // Clear of the labels at the head and of a subtitle at the foot.
      span(72, 540, 72).flatMap((y): Line[] => [
        [
          [x - 4, y],
          [x + 4, y],
        ],
        [
          [x, y - 4],
          [x, y + 4],
        ],
      ]),
    ),
    width: 0.8,
    alpha: 0.6,
  },
  verticals: {
    lines: span(12, 960, 18).map(
      (x): Line => [
        [x, 0],
        [x, 540],
      ],
    ),
    width: 0.6,
    alpha: 0.4,
  },
};

/** The marks of the grid inside of the area, as one object. */
export function latticeIn(area: Frame, mark: Mark, inks: Inks) {
  const { lines, width, alpha } = marks[mark];
  const canvas = new Canvas(area);
  canvas.lines(lines, { color: faded(inks.line, alpha), width });
  return canvas.nodes('Grid');
}

export const faded = (color: Color, alpha: number): Color => ({ ...color, alpha });

const lineShape = (name: string, lines: readonly Line[], color: Color, width: number): ShapeNode =>
  outline(
    name,
    lines.flatMap(([from, to]) => [
      ['M', ...from],
      ['L', ...to],
    ]),
    undefined,
    { color, width },
  );

/** Angles 12 points long, 24 points from each corner of the slide. */
export const cropMarks = ({ muted }: Inks): ShapeNode =>
  lineShape(
    'Crop marks',
    (
      [
        [24, 24, 1, 1],
        [936, 24, -1, 1],
        [24, 516, 1, -1],
        [936, 516, -1, -1],
      ] as const
    ).flatMap(([x, y, right, down]): Line[] => [
      [
        [x, y],
        [x + 12 * right, y],
      ],
      [
        [x, y],
        [x, y + 12 * down],
      ],
    ]),
    muted,
    1,
  );

/** A tick every 9 points along the line, a longer one every 36. */
export const ruler = (name: string, y: number, [from, to]: readonly [number, number], { line }: Inks): ShapeNode =>
  lineShape(
    name,
    span(from, to, 9).map(
      (x): Line => [
        [x, y],
        [x, y + ((x - from) % MODULE === 0 ? 7 : 3)],
      ],
    ),
    line,
    0.8,
  );
