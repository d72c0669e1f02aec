/** San Francisco: main cables and hangers of a suspension bridge, with the ghosts of other loads behind them. */
import type { Color } from '../../../../model/color.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { ellipse } from '../../../art/roundForms.ts';
import type { Drawing, Light } from './drawing.ts';
import { faded } from './lattice.ts';

const main: Color = { ref: 'accent1' };
const ghost: Color = { ref: 'accent2' };

/** Between two points of suspension the cable falls along parabolas to its low point. */
interface Span {
  readonly left: Point;
  readonly right: Point;
  readonly low: Point;
}

const heightIn =
  ({ left, right, low }: Span) =>
  (x: number): number => {
    const end = x < low[0] ? left : right;
    return low[1] + (end[1] - low[1]) * ((x - low[0]) / (end[0] - low[0])) ** 2;
  };

function cable(canvas: Canvas, span: Span, color: Color, width: number, alpha = 1) {
  const height = heightIn(span);
  const points: Point[] = [];
  for (let x = span.left[0]; x <= span.right[0]; x += 6) points.push([x, height(x)]);
  canvas.lines([points], { color: faded(color, alpha), width });
}

/** Down to the deck. */
function hangers(canvas: Canvas, span: Span, deck: number, alpha = 0.62) {
  const height = heightIn(span);
  const lines: Point[][] = [];
  for (let x = span.left[0] + 9; x < span.right[0]; x += 9)
    lines.push([
      [x, height(x)],
      [x, deck],
    ]);
  canvas.lines(lines, { color: faded(main, alpha), width: 0.7 });
}

/** Each with its low point a little aside and its ends lower: how the cable hung under other loads. */
function ghosts(canvas: Canvas, { left, right, low }: Span, count: number, alpha: number) {
  for (let i = count; i >= 1; i--) {
    const shifted: Span = {
      left: [left[0], left[1] - i * 5],
      right: [right[0], right[1] + i * 9],
      low: [low[0] + i * 11, low[1] + i * 1.5],
    };
    cable(canvas, shifted, ghost, 0.8, alpha);
  }
}

/** Two legs with cross-bars at growing distances and bracing between them. */
function tower(canvas: Canvas, x: number, top: number, foot: number, half: number) {
  const legs: Point[][] = [x - half, x + half].map((leg): Point[] => [
    [leg, top],
    [leg, foot],
  ]);
  const bars: Point[][] = [];
  const braces: Point[][] = [];
  for (let y = top + 12, i = 0; y < foot; y += 30 + i * 9, i++) {
    bars.push([
      [x - half, y],
      [x + half, y],
    ]);
    if (i > 0)
      braces.push(
        [
          [x - half, y - 18],
          [x + half, y],
        ],
        [
          [x + half, y - 18],
          [x - half, y],
        ],
      );
  }
  canvas.lines(braces, { color: faded(main, 0.6), width: 0.7 });
  canvas.lines(legs, { color: main, width: 2.2 });
  canvas.lines(bars, { color: main, width: 5 });
}

const deck = (canvas: Canvas, left: number, right: number, y: number, width: number) =>
  canvas.lines(
    [
      [
        [left, y],
        [right, y],
      ],
    ],
    { color: main, width },
  );

function ring(canvas: Canvas, [x, y]: Point, { inks }: Light) {
  canvas.fill(ellipse(x, y, 4), inks.ground);
  canvas.outlines([ellipse(x, y, 4)], { color: inks.text, width: 1.4 });
}

/** A bridge with one tower: the span before it, and as much of the next as is to be seen. */
function bridge(canvas: Canvas, first: Span, next: Span, y: number, ghostly: readonly [count: number, alpha: number]) {
  ghosts(canvas, first, ...ghostly);
  hangers(canvas, first, y);
  hangers(canvas, next, y, 0.56);
  cable(canvas, next, main, 1.6, 0.9);
  cable(canvas, first, main, 2);
}

export const cables: Drawing = {
  cover(canvas, light) {
    const [x, lowX] = [light.about(700, 70), light.about(300, 50)];
    const first: Span = { left: [-60, 96], right: [x, 72], low: [lowX, 294] };
    bridge(canvas, first, { left: [x, 72], right: [x + 558, 72], low: [x + 279, 290] }, 312, [4, 0.15]);
    tower(canvas, x, 64, 330, 13);
    deck(canvas, 0, 960, 313.5, 5);
    canvas.lines(
      [
        [
          [0, 322],
          [960, 322],
        ],
      ],
      { color: faded(main, 0.6), width: 0.8 },
    );
    canvas.lines(
      [
        [
          [lowX, 290],
          [lowX, 250],
        ],
      ],
      { color: light.inks.text, width: 0.8 },
    );
    ring(canvas, [lowX, 294], light);
    ring(canvas, [x, 72], light);
  },
  section(canvas, light) {
    const [x, lowX] = [light.about(846, 24), light.about(530, 40)];
    const first: Span = { left: [336, 170], right: [x, 72], low: [lowX, 300] };
    bridge(canvas, first, { left: [x, 72], right: [x + 444, 72], low: [x + 222, 280] }, 318, [3, 0.16]);
    tower(canvas, x, 64, 336, 14);
    deck(canvas, 336, 960, 318, 4);
  },
  panel(canvas, light) {
    // The cables of the figure reach their lowest points at its edges.
    const low = 393;
    const x = light.about(764, 40);
    const first: Span = { left: [612, low], right: [x, 214], low: [613, low + 1] };
    bridge(canvas, first, { left: [x, 214], right: [912, low], low: [911, low + 1] }, 418, [2, 0.18]);
    tower(canvas, x, 206, 436, 10);
    deck(canvas, 612, 912, 418, 4);
    canvas.rect({ x: 684, y: 422, w: 36, h: 10 }, { ref: 'accent3' });
    canvas.rect({ x: 828, y: 422, w: 36, h: 10 }, { ref: 'accent3' });
  },
  side(canvas, light) {
    const x = light.about(890, 22);
    const first: Span = { left: [500, 452], right: [x, 64], low: [501, 454] };
    bridge(canvas, first, { left: [x, 64], right: [x + 500, 64], low: [x + 250, 440] }, 468, [3, 0.2]);
    tower(canvas, x, 56, 500, 14);
    deck(canvas, 480, 960, 468, 4);
  },
};
