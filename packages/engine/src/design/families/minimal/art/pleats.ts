/**
 * Tokyo's motif: a folded screen seen from the front. Adjoining quadrilaterals that narrow to one side, lit and shaded in turn, one of
 * them in the accent. Each is a native shape in theme colours.
 */
import { type Color, contrast, type Palette, resolveColor, themeColors } from '../../../../model/color.ts';
import type { Fill, Frame, GroupNode, ShapeNode } from '../../../../model/scene.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { artGroup, plane } from '../../../art/shapes.ts';
import { type Inks, shade } from '../../../tokens/inks.ts';
import { gradient } from '../../../tokens/template.ts';

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

export function pleats(screen: Pleats, inks: Inks, palette: Palette): GroupNode {
  const random = randomFrom(screen.seed);
  const widths = Array.from({ length: screen.count }, (_, i) => screen.ratio ** i * (0.93 + 0.14 * random()));
  const scale = screen.frame.w / widths.reduce((sum, w) => sum + w, 0);
  const widest = Math.max(...widths);
  const accent = screen.accent ?? accentStrip(widths, random());
  const tones = screen.inverted
    ? tonesOn({ ref: inks.dark ? 'muted' : 'text' }, !inks.dark, palette)
    : tonesOn(inks.ground, inks.dark, palette);
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
    const node = plane(`${screen.name} ${i + 1}`, cornersOf(quad), fill, screen.plate);
    if (node) nodes.push(node);
    x += w;
  });
  return artGroup(screen.name, nodes);
}

interface Quad {
  readonly x: number;
  readonly right: number;
  /** y of the left and of the right end */
  readonly top: readonly [number, number];
  readonly bottom: readonly [number, number];
}

const cornersOf = ({ x, right, top, bottom }: Quad): Point[] => [
  [x, top[0]],
  [right, top[1]],
  [right, bottom[1]],
  [x, bottom[0]],
];

/** A shaded strip of middling width: the accent neither shouts from the widest nor hides in the narrowest. */
function accentStrip(widths: readonly number[], chance: number): number {
  const shadedByWidth = widths
    .map((w, i) => ({ w, i }))
    .filter(({ i }) => i % 2 === 1)
    .sort((a, b) => b.w - a.w);
  const middle = shadedByWidth.slice(shadedByWidth.length > 2 ? 1 : 0, 4);
  return middle[Math.floor(chance * middle.length)]?.i ?? 0;
}

function tonesOn(ground: Color, dark: boolean, palette: Palette): Tones {
  const paper: Color = 'ref' in ground && ground.ref === 'bg' && !dark ? { ref: 'surface' } : ground;
  const tone = (lum: readonly [number, number]) => shade(paper, lum);
  const accent = artAccent(ground, palette);
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
