/** Glazed roof scales in rows that shift by half, coloured in zigzags, inside an arch or a panel. Between them the ground shows. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { type Point, SLIDE } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';

export interface Scales {
  readonly frame: Frame;
  /** Radii of the frame's upper corners; the left one may be half the width of an arch that ends beyond the frame. */
  readonly corner?: number;
  /** Both upper corners are round: a window. */
  readonly arch?: boolean;
  /** The lower rows are shorter, from the left: the corner of a roof. */
  readonly eaves?: boolean;
  /** Width of a scale. */
  readonly width: number;
  readonly colors: readonly Color[];
  readonly seed: string;
}

/** Half of the joint between two scales. */
const JOINT = 1.3;
/** Distance of two rows, as a share of a scale's width. */
const ROW = 0.74;

export function scales({ frame, corner = 0, arch = false, eaves = false, width, colors, seed }: Scales): SceneNode[] {
  const random = randomFrom(seed);
  const shift = Math.floor(random() * 12);
  const start = random();
  const order = [...colors].map((color) => ({ color, rank: random() })).sort((a, b) => a.rank - b.rank);
  const region = regionOf(frame, corner, arch);
  const pitch = width * ROW;
  const rows = Math.ceil(frame.h / pitch) + 2;
  const columns = Math.ceil(frame.w / width) + 2;
  const pieces = new Pieces();
  const shape = scale(width);
  for (let r = -1; r <= rows; r++) {
    for (let i = -1; i <= columns; i++) {
      const left = frame.x + i * width - (r % 2 === 0 ? 0 : width / 2);
      if (eaves && (left + width / 2 - frame.x < ((r + 0.5) * width) / 2 || r * pitch + (pitch + width) / 2 > frame.h)) continue;
      const zigzag = Math.abs(((i * 2 - (r % 2 === 0 ? 0 : 1) + shift + 400) % 12) - 6);
      const band = Math.floor(((r + zigzag * 0.5 + 100) % 6) / 1.5 + start * 4) % order.length;
      const piece = within(
        shape.map(([u, v]): Point => [left + u, frame.y + r * pitch + v]),
        region,
      );
      if (piece.length > 2) pieces.polygon(piece, order[band]?.color ?? colors[0] ?? { ref: 'accent1' });
    }
  }
  const canvas = new Canvas({ ...frame, w: Math.min(frame.w, SLIDE.w - frame.x) });
  pieces.paint(canvas);
  return canvas.nodes('Roof scales');
}

/** What is seen of one scale: a round foot, and a top that the feet of the two scales above it cover, from the left end of the middle of its row. */
function scale(width: number): Point[] {
  const half = width / 2;
  const base = (width * ROW) / 2;
  const above = base - width * ROW;
  const covering = half + JOINT;
  const side = Math.acos(JOINT / covering);
  const cusp = Math.acos(half / covering);
  return [
    ...arc([half, base], half - JOINT, 0, Math.PI, 14),
    ...arc([0, above], covering, side, cusp, 6),
    ...arc([width, above], covering, Math.PI - cusp, Math.PI - side, 6),
  ];
}

/** Points of an arc, both ends included. Angles in radians, clockwise from the right. */
const arc = ([cx, cy]: Point, radius: number, from: number, to: number, pieces: number): Point[] =>
  Array.from({ length: pieces + 1 }, (_, k) => {
    const angle = from + ((to - from) * k) / pieces;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

/** The frame with its upper corners rounded, clockwise. */
function regionOf({ x, y, w, h }: Frame, corner: number, arch: boolean): Point[] {
  const upperLeft = corner > 0 ? arc([x + corner, y + corner], corner, Math.PI, 1.5 * Math.PI, 14) : [[x, y] as Point];
  const upperRight = arch ? arc([x + w - corner, y + corner], corner, 1.5 * Math.PI, 2 * Math.PI, 14) : [[x + w, y] as Point];
  return [...upperLeft, ...upperRight, [x + w, y + h], [x, y + h]];
}

/** The part of the polygon inside a convex one whose corners run clockwise (Sutherland and Hodgman). */
function within(polygon: readonly Point[], region: readonly Point[]): readonly Point[] {
  return region.reduce<readonly Point[]>((points, from, k) => {
    const to = region[(k + 1) % region.length] ?? from;
    const depth = (p: Point) => (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]);
    // Most pieces lie wholly inside.
    if (points.every((p) => depth(p) >= 0)) return points;
    return points.flatMap((p, i) => {
      const before = points.at(i - 1) ?? p;
      const [a, b] = [depth(before), depth(p)];
      const t = a / (a - b);
      const crossing: Point[] = a >= 0 === b >= 0 ? [] : [[before[0] + t * (p[0] - before[0]), before[1] + t * (p[1] - before[1])]];
      return b >= 0 ? [...crossing, p] : crossing;
    });
  }, polygon);
}
