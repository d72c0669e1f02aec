/** The ring of a cycle: one arc for each step, clockwise from the top, each with its number and a point that leads to the next. */

import { numeralOf } from '../../model/numeral.ts';
import type { PathCommand } from '../../model/scene.ts';
import { balanced } from '../arrange/balance.ts';
import { arcTo, pointOn } from '../art/arc.ts';
import type { Point } from '../art/clip.ts';
import { outline } from '../art/shapes.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { bodyOf, measure, type PageBuilder } from '../page/pageBuilder.ts';
import { figure, heading, paragraph } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';
import { toneInTurn } from './tones.ts';

export interface Ring {
  readonly center: Point;
  readonly radius: number;
}

/** Of the radius: how thick the ring is. */
const THICKNESS = 0.3;
/** Degrees between two arcs. */
const GAP = 4;
/** Sizes of the phrase in the middle, points. */
const LARGEST = 24;
const SMALLEST = 14;

/** Where the arc of a step has its middle, in degrees. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) * 360) / count;

export function drawRing(builder: PageBuilder, heads: readonly string[], ring: Ring, alt: string, context: LayoutContext): void {
  const { palette } = context.template;
  const thickness = ring.radius * THICKNESS;
  const size = steps(26, 12).find((s) => s * 1.3 <= thickness * 0.78) ?? 12;
  builder.group('Cycle', alt, () => {
    heads.forEach((_, i) => {
      const fill = toneInTurn(i, heads.length, context);
      builder.add(outline(`Arc ${i + 1}`, arcOf(i, heads.length, ring, thickness), fill));
      const [x, y] = pointOn(ring.center, ring.radius - thickness / 2, middleOf(i, heads.length) + 2);
      const number = [
        paragraph(numeralOf(i + 1, context.language), figure(context.template, size, inkOn(fill, palette)), context, { align: 'center' }),
      ];
      const { height } = measure(number, thickness, context);
      const set = context.typesetter.set(number, { width: thickness, height });
      const frame = { x: x - thickness / 2, y: y - height / 2, w: thickness, h: height };
      const geometry = { type: 'rect' } as const;
      // The group's description tells the order.
      builder.add({ type: 'shape', name: `Number ${i + 1}`, frame, geometry, text: bodyOf(set), role: 'label', decorative: true });
    });
  });
}

/** A band with a notch where it begins and a point where it ends. */
function arcOf(index: number, count: number, { center, radius }: Ring, thickness: number): PathCommand[] {
  const inner = radius - thickness;
  const middle = radius - thickness / 2;
  const from = (index * 360) / count + GAP / 2;
  const to = ((index + 1) * 360) / count - GAP / 2;
  const point = ((thickness * 0.36) / middle) * (180 / Math.PI);
  const start = pointOn(center, radius, from);
  return [
    ['M', ...start],
    ...arcTo(center, radius, from, to),
    ['L', ...pointOn(center, middle, to + point)],
    ['L', ...pointOn(center, inner, to)],
    ...arcTo(center, inner, to, from),
    ['L', ...pointOn(center, middle, from + point)],
    ['Z'],
  ];
}

/** A phrase in the middle of the ring: whether it fits there. */
export function placeCenter(builder: PageBuilder, text: string, { center, radius }: Ring, context: LayoutContext): void {
  const inner = radius * (1 - THICKNESS);
  const side = inner * 1.36;
  const at = (size: number) => [
    paragraph(text, heading(context.template, size, context.template.page.text, 1.2), context, { align: 'center' }),
  ];
  const fits = (size: number) => {
    const set = measure(at(size), side, context);
    return set.height <= side && !set.brokenWord;
  };
  const size = steps(LARGEST, SMALLEST).find(fits) ?? SMALLEST;
  const square = { x: center[0] - side / 2, y: center[1] - side / 2, w: side, h: side };
  const { width } = balanced(at(size), square, context);
  builder.text('Center', { ...square, x: center[0] - width / 2, w: width }, at(size), { role: 'heading', anchor: 'middle' });
}
