/** Kyoto's motif: gravel raked in fine parallel lines that part around stones, as water flows around a round pillar. */
import type { Color } from '../../../../model/color.ts';
import type { Fill, Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { blob } from '../../../art/roundForms.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import type { Inks } from '../../../tokens/inks.ts';
import { gradient } from '../../../tokens/template.ts';

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: Fill;
}

/** The raked lines keep this distance from a stone, as a multiple of its radius. */
const CLEARANCE = 1.24;
const STEP = 6;
/** Over so many radii beyond a stone's clearing a line finds back to its own course. */
const RETURN = 2.5;
/** Points: closer to the middle of the stone no line sets out, for it would meet the stone head-on and turn with a corner. */
const NEAREST = 5;
/** Beyond this multiple of a stone's squared radius lines are hardly moved. */
const FAR = 16;

export function raked(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const plate = place === 'panel' || place === 'picture';
  if (plate) canvas.rect(frame, theme.surface);
  const stones = place === 'section' ? garden(frame, random, turn, inks) : laid(frame, random);
  const gap = place === 'section' ? 13 : place === 'panel' ? 9 : 11;
  const color: Color = translucent(inks.text, inks.dark ? 0.22 : plate ? 0.36 : 0.3);
  canvas.lines(rakedLines(frame, gap, stones), { color, width: plate ? 1 : 1.1 });
  for (const stone of stones) canvas.fill(blob(stone.x, stone.y, stone.radius, stone.radius * 0.85, random, 9, 0.1), stone.fill);
  return canvas.nodes('Raked gravel');
}

/** Places of stones in shares of the frame, and their size as a share of its smaller side. */
const PLACES = [
  [0.58, 0.64, 0.19],
  [0.3, 0.24, 0.1],
  [0.76, 0.24, 0.065],
  [0.26, 0.84, 0.07],
] as const;

/** By night the garden gains a stone from section to section: the latest one has the light. */
function garden({ x, y, w, h }: Frame, random: () => number, turn: number, { ground }: Inks): Stone[] {
  const count = 1 + (turn % PLACES.length);
  const shift = () => (random() - 0.5) * 0.08;
  return PLACES.slice(0, count).map(([u, v, size], i) => ({
    x: x + w * (u + shift()),
    y: y + h * (v + shift()),
    radius: Math.min(w, h) * size,
    fill: i > 0 && i === count - 1 ? gradient(lighter(theme.accent1, 0.3), theme.accent1, 60) : darker(ground, 0.4),
  }));
}

/** A large stone low in the frame and, where there is room, one in the accent on the other side above it, or a pair of small ones. */
function laid({ x, y, w, h }: Frame, random: () => number): Stone[] {
  const between = (low: number, high: number) => low + (high - low) * random();
  const ink: Fill = gradient(lighter(theme.text, 0.3), lighter(theme.text, 0.14), 60);
  const leading: Fill = gradient(lighter(theme.accent1, 0.22), theme.accent1, 60);
  if (w < 240) {
    const lone = Math.min(w * 0.24, h * 0.2);
    const low = h > w ? between(0.6, 0.76) : between(0.42, 0.62);
    return [{ x: x + w * between(0.34, 0.66), y: y + h * low, radius: lone, fill: leading }];
  }
  const right = random() < 0.5;
  const radius = Math.min(w, h) * between(0.15, 0.19);
  const large = { x: x + w * (right ? between(0.56, 0.66) : between(0.34, 0.44)), y: y + h * between(0.56, 0.72), radius, fill: ink };
  const small = {
    x: x + w * (right ? between(0.2, 0.34) : between(0.68, 0.82)),
    y: y + h * between(0.16, 0.3),
    radius: radius * between(0.34, 0.46),
    fill: leading,
  };
  if (w < 500) return [large, small];
  return [large, small, { x: x + w * (right ? 0.86 : 0.14), y: y + h * between(0.3, 0.44), radius: radius * 0.5, fill: ink }];
}

function rakedLines({ x, y, w, h }: Frame, gap: number, stones: readonly Stone[]): Point[][] {
  // A small stone parts the lines where a large one has moved them to.
  const bySize = [...stones].sort((a, b) => b.radius - a.radius);
  const lines: Point[][] = [];
  // Lines from outside of the frame are pushed into it where a stone lies near its edge.
  for (let start = y - 120; start < y + h + 120; start += gap) {
    const passes: Pass[] = [];
    for (const stone of bySize) passes.push({ stone, side: heightAt(stone.x, start, passes) < stone.y ? -1 : 1 });
    const line: Point[] = [];
    for (let at = x; at < x + w + STEP; at += STEP) line.push([at, heightAt(at, start, passes)]);
    lines.push(straightened(line));
  }
  return lines;
}

/** On which side a line passes a stone: above it or below it, from end to end. */
interface Pass {
  readonly stone: Stone;
  readonly side: -1 | 1;
}

const heightAt = (x: number, start: number, passes: readonly Pass[]): number =>
  passes.reduce((height, { stone, side }) => {
    const away = side * (height - stone.y);
    // A line that other stones have led to the wrong side returns there beyond this one; it must not stay on the level of its middle.
    const crossed = Math.min(0, away - NEAREST) * released((Math.abs(x - stone.x) / (stone.radius * CLEARANCE) - 1) / RETURN);
    return stone.y + side * (parted(x - stone.x, Math.max(NEAREST, away), stone) + crossed);
  }, start);

/** From 0 to 1 without a corner. */
const released = (share: number): number => {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
};

/** How far from the stone's middle a streamline of the potential flow around it runs: solves q = y (1 - r² / (dx² + y²)) for y. */
function parted(dx: number, q: number, { radius }: Stone): number {
  const r = radius * CLEARANCE;
  const squared = dx * dx + q * q;
  // Far away the first step of an iteration is exact to a fraction of a line's width.
  if (squared > FAR * r * r) return q + (r * r * q) / squared;
  let low = Math.sqrt(Math.max(0, r * r - dx * dx));
  let high = q + r + 5;
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    if (middle * (1 - (r * r) / (dx * dx + middle * middle || 1)) < q) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Without the points that lie on the line from the last one kept to the next. */
function straightened(line: readonly Point[]): Point[] {
  const kept: Point[] = [];
  line.forEach((point, i) => {
    const [before, after] = [kept.at(-1), line[i + 1]];
    if (!before || !after || bends(before, point, after)) kept.push(point);
  });
  return kept;
}

function bends(before: Point, point: Point, after: Point): boolean {
  const share = (point[0] - before[0]) / (after[0] - before[0]);
  return Math.abs(before[1] + (after[1] - before[1]) * share - point[1]) > 0.12;
}
