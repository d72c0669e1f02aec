/** Sheets of paper that carry the words of cards, each family member cutting their edges in its own way. */
import type { Frame, PathCommand } from '../../../../model/scene.ts';
import type { Point } from '../../../art/clip.ts';
import { smooth } from '../../../art/shapes.ts';
import { type Carrier, nicheIn } from './carriers.ts';
import { hill } from './paper.ts';

export type Plate = (frame: Frame, random: () => number) => Carrier;

const inset = ({ x, y, w, h }: Frame, side: number, top: number, bottom: number): Frame => ({
  x: x + side,
  y: y + top,
  w: w - 2 * side,
  h: h - top - bottom,
});

/** A low point in the middle of the upper edge. */
export const niche: Plate = (frame, random) => {
  const head = Math.min(64, frame.h * 0.22);
  return { outline: nicheIn(frame, random, head).outline, inner: inset(frame, 20, head * 0.82, 14) };
};

/** The upper edge like the crown of an umbrella tree. */
export const crown: Plate = (frame, random) => {
  const { x, y, w, h } = frame;
  const head = Math.min(52, h * 0.2);
  const lean = (random() - 0.5) * w * 0.12;
  const outline: PathCommand[] = [
    ['M', x, y + h],
    ['L', x + 1, y + head],
    ['C', x + w * 0.04, y + head * 0.36, x + w * 0.24, y, x + w * 0.48 + lean, y],
    ['C', x + w * 0.76, y, x + w * 0.97, y + head * 0.42, x + w - 1, y + head],
    ['L', x + w, y + h],
    ['Z'],
  ];
  return { outline, inner: inset(frame, 20, head * 0.8, 14) };
};

/** Worn round on all sides. */
export const stone: Plate = (frame, random) => {
  const { x, y, w, h } = frame;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const round = (v: number) => Math.sign(v) * Math.abs(v) ** 0.42;
  const points = Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * 2 * Math.PI;
    const share = 1 - random() * 0.02;
    return [cx + (w / 2) * share * round(Math.cos(angle)), cy + (h / 2) * share * round(Math.sin(angle))];
  });
  return { outline: smooth(points), inner: inset(frame, Math.max(24, w * 0.085), Math.max(22, h * 0.1), 20) };
};

/** Two opposite corners rounded, as on a leaf. */
export const petalSheet: Plate = (frame) => {
  const { x, y, w, h } = frame;
  const [large, small] = [Math.min(w, h) * 0.34, 10];
  const pull = 0.45;
  const [right, foot] = [x + w, y + h];
  const outline: PathCommand[] = [
    ['M', x, y + large],
    ['C', x, y + large * pull, x + large * pull, y, x + large, y],
    ['L', right - small, y + 2],
    ['C', right - small * pull, y + 2, right, y + small * pull, right, y + small],
    ['L', right - 2, foot - large],
    ['C', right - 2, foot - large * pull, right - large * pull, foot, right - large, foot],
    ['L', x + small, foot - 1],
    ['C', x + small * pull, foot - 1, x + 1, foot - small * pull, x + 1, foot - small],
    ['Z'],
  ];
  return { outline, inner: inset(frame, 24, Math.min(60, large * 0.62), Math.min(28, large * 0.4)) };
};

/** The upper edge like a ridge. */
export const ridge: Plate = (frame, random) => {
  const { x, y, w, h } = frame;
  const head = Math.min(40, h * 0.18);
  const heights = [0.9, 0.55, 0.2, 0.35, 0, 0.4].map((share) => y + head * Math.max(0, share + (random() - 0.5) * 0.24));
  return { outline: hill(x, x + w, y + h, heights), inner: inset(frame, 20, head + 8, 14) };
};
