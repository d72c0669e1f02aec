/** A letter of a broad reed pen held at one angle, seen close up: strokes that swell and thin as they turn, and rhombic dots. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { nib, rhombus } from './strokes.ts';

export interface PenStroke {
  readonly through: readonly Point[];
  /** Width of the nib, in units of the letter. */
  readonly width: number;
  readonly ink: Color;
}

export interface PenDot {
  readonly at: Point;
  /** From the middle to a corner, in units of the letter. */
  readonly reach: number;
  readonly ink: Color;
}

export interface Letter {
  readonly plate: Frame;
  /** Where the letter's own origin lies on the slide. */
  readonly origin: Point;
  /** Points for each unit of the letter. */
  readonly scale: number;
  readonly strokes: readonly PenStroke[];
  readonly dots: readonly PenDot[];
}

/** About 43 degrees: level strokes are broad, those that rise along the pen are hairlines. */
const ANGLE = -Math.PI / 4.2;

export function letter({ plate, origin, scale, strokes, dots }: Letter): SceneNode[] {
  const canvas = new Canvas(plate);
  const place = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  for (const { through, width, ink } of strokes)
    for (const piece of nib(through.map(place), width * scale, ANGLE)) canvas.polygon(piece, ink);
  for (const ink of new Set(dots.map((dot) => dot.ink))) {
    const alike = dots.filter((dot) => dot.ink === ink);
    canvas.fill(
      alike.flatMap(({ at, reach }) => closed(rhombus(place(at), reach * scale))),
      ink,
    );
  }
  return canvas.nodes('Letter');
}
