/**
 * The gradients of the family: two or three close hues that lie across a frame. Each shape has two colours only, since some office
 * applications show no more than two of a gradient: a third colour is a second shape.
 */
import type { Color } from '../../../../model/color.ts';
import { belowTop } from '../../../../model/frame.ts';
import type { Fill, Frame, ShapeNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { translucent } from '../../../art/tones.ts';

/** A colour, and its share of the way from the first to the last. */
export type SkyStop = readonly [color: Color, at: number];
export type SkyStops = readonly [SkyStop, SkyStop] | readonly [SkyStop, SkyStop, SkyStop];

/** A page's plain ground, and the gradient that lies on it. */
export interface Sky {
  readonly ground: Color;
  readonly backdrop: readonly ShapeNode[];
}

const DOWN = 90;

/**
 * `angle` in degrees of a square that is stretched to the frame: 0 runs to the right, 90 downwards, and at 45 the same colour joins two
 * corners whatever the frame's proportions. The outermost colours fill what lies beyond the ends.
 */
export function sky(stops: SkyStops, angle: number, frame: Frame = SLIDE): Sky {
  const [from, middle, to] = stops;
  const ground = middle[0];
  if (!to) return { ground, backdrop: [figureShape('Sky', frame, { type: 'rect' }, across([from, middle], angle, frame))] };
  if (angle === DOWN) return { ground, backdrop: stacked(from[0], middle, to[0], frame) };
  const glow: SkyStop = [translucent(to[0], 0), middle[1]];
  return {
    ground,
    backdrop: [
      figureShape('Sky', frame, { type: 'rect' }, across([from, middle], angle, frame)),
      figureShape('Glow', frame, { type: 'rect' }, across([glow, to], angle, frame)),
    ],
  };
}

/** Upper and lower sky meet at the middle colour. */
function stacked(from: Color, [middle, at]: SkyStop, to: Color, frame: Frame): ShapeNode[] {
  const h = frame.h * at;
  const down = (a: Color, b: Color): Fill =>
    across(
      [
        [a, 0],
        [b, 1],
      ],
      DOWN,
      frame,
    );
  return [
    figureShape('Upper sky', { ...frame, h }, { type: 'rect' }, down(from, middle)),
    figureShape('Lower sky', belowTop(frame, h), { type: 'rect' }, down(middle, to)),
  ];
}

function across(stops: readonly [SkyStop, SkyStop], angle: number, { w, h }: Frame): Fill {
  const radians = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  const reach = Math.abs(c) + Math.abs(s);
  const turned = (Math.atan2(s * w, c * h) * 180) / Math.PI;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    angle: round((turned + 360) % 360),
    stops: stops.map(([color, at]) => ({ at: round(0.5 + (at - 0.5) / reach), color })),
  };
}
