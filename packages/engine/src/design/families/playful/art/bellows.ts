/** The bellows of a bandoneon: a fan of pleats, each with a lit and a shaded side, between two end plates with their buttons. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { arcTo, pointOn } from '../../../art/arc.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker } from '../../../art/tones.ts';

export interface Bellows {
  readonly plate: Frame;
  readonly center: Point;
  readonly inner: number;
  readonly outer: number;
  /** Degrees, clockwise from the top. */
  readonly from: number;
  readonly to: number;
  readonly pleats: number;
  readonly colors: readonly Color[];
  readonly ends: Color;
  /** How thick the end plates are. */
  readonly thick: number;
  readonly buttons: readonly Color[];
  readonly seed: string;
}

export function bellows(fan: Bellows): SceneNode[] {
  const random = randomFrom(fan.seed);
  const turn = (random() - 0.5) * 12;
  const first = Math.floor(random() * fan.colors.length);
  const canvas = new Canvas(fan.plate);
  const step = (fan.to - fan.from) / fan.pleats;
  const pieces = new Pieces();
  for (let i = 0; i < fan.pleats; i++) {
    const color = fan.colors[(first + i) % fan.colors.length] ?? fan.ends;
    const at = fan.from + turn + i * step;
    pieces.path(wedge(fan, at, at + step / 2), color);
    pieces.path(wedge(fan, at + step / 2, at + step), darker(color, 0.19));
  }
  pieces.paint(canvas);
  endPlate(canvas, fan, fan.from + turn, -1);
  endPlate(canvas, fan, fan.to + turn, 1);
  return canvas.nodes('Bellows');
}

function wedge({ center, inner, outer }: Bellows, from: number, to: number): PathCommand[] {
  // A hair of overlap, so that the ground does not shine through between neighbours.
  const end = to + 0.08;
  return [
    ['M', ...pointOn(center, inner, from)],
    ['L', ...pointOn(center, outer, from)],
    ...arcTo(center, outer, from, end),
    ['L', ...pointOn(center, inner, end)],
    ...arcTo(center, inner, end, from),
    ['Z'],
  ];
}

/** A rounded plate along the fan's edge at the angle, outside of it: `side` is 1 clockwise. */
function endPlate(canvas: Canvas, { center, inner, outer, ends, thick, buttons }: Bellows, angle: number, side: 1 | -1): void {
  const radians = (angle * Math.PI) / 180;
  /** From "along the edge, away from it" to the page. */
  const place = (along: number, away: number): Point => [
    center[0] + along * Math.sin(radians) + side * away * Math.cos(radians),
    center[1] - along * Math.cos(radians) + side * away * Math.sin(radians),
  ];
  const [near, far] = [inner - 20, outer + 20];
  const round = Math.min(22, thick / 3);
  const corners = [
    [near + round, round, 180],
    [far - round, round, 270],
    [far - round, thick - round, 0],
    [near + round, thick - round, 90],
  ] as const;
  const points = corners.flatMap(([along, away, start]) =>
    Array.from({ length: 6 }, (_, k) => {
      const turn = ((start + 18 * k) * Math.PI) / 180;
      return place(along + round * Math.cos(turn), away + round * Math.sin(turn));
    }),
  );
  canvas.polygon(points, ends);
  const size = thick * 0.1;
  const pitch = size * 3.6;
  const count = Math.floor((far - near - 30) / pitch);
  const dots = new Pieces();
  for (let i = 0; i < count; i++) {
    for (let row = 0; row < 2; row++) {
      const at = place(near + 26 + i * pitch, thick * (0.32 + 0.36 * row));
      dots.path([['M', ...pointOn(at, size, 0)], ...arcTo(at, size, 0, 360), ['Z']], buttons[(i + row) % buttons.length] ?? ends);
    }
  }
  dots.paint(canvas);
}
