/** Florence: green and rose stone set in measured squares of white marble, with one large medallion among them. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed, corners } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { arcCurves, ellipse } from '../../../art/roundForms.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtPlace, ArtSetting } from '../../../tokens/art.ts';

interface Stones {
  readonly marble: Color;
  readonly line: Color;
  readonly inner: Color;
  readonly green: Color;
  readonly rose: Color;
  readonly gold: Color;
}

const day: Stones = {
  marble: lighter(theme.surface, 0.55),
  line: theme.accent1,
  inner: lighter(theme.accent2, 0.45),
  green: theme.accent1,
  rose: theme.accent2,
  gold: theme.accent3,
};

const inGreen: Stones = {
  marble: darker(theme.accent1, 0.2),
  line: lighter(theme.accent1, 0.2),
  inner: lighter(theme.accent1, 0.08),
  green: translucent(theme.bg, 0.52),
  rose: translucent(theme.bg, 0.78),
  gold: theme.accent3,
};

/** Width of a module, points; as many as fit, a little wider or narrower. */
const modules: Readonly<Record<ArtPlace, number>> = {
  cover: 82,
  section: 64,
  closing: 62,
  quote: 108,
  bigNumber: 100,
  panel: 91,
  picture: 108,
};

/** Stones lie in layers: what is set into another is painted after it. */
interface Bench {
  readonly ground: Pieces;
  readonly inlay: Pieces;
  readonly heart: Pieces;
}

export function intarsia(frame: Frame, { place, seed }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const stones = place === 'section' ? inGreen : day;
  const canvas = new Canvas(frame);
  canvas.rect(frame, stones.marble);
  const across = Math.max(1, Math.round(frame.w / modules[place]));
  const down = Math.max(1, Math.round(frame.h / (frame.w / across)));
  const [w, h] = [frame.w / across, frame.h / down];
  const medallion = across >= 3 && down >= 3 ? [Math.floor(random() * (across - 1)), Math.floor(random() * (down - 1))] : undefined;
  const bench: Bench = { ground: new Pieces(), inlay: new Pieces(), heart: new Pieces() };
  const [outer, inner]: [PathCommand[][], PathCommand[][]] = [[], []];
  const set = (cell: Frame) => {
    const m = Math.min(cell.w, cell.h);
    outer.push(inset(cell, m * 0.035));
    inner.push(inset(cell, m * 0.085));
  };
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const cell: Frame = { x: frame.x + column * w, y: frame.y + row * h, w, h };
      const [dx, dy] = medallion ? [column - (medallion[0] ?? 0), row - (medallion[1] ?? 0)] : [-1, -1];
      if (dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1) {
        if (dx + dy > 0) continue;
        const large = { ...cell, w: 2 * w, h: 2 * h };
        set(large);
        rosette(bench, large, stones);
        continue;
      }
      set(cell);
      // Of neighbouring squares one is calm: only the plain inlays stand in every other place.
      const kinds = (row + column) % 2 ? inlays : calmInlays;
      const leads = random() < 0.2;
      const kind = kinds[Math.floor(random() * kinds.length)];
      kind?.(bench, cell, { ...stones, green: leads ? stones.rose : stones.green, rose: leads ? stones.gold : stones.rose });
    }
  }
  canvas.outlines(outer, { color: stones.line, width: Math.max(1, w * 0.022) });
  canvas.outlines(inner, { color: stones.inner, width: 1 });
  for (const layer of [bench.ground, bench.inlay, bench.heart]) layer.paint(canvas);
  return canvas.nodes('Stone inlay');
}

const inset = ({ x, y, w, h }: Frame, by: number): PathCommand[] => closed(corners({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by }));

type Inlay = (bench: Bench, cell: Frame, stones: Stones) => void;

/** Half of an inlay's side, as a share of its module. */
const HALF = 0.335;

const centre = ({ x, y, w, h }: Frame) => ({ x: x + w / 2, y: y + h / 2, q: Math.min(w, h) * HALF });
const square = (x: number, y: number, q: number): Frame => ({ x: x - q, y: y - q, w: 2 * q, h: 2 * q });
const lozenge = (x: number, y: number, q: number): Point[] => [
  [x, y - q],
  [x + q, y],
  [x, y + q],
  [x - q, y],
];

const lozengeInSquare: Inlay = (bench, cell, { marble, green, rose }) => {
  const { x, y, q } = centre(cell);
  bench.ground.rect(square(x, y, q), green);
  bench.inlay.polygon(lozenge(x, y, q), marble);
  bench.heart.polygon(lozenge(x, y, q * 0.5), rose);
};

const bars: Inlay = (bench, cell, { green }) => {
  const { x, y, q } = centre(cell);
  for (let k = 0; k < 4; k++) bench.ground.rect({ x: x - q + (k * q) / 2 + q * 0.06, y: y - q, w: q * 0.38, h: 2 * q }, green);
};

const roundel: Inlay = (bench, cell, { marble, green }) => {
  const { x, y, q } = centre(cell);
  bench.ground.rect(square(x, y, q), green);
  bench.inlay.path(ellipse(x, y, q * 0.82), marble);
  bench.heart.path(ellipse(x, y, q * 0.5), green);
};

const plainLozenge: Inlay = (bench, cell, { marble, green }) => {
  const { x, y, q } = centre(cell);
  bench.ground.polygon(lozenge(x, y, q * 1.15), green);
  bench.inlay.polygon(lozenge(x, y, q * 0.6), marble);
};

const arch: Inlay = (bench, cell, { marble, green }) => {
  const { x, y, q } = centre(cell);
  const opening = (half: number): PathCommand[] => [
    ['M', x - half, y + q],
    ['L', x - half, y],
    ...arcCurves(x, y, half, half, 180, 360),
    ['L', x + half, y + q],
    ['Z'],
  ];
  bench.ground.path(opening(q), green);
  bench.inlay.path(opening(q * 0.55), marble);
};

const cross: Inlay = (bench, cell, { green, rose }) => {
  const { x, y, q } = centre(cell);
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const corner: Point[] = [
      [x + sx * q, y + sy * q],
      [x + sx * q * 0.08, y + sy * q],
      [x + sx * q, y + sy * q * 0.08],
    ];
    bench.ground.polygon(corner, green);
  }
  bench.heart.path(ellipse(x, y, q * 0.34), rose);
};

const calmInlays: readonly Inlay[] = [lozengeInSquare, roundel, plainLozenge];
const inlays: readonly Inlay[] = [...calmInlays, bars, arch, cross];

/** A star of eight points on a disc: the medallion that the eye comes back to. */
const rosette: Inlay = (bench, cell, { marble, green, rose, gold }) => {
  const { x, y, q } = centre(cell);
  bench.ground.rect(square(x, y, q * 1.14), green);
  bench.inlay.path(ellipse(x, y, q * 1.06), marble);
  const star = Array.from({ length: 16 }, (_, i): Point => {
    const [angle, radius] = [(i * Math.PI) / 8, i % 2 ? q * 0.46 : q * 0.98];
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
  bench.heart.polygon(star, rose);
  bench.heart.path(ellipse(x, y, q * 0.36), marble);
  bench.heart.path(ellipse(x, y, q * 0.22), gold);
};
