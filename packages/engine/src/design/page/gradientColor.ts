/** The colour of a gradient at a point, as the outputs paint it: DrawingML's `lin`, not scaled. */
import { type Palette, type Rgba, resolveColor } from '../../model/color.ts';
import type { Fill, Frame } from '../../model/scene.ts';

type Gradient = Extract<Fill, { stops: unknown }>;

/** The axis passes through the middle of the frame and is as long as the frame's shadow on it. */
export function gradientColor({ angle, stops }: Gradient, { x, y, w, h }: Frame, at: readonly [number, number], palette: Palette): Rgba {
  const radians = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const length = Math.abs(ux) * w + Math.abs(uy) * h;
  const share = length === 0 ? 0 : ((at[0] - x - w / 2) * ux + (at[1] - y - h / 2) * uy) / length + 0.5;
  const sorted = [...stops].sort((a, b) => a.at - b.at);
  const after = sorted.find((stop) => stop.at >= share) ?? sorted.at(-1);
  const before = sorted.findLast((stop) => stop.at < share) ?? after;
  if (!before || !after) throw new Error('a gradient has two stops at least');
  const [from, to] = [resolveColor(before.color, palette), resolveColor(after.color, palette)];
  const k = before === after ? 0 : (share - before.at) / (after.at - before.at);
  const mix = (i: 0 | 1 | 2 | 3) => from[i] + (to[i] - from[i]) * k;
  return [mix(0), mix(1), mix(2), mix(3)];
}
