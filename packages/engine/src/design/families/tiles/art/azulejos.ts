/** Walls of painted tiles in four cobalts: petals and corner discs in turn, now and then one inverted, rarely one in yellow. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { ellipse } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';

export type Pattern = 'petals' | 'discs' | 'waves';

export interface Wall {
  /** Side of a tile, points; what does not fit is cut. */
  readonly side: number;
  /** One pattern for all; petals and discs in turn unless given. */
  readonly pattern?: Pattern;
  /** Shares of tiles that are inverted, and that are yellow. */
  readonly inverted?: number;
  readonly yellow?: number;
}

/** What a tile is glazed with: its ground, its main figure, the second and the third. */
interface Glaze {
  readonly ground: Color;
  readonly main: Color;
  readonly second: Color;
  readonly third: Color;
  readonly dot: Color;
}

const PLAIN: Glaze = { ground: theme.bg, main: theme.accent1, second: theme.accent2, third: theme.accent5, dot: theme.accent3 };
const INVERTED: Glaze = { ground: theme.accent1, main: theme.bg, second: theme.accent5, third: theme.accent5, dot: theme.accent1 };
const YELLOW: Glaze = { ground: theme.accent3, main: theme.accent1, second: theme.accent4, third: theme.bg, dot: theme.accent4 };

/** Layers from the ground up: what is in one layer does not overlap. */
const LAYERS = 5;

export function azulejos(frame: Frame, { side, pattern, inverted = 0.1, yellow = 0.04 }: Wall, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const layers = Array.from({ length: LAYERS }, () => new Pieces());
  const rows = Math.ceil(frame.h / side);
  const columns = Math.ceil(frame.w / side);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const q = random();
      const glaze = q < inverted ? INVERTED : q > 1 - yellow ? YELLOW : PLAIN;
      const tile: Frame = { x: frame.x + i * side, y: frame.y + j * side, w: side, h: side };
      layers[0]?.rect({ x: tile.x + 0.4, y: tile.y + 0.4, w: side - 0.8, h: side - 0.8 }, glaze.ground);
      painters[pattern ?? ((i + j) % 2 ? 'discs' : 'petals')](layers.slice(1), tile, glaze, (i + j) % 2 === 1);
    }
  }
  const canvas = new Canvas(frame);
  for (const layer of layers) layer.paint(canvas);
  return canvas.nodes('Azulejos');
}

type Painter = (layers: readonly Pieces[], tile: Frame, glaze: Glaze, odd: boolean) => void;

const painters: Readonly<Record<Pattern, Painter>> = {
  petals([first, second, , top], { x, y, w: u }, { main, second: quiet, dot }) {
    const middle: Point = [x + u / 2, y + u / 2];
    for (let k = 0; k < 4; k++) {
      first?.path(petal(middle, Math.PI / 4 + (k * Math.PI) / 2, u * 0.62), main);
      second?.path(petal(middle, (k * Math.PI) / 2, u * 0.4), quiet);
    }
    top?.path(ellipse(...middle, u * 0.08), dot);
  },
  discs([first, second, third, top], tile, { ground, main, second: quiet, third: pale }) {
    const { x, y, w: u } = tile;
    const inner = main === theme.bg ? theme.accent4 : theme.bg;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const at: Point = [x + dx * u, y + dy * u];
      const inwards: Point = [dx ? -1 : 1, dy ? -1 : 1];
      first?.path(quarter(at, inwards, u * 0.42), main);
      second?.path(quarter(at, inwards, u * 0.28), pale);
      third?.path(quarter(at, inwards, u * 0.15), inner);
    }
    third?.polygon(diamond([x + u / 2, y + u / 2], u * 0.2), quiet);
    top?.polygon(diamond([x + u / 2, y + u / 2], u * 0.1), ground);
  },
  waves([first, second], { x, y, w: u }, { main, second: quiet }, odd) {
    const at: Point = odd ? [x, y] : [x + u, y + u];
    const inwards: Point = odd ? [1, 1] : [-1, -1];
    first?.path(quarter(at, inwards, u), quiet);
    second?.path(quarter(at, inwards, u * 0.55), main);
  },
};

function petal([x, y]: Point, angle: number, length: number): PathCommand[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [x + length * c, y + length * s];
  const bulge = length * 0.36;
  // The control points of a quadratic curve, raised to a cubic.
  const side = (sign: number): [Point, Point] => {
    const control: Point = [x + (length / 2) * c - sign * s * bulge, y + (length / 2) * s + sign * c * bulge];
    const towards = (from: Point): Point => [from[0] + ((control[0] - from[0]) * 2) / 3, from[1] + ((control[1] - from[1]) * 2) / 3];
    return [towards([x, y]), towards(tip)];
  };
  const [left, right] = [side(1), side(-1)];
  return [['M', x, y], ['C', ...left[0], ...left[1], ...tip], ['C', ...right[1], ...right[0], x, y], ['Z']];
}

/** A quarter disc whose corner lies at the point and that opens inwards. */
function quarter([x, y]: Point, [sx, sy]: Point, radius: number): PathCommand[] {
  const k = radius * 0.5523;
  return [
    ['M', x, y],
    ['L', x + sx * radius, y],
    ['C', x + sx * radius, y + sy * k, x + sx * k, y + sy * radius, x, y + sy * radius],
    ['Z'],
  ];
}

const diamond = ([x, y]: Point, radius: number): Point[] => [
  [x, y - radius],
  [x + radius, y],
  [x, y + radius],
  [x - radius, y],
];
