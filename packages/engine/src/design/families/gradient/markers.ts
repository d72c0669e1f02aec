/** What stands at a point in time: a slab of light, a cone, a shaft, a hill, slats. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { theme } from '../../art/tones.ts';
import type { Marker } from '../display/timelinePage.ts';

const slab =
  (lead: Color, other: Color): Marker =>
  (canvas, { x, y, w, h }, leads) => {
    canvas.polygon(
      [
        [x + w * 0.12, y + h],
        [x + w * 0.12, y + h * 0.5],
        [x + w * 0.88, y],
        [x + w * 0.88, y + h],
      ],
      leads ? lead : other,
    );
  };

const cone: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x, y + h * 0.88],
      [x + w * 0.4, y + h * 0.1],
      [x + w * 0.6, y + h * 0.1],
      [x + w, y + h * 0.88],
    ],
    lead ? theme.accent1 : theme.accent3,
  );
};

const shaft: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x, y + h],
      [x + w * 0.5, y],
      [x + w, y],
      [x + w * 0.5, y + h],
    ],
    lead ? theme.accent1 : theme.accent5,
  );
};

const hill: Marker = (canvas, { x, y, w, h }, lead) => {
  const base = y + h * 0.88;
  canvas.fill(
    [
      ['M', x, base],
      ['C', x + w * 0.22, base, x + w * 0.2, y + 1, x + w * 0.5, y + 1],
      ['C', x + w * 0.8, y + 1, x + w * 0.78, base, x + w, base],
      ['Z'],
    ],
    lead ? theme.accent1 : theme.accent6,
  );
};

const slats: Marker = (canvas, { x, y, w, h }, lead) => {
  const bar = (top: number, height: number, from: number): Frame => ({ x: x + from * w, y: y + top * h, w: w * (1 - from), h: height * h });
  const paint = lead ? theme.accent1 : theme.accent3;
  canvas.rect(bar(0.12, 0.1, 0.3), paint);
  canvas.rect(bar(0.36, 0.16, 0.12), paint);
  canvas.rect(bar(0.66, 0.24, 0), paint);
};

export const markers: Readonly<Record<string, Marker>> = {
  Dubai: slab(theme.accent1, theme.accent2),
  Auckland: cone,
  Melbourne: shaft,
  RioDeJaneiro: hill,
  LosAngeles: slats,
};
