/**
 * Tokyo's motif: a folded screen seen from the front. Adjoining quadrilaterals that narrow to one side, lit and shaded in turn, one of
 * them in the accent. Each is a native shape in theme colours.
 */
import { type Color, contrast, type Palette, resolveColor, themeColors } from '../../model/color.ts';
import type { Fill, Frame, GroupNode, PathCommand, ShapeNode } from '../../model/scene.ts';
import { type Inks, shade } from '../templates/inks.ts';
import { gradient, type Template } from '../templates/template.ts';
import { randomFrom } from './random.ts';

export interface Pleats {
  readonly name: string;
  /** The screen's extent; its folded edges stay inside. What lies outside the slide or the `plate` is cut off. */
  readonly frame: Frame;
  readonly plate?: Frame;
  readonly count: number;
  /** Width of each strip relative to the one before. */
  readonly ratio: number;
  /** How far the folds stand out at the top and bottom edge, points. */
  readonly depth: number;
  /** Which strip is in the accent, counted from the left; -1 for none. Without it the seed chooses. */
  readonly accent?: number;
  readonly seed: string;
  /** Dark paper on a light ground and light paper on a dark one: for a screen in front of another. */
  readonly inverted?: boolean;
}

interface Tones {
  readonly lit: Fill;
  readonly shaded: Fill;
  readonly accentLit: Fill;
  readonly accentShaded: Fill;
}

export function pleats(screen: Pleats, inks: Inks, template: Template): GroupNode {
  const random = randomFrom(screen.seed);
  const widths = Array.from({ length: screen.count }, (_, i) => screen.ratio ** i * (0.93 + 0.14 * random()));
  const scale = screen.frame.w / widths.reduce((sum, w) => sum + w, 0);
  const widest = Math.max(...widths);
  const accent = screen.accent ?? accentStrip(widths, random());
  const tones = screen.inverted
    ? tonesOn({ ref: inks.dark ? 'muted' : 'text' }, !inks.dark, template)
    : tonesOn(inks.ground, inks.dark, template);
  const { y, h } = screen.frame;
  const nodes: ShapeNode[] = [];
  let x = screen.frame.x;
  widths.forEach((share, i) => {
    const w = share * scale;
    const rise = screen.depth * (share / widest);
    const lit = i % 2 === 0;
    const [left, right] = lit ? [screen.depth, screen.depth - rise] : [screen.depth - rise, screen.depth];
    // Half a point of overlap: adjoining edges would let the ground shine through where a renderer smooths them.
    const quad: Quad = {
      x,
      right: x + w + (i < screen.count - 1 ? 0.5 : 0),
      top: [y + left, y + right],
      bottom: [y + h - left, y + h - right],
    };
    const fill = i === accent ? (lit ? tones.accentLit : tones.accentShaded) : lit ? tones.lit : tones.shaded;
    const node = strip(quad, screen.plate ?? SLIDE, fill, `${screen.name} ${i + 1}`);
    if (node) nodes.push(node);
    x += w;
  });
  return { type: 'group', name: screen.name, frame: bounds(nodes), decorative: true, nodes };
}

interface Quad {
  readonly x: number;
  readonly right: number;
  /** y of the left and of the right end */
  readonly top: readonly [number, number];
  readonly bottom: readonly [number, number];
}

const SLIDE: Frame = { x: 0, y: 0, w: 960, h: 540 };

/** The quadrilateral inside the plate, or nothing when it lies outside. */
function strip(quad: Quad, plate: Frame, fill: Fill, name: string): ShapeNode | undefined {
  const clipped = clip(
    [
      [quad.x, quad.top[0]],
      [quad.right, quad.top[1]],
      [quad.right, quad.bottom[1]],
      [quad.x, quad.bottom[0]],
    ],
    plate,
  );
  if (clipped.length < 3) return undefined;
  const xs = clipped.map((p) => p[0]);
  const ys = clipped.map((p) => p[1]);
  const frame = { x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) };
  if (frame.w < 0.5 || frame.h < 0.5) return undefined;
  const commands: PathCommand[] = clipped.map(([px, py], i) => [i ? 'L' : 'M', px - frame.x, py - frame.y]);
  commands.push(['Z']);
  return { type: 'shape', name, frame, geometry: { type: 'path', commands }, fill, decorative: true };
}

type Point = readonly [number, number];

/** Sutherland and Hodgman's clipping of a convex polygon by a rectangle. */
function clip(polygon: readonly Point[], plate: Frame): readonly Point[] {
  const edges: [0 | 1, 1 | -1, number][] = [
    [0, 1, plate.x],
    [0, -1, plate.x + plate.w],
    [1, 1, plate.y],
    [1, -1, plate.y + plate.h],
  ];
  return edges.reduce<readonly Point[]>((points, [axis, sign, limit]) => {
    const inside = (p: Point) => sign * (p[axis] - limit) >= 0;
    return points.flatMap((p, i) => {
      const previous = points.at(i - 1) ?? p;
      const cut = inside(p) === inside(previous) ? [] : [crossing(previous, p, axis, limit)];
      return inside(p) ? [...cut, p] : cut;
    });
  }, polygon);
}

function crossing(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [limit, a[1] + t * (b[1] - a[1])] : [a[0] + t * (b[0] - a[0]), limit];
}

function bounds(nodes: readonly ShapeNode[]): Frame {
  const x = Math.min(...nodes.map((n) => n.frame.x));
  const y = Math.min(...nodes.map((n) => n.frame.y));
  const right = Math.max(...nodes.map((n) => n.frame.x + n.frame.w));
  const bottom = Math.max(...nodes.map((n) => n.frame.y + n.frame.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** A shaded strip of middling width: the accent neither shouts from the widest nor hides in the narrowest. */
function accentStrip(widths: readonly number[], chance: number): number {
  const shadedByWidth = widths
    .map((w, i) => ({ w, i }))
    .filter(({ i }) => i % 2 === 1)
    .sort((a, b) => b.w - a.w);
  const middle = shadedByWidth.slice(shadedByWidth.length > 2 ? 1 : 0, 4);
  return middle[Math.floor(chance * middle.length)]?.i ?? 0;
}

function tonesOn(ground: Color, dark: boolean, template: Template): Tones {
  const paper: Color = 'ref' in ground && ground.ref === 'bg' && !dark ? { ref: 'surface' } : ground;
  const tone = (lum: readonly [number, number]) => shade(paper, lum);
  const accent = artAccent(ground, template.palette);
  return {
    lit: dark ? gradient(tone([0.91, 0.09]), tone([0.96, 0.04])) : gradient(shade(ground, [0.998, 0]), tone([0.975, 0])),
    shaded: dark ? gradient(tone([0.7, 0]), tone([0.99, 0.012])) : gradient(tone([0.875, 0]), tone([0.955, 0])),
    accentLit: gradient(shade(accent, [0.86, 0.14]), accent),
    accentShaded: gradient(accent, shade(accent, [0.9, 0])),
  };
}

/** The loud strip must stand apart from its ground: 1.6:1 is what a shape needs to be seen at a glance beside its neighbours. */
function artAccent(ground: Color, palette: Palette): Color {
  const under = resolveColor(ground, palette);
  const accents = themeColors.filter((ref) => ref.startsWith('accent'));
  return accents.map((ref) => ({ ref })).find((c) => contrast(resolveColor(c, palette), under) >= 1.6) ?? { ref: 'bg' };
}
