/** Copenhagen: quarter-round modules like tiles, wheels and lamp shades, dealt on a grid of squares. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { arcCurves, ellipse } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import type { ArtPlace, ArtSetting } from '../../../tokens/art.ts';
import { shuffled } from './shuffled.ts';

/** Side of a module, points. */
const sides: Readonly<Record<ArtPlace, number>> = {
  cover: 120,
  section: 180,
  closing: 132,
  quote: 125,
  bigNumber: 100,
  panel: 162,
  picture: 135,
};

/** A module's own colours: the figure on its ground, and what is cut out of the figure. */
interface Deal {
  readonly figure: Color;
  readonly ground: Color;
  /** Quarter turns. */
  readonly turn: number;
}

type Draw = (layers: Layers, cell: Frame, deal: Deal) => void;

interface Layers {
  readonly grounds: Pieces;
  readonly figures: Pieces;
  readonly holes: Pieces;
}

export function tiles(frame: Frame, { place, seed }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const side = sides[place];
  const whole = place === 'picture';
  const across = whole ? Math.ceil(frame.w / side) : Math.max(1, Math.floor(frame.w / side));
  const down = whole ? Math.ceil(frame.h / side) : Math.max(1, Math.floor(frame.h / side));
  // They stand on the foot of the frame, and on the edge of the slide at its side.
  const left = frame.x <= 0 ? frame.x : rightOf(frame) - across * side;
  const top = bottomOf(frame) - down * side;
  const layers: Layers = { grounds: new Pieces(), figures: new Pieces(), holes: new Pieces() };
  const above: (Color | undefined)[] = [];
  const pick = (not: readonly (Color | undefined)[]): Color => {
    const rest = colors.filter((color) => !not.includes(color));
    return rest[Math.floor(random() * rest.length)] ?? theme.accent1;
  };
  const kinds: Draw[] = [];
  for (let row = 0; row < down; row++) {
    let before: Color | undefined;
    for (let column = 0; column < across; column++) {
      // The last page steps up to its corner.
      if (place === 'closing' && row === 0 && column === 0) continue;
      // White stands between the colours rather than under them.
      const ground = pick([before, above[column], ...(random() < 0.85 ? [theme.bg] : [])]);
      const figure = pick([ground]);
      if (kinds.length === 0) kinds.push(...shuffled(draws, random));
      const draw = kinds.pop();
      const cell: Frame = { x: left + column * side, y: top + row * side, w: side, h: side };
      layers.grounds.rect(cell, ground);
      draw?.(layers, cell, { figure, ground, turn: Math.floor(random() * 4) });
      above[column] = before = ground;
    }
  }
  for (const layer of [layers.grounds, layers.figures, layers.holes]) layer.paint(canvas);
  return canvas.nodes('Tiles');
}

const colors: readonly Color[] = [theme.accent1, theme.accent2, theme.accent3, theme.accent4, theme.bg];

/** Corners in the order of quarter turns, from the top left. */
const corners = ({ x, y, w }: Frame) =>
  [
    [x, y],
    [x + w, y],
    [x + w, y + w],
    [x, y + w],
  ] as const;

const quarter: Draw = ({ figures }, cell, { figure, turn }) => {
  const [x, y] = corners(cell)[turn % 4] ?? [cell.x, cell.y];
  const start = turn * 90;
  const [cos, sin] = [Math.cos((start * Math.PI) / 180), Math.sin((start * Math.PI) / 180)];
  const path: PathCommand[] = [
    ['M', x, y],
    ['L', x + cell.w * cos, y + cell.w * sin],
    ...arcCurves(x, y, cell.w, cell.w, start, start + 90),
    ['Z'],
  ];
  figures.path(path, figure);
};

const halves: Draw = ({ figures }, { x, y, w }, { figure, turn }) => {
  const r = w / 2;
  for (const k of [0, 1]) {
    const [cx, cy] = turn % 2 === 0 ? [x + r, y + r + k * r] : [x + k * r, y + r];
    const from = turn % 2 === 0 ? 180 : 270;
    const start = turn % 2 === 0 ? ([cx - r, cy] as const) : ([cx, cy - r] as const);
    figures.path([['M', ...start], ...arcCurves(cx, cy, r, r, from, from + 180), ['Z']], figure);
  }
};

const stripes: Draw = ({ figures }, { x, y, w }, { figure, turn }) => {
  for (let k = 0; k < 4; k++)
    figures.rect(turn % 2 === 0 ? { x, y: y + (k * w) / 4, w, h: w / 8 } : { x: x + (k * w) / 4, y, w: w / 8, h: w }, figure);
};

const ring: Draw = ({ figures, holes }, { x, y, w }, { figure, ground }) => {
  figures.path(ellipse(x + w / 2, y + w / 2, w / 2), figure);
  holes.path(ellipse(x + w / 2, y + w / 2, w / 4), ground);
};

const half: Draw = ({ figures }, cell, { figure, turn }) => {
  const all = corners(cell);
  figures.polygon(
    all.filter((_, i) => i !== turn % 4),
    figure,
  );
};

/** Dealt like cards, so that all are seen before one comes again; quarters are the most frequent. */
const draws: readonly Draw[] = [quarter, halves, stripes, ring, half, quarter, ring, quarter];
