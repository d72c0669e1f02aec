/** The forms that carry figures: niches, pebbles, a cairn, the petals of one flower, river stones. */
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, PathCommand } from '../../../../model/scene.ts';
import { blob } from '../../../art/roundForms.ts';
import { petal } from './kawung.ts';

export interface Carrier {
  readonly outline: readonly PathCommand[];
  /** Where its words stand, centred. */
  readonly inner: Frame;
}

/** Two to four forms inside of the area, which is that of the wide column. */
export type Carriers = (area: Frame, count: number, random: () => number) => readonly Carrier[];

/** Pointed niches side by side on one foot, of unequal height. */
export const niches: Carriers = (area, count, random) => {
  const gap = 9;
  const width = Math.min(184, (area.w - gap * (count - 1)) / count);
  const left = rightOf(area) - count * width - gap * (count - 1);
  const drops = { 2: [0.16, 0], 3: [0.15, 0, 0.29], 4: [0.2, 0.05, 0.13, 0.27] }[count] ?? [0.1];
  return Array.from({ length: count }, (_, i): Carrier => {
    const x = left + i * (width + gap);
    const drop = (drops[i] ?? 0.1) * area.h + (random() - 0.5) * 14;
    return nicheIn({ x, y: area.y + 8 + drop, w: width, h: area.h - 8 - drop }, random);
  });
};

/** `head` is how high its point rises over the straight sides. */
export function nicheIn({ x, y, w, h }: Frame, random: () => number, head = w * 0.62): Carrier {
  const half = w / 2;
  const [cx, foot, shoulder] = [x + half, y + h, y + head];
  const lean = (random() - 0.5) * 4;
  const outline: PathCommand[] = [
    ['M', x, foot],
    ['L', x + 2, shoulder],
    ['C', x + 2, shoulder - head * 0.5, cx - half * 0.42, shoulder - head * 0.81, cx + lean, y],
    ['C', cx + half * 0.44, shoulder - head * 0.79, x + w, shoulder - head * 0.47, x + w - 1, shoulder],
    ['L', x + w, foot],
    ['Z'],
  ];
  const top = shoulder - head * 0.36;
  return { outline, inner: { x: x + 10, y: top, w: w - 20, h: foot - top - 12 } };
}

/** Centre and half axes of a round form, by shares of the area's width and height. */
type Round = readonly [cx: number, cy: number, rx: number, ry: number];

const rounds =
  (plans: Readonly<Record<number, readonly Round[]>>, points: number, wobble: number): Carriers =>
  (area, count, random) =>
    (plans[count] ?? []).map(([u, v, ru, rv]): Carrier => {
      const [cx, cy, rx, ry] = [area.x + u * area.w, area.y + v * area.h, ru * area.w, rv * area.h];
      return roundAt(cx, cy, rx, ry, random, points, wobble);
    });

function roundAt(cx: number, cy: number, rx: number, ry: number, random: () => number, points: number, wobble: number): Carrier {
  const outline = blob(cx, cy, rx, ry, random, points, wobble);
  // The rectangle in an ellipse, a little wider than high.
  return { outline, inner: { x: cx - rx * 0.78, y: cy - ry * 0.62, w: rx * 1.56, h: ry * 1.24 } };
}

export const pebbles: Carriers = rounds(
  {
    2: [
      [0.3, 0.62, 0.3, 0.35],
      [0.77, 0.3, 0.225, 0.27],
    ],
    3: [
      [0.295, 0.65, 0.295, 0.33],
      [0.645, 0.22, 0.215, 0.225],
      [0.79, 0.72, 0.21, 0.245],
    ],
    4: [
      [0.25, 0.27, 0.25, 0.265],
      [0.75, 0.22, 0.215, 0.22],
      [0.23, 0.78, 0.215, 0.215],
      [0.72, 0.71, 0.27, 0.28],
    ],
  },
  10,
  0.07,
);

export const riverStones: Carriers = rounds(
  {
    2: [
      [0.27, 0.36, 0.27, 0.33],
      [0.73, 0.6, 0.27, 0.36],
    ],
    3: [
      [0.25, 0.3, 0.25, 0.29],
      [0.71, 0.6, 0.29, 0.34],
      [0.25, 0.81, 0.2, 0.19],
    ],
    4: [
      [0.24, 0.25, 0.24, 0.245],
      [0.74, 0.33, 0.255, 0.32],
      [0.26, 0.77, 0.255, 0.235],
      [0.77, 0.83, 0.2, 0.17],
    ],
  },
  10,
  0.07,
);

/** Flat stones piled on each other, the widest below: the first lies at the bottom. */
export const cairn: Carriers = (area, count, random) => {
  const height = (area.h - 4) / count;
  return Array.from({ length: count }, (_, i): Carrier => {
    const rx = (area.w / 2) * (1 - i * (count > 3 ? 0.1 : 0.15));
    const cy = bottomOf(area) - height * (i + 0.5);
    const cx = area.x + area.w / 2 + (random() - 0.5) * (i === 0 ? 0 : 26);
    return {
      outline: flatStone(cx, cy, rx - 4, height / 2 - 2, random),
      inner: { x: cx - rx * 0.7, y: cy - height * 0.38, w: rx * 1.4, h: height * 0.76 },
    };
  });
};

/** Worn smooth: an oval whose quarters are each a little fuller or flatter than the others. */
function flatStone(cx: number, cy: number, rx: number, ry: number, random: () => number): PathCommand[] {
  const fullness = () => 0.56 + random() * 0.1;
  const [top, bottom] = [cx + (random() - 0.5) * rx * 0.3, cx + (random() - 0.5) * rx * 0.3];
  const [left, right] = [cy + (random() - 0.5) * ry * 0.16, cy + (random() - 0.5) * ry * 0.16];
  const [a, b, c, d] = [fullness(), fullness(), fullness(), fullness()];
  return [
    ['M', cx + rx, right],
    ['C', cx + rx, right + (cy + ry - right) * a, bottom + (cx + rx - bottom) * a, cy + ry, bottom, cy + ry],
    ['C', bottom - (bottom - cx + rx) * b, cy + ry, cx - rx, left + (cy + ry - left) * b, cx - rx, left],
    ['C', cx - rx, left - (left - cy + ry) * c, top - (top - cx + rx) * c, cy - ry, top, cy - ry],
    ['C', top + (cx + rx - top) * d, cy - ry, cx + rx, right - (right - cy + ry) * d, cx + rx, right],
    ['Z'],
  ];
}

/** Angles of the petals in the order of reading. */
export const PETALS = [-135, -45, 135, 45] as const;

/** The middle of the one flower in the area, and the length of its petals. */
export const flowerIn = ({ x, y, w, h }: Frame) => ({ cx: x + w / 2, cy: y + h / 2, length: h * 0.6, half: h * 0.235 });

export const petals: Carriers = (area, count) => {
  const { cx, cy, length, half } = flowerIn(area);
  return PETALS.slice(0, count).map((angle): Carrier => {
    const reach = length * 0.57 * Math.SQRT1_2;
    const [x, y] = [cx + (Math.abs(angle) > 90 ? -reach : reach), cy + (angle < 0 ? -reach : reach)];
    return { outline: petal(cx, cy, length, half, angle), inner: { x: x - 74, y: y - 56, w: 148, h: 112 } };
  });
};
