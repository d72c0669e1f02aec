/** Walled courtyards one inside another, opened by gates on a single axis, written with a loaded brush around a sealed centre. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { brush } from './strokes.ts';

export interface Courtyards {
  readonly plate: Frame;
  readonly center: Point;
  /** 1 is the size of the cover. */
  readonly scale: number;
  readonly walls: Color;
  readonly paper: Color;
  readonly axis: Color;
  readonly seed: string;
  /** Hairlines of a dry brush in each wall. */
  readonly dry?: number;
  /** How far the axis reaches; without it over the whole plate. */
  readonly reach?: number;
}

/** Distance of each wall from the centre, and the width of its strokes. */
const rings: readonly (readonly [number, number])[] = [
  [88, 30],
  [170, 38],
  [262, 50],
  [384, 62],
  [536, 76],
];

export function courtyards({ plate, center, scale, walls, paper, axis, seed, dry = 9, reach }: Courtyards): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(plate);
  const turns = 2 * Math.floor(random() * 2);
  const place = turned(center, scale, turns);
  const far = reach ?? 1200;
  canvas.polygon(
    [place(-1 / scale, -far / scale), place(1 / scale, -far / scale), place(1 / scale, far / scale), place(-1 / scale, far / scale)],
    axis,
  );
  const beyond = Math.max(plate.w, plate.h) / scale;
  for (const [radius, width] of rings.slice(0, reach === undefined ? rings.length : 3)) {
    if (radius > beyond) continue;
    const gate = radius * (0.2 + 0.08 * random());
    const strokes: readonly (readonly Point[])[] = [
      [place(-radius, -radius - width * 0.4), place(-radius - 3, 0), place(-radius + 2, radius + width * 0.3)],
      [place(radius, -radius), place(radius + 4, 0), place(radius, radius + width * 0.2)],
      [place(-radius - width * 0.3, -radius), place(0, -radius - 5), place(radius + width * 0.4, -radius + 3)],
      [place(-radius, radius), place(-gate, radius + 2)],
      [place(gate, radius - 2), place(radius + width * 0.2, radius)],
    ];
    const drawn = strokes.map((through) => brush({ through, width: width * scale, rough: 0.07, dry, samples: samplesOf(through) }, random));
    // Side walls and cross walls overlap at the corners, so they are two paths.
    canvas.fill(
      drawn.slice(0, 2).flatMap((stroke) => closed(stroke.outline)),
      walls,
    );
    canvas.fill(
      drawn.slice(2).flatMap((stroke) => closed(stroke.outline)),
      walls,
    );
    canvas.fill(
      drawn.flatMap((stroke) => stroke.slits.flatMap(closed)),
      paper,
    );
  }
  canvas.polygon([place(-34, -34), place(34, -34), place(34, 34), place(-34, 34)], axis);
  return canvas.nodes('Courtyards');
}

/** Points along each edge of a stroke: enough to be ragged, no more than are seen. */
function samplesOf(through: readonly Point[]): number {
  const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [through[0], through.at(-1)];
  return Math.round(Math.min(36, Math.max(12, Math.hypot(toX - fromX, toY - fromY) / 11)));
}

/** From the drawing, whose gates open downward, to the page: turned by quarters about the centre. */
function turned([cx, cy]: Point, scale: number, turns: number): (x: number, y: number) => Point {
  return (x, y) => {
    const [u, v] = [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ][turns] ?? [x, y];
    return [cx + (u ?? 0) * scale, cy + (v ?? 0) * scale];
  };
}
