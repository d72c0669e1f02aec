/** The gradients of the family: two or three close hues that lie across a frame. */
import type { Color } from '../../../model/color.ts';
import type { Fill, Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';

/** A colour, and its share of the way from the first to the last. */
export type SkyStop = readonly [color: Color, at: number];

/**
 * `angle` in degrees of a square that is stretched to the frame: 0 runs to the right, 90 downwards, and at 45 the same colour joins two
 * corners whatever the frame's proportions. The outermost colours fill what lies beyond the ends.
 */
export function sky(stops: readonly SkyStop[], angle: number, { w, h }: Frame = SLIDE): Fill {
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
