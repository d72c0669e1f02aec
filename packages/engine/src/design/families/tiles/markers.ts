/** What stands at a point in time: a broken tile, a painted one, a lozenge of the frieze, a star. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Canvas } from '../../art/canvas.ts';
import type { Point } from '../../art/clip.ts';
import { theme } from '../../art/tones.ts';
import type { Marker } from '../display/timelinePage.ts';
import { points } from './stars.ts';

const middleOf = ({ x, y, w, h }: Frame): Point => [x + w / 2, y + h / 2];

function diamond(canvas: Canvas, [x, y]: Point, radius: number, paint: Color): void {
  canvas.polygon(
    [
      [x - radius, y],
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
    ],
    paint,
  );
}

const brokenTile: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x + 1, y + h * 0.14],
      [x + w * 0.9, y],
      [x + w, y + h * 0.84],
      [x + w * 0.12, y + h],
    ],
    lead ? theme.accent1 : theme.accent5,
  );
};

/** A white flower on a glaze. */
const paintedTile: Marker = (canvas, square, lead) => {
  const glaze = lead ? theme.accent1 : theme.accent5;
  const middle = middleOf(square);
  canvas.rect(square, glaze);
  const petals = Array.from({ length: 8 }, (_, i): Point => {
    const r = square.w * (i % 2 ? 0.16 : 0.5);
    return [middle[0] + r * Math.cos((i * Math.PI) / 4), middle[1] + r * Math.sin((i * Math.PI) / 4)];
  });
  canvas.polygon(petals, theme.bg);
  diamond(canvas, middle, square.w * 0.13, lead ? theme.accent3 : theme.accent1);
};

const lozenge: Marker = (canvas, square, lead) => {
  const paint = lead ? theme.accent1 : theme.accent2;
  const middle = middleOf(square);
  diamond(canvas, middle, square.w * 0.5, paint);
  diamond(canvas, middle, square.w * 0.31, theme.bg);
  diamond(canvas, middle, square.w * 0.17, paint);
};

const star: Marker = (canvas, square, lead) => {
  const middle = middleOf(square);
  canvas.polygon(points(middle, square.w / 2, 0.72, 0), lead ? theme.accent1 : theme.accent4);
  canvas.polygon(points(middle, square.w * 0.24, 0.72, 0), lead ? theme.bg : theme.accent3);
};

export const markers: Readonly<Record<string, Marker>> = {
  Barcelona: brokenTile,
  Lisbon: paintedTile,
  Athens: lozenge,
  Istanbul: star,
};
