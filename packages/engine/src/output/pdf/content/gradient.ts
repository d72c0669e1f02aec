/** Linear gradients as axial shadings. */
import { type Palette, type Rgba, resolveColor } from '../../../model/color.ts';
import type { Fill, Frame } from '../../../model/scene.ts';
import { SLIDE_HEIGHT } from '../../../model/units.ts';
import { type Dict, name, type Value } from '../syntax/value.ts';

export type GradientFill = Extract<Fill, { stops: unknown }>;
export interface ColorStop {
  readonly at: number;
  readonly color: Rgba;
}

/** Stops in order, reaching from 0 to 1. */
export function colorStops(fill: GradientFill, palette: Palette): ColorStop[] {
  const stops = fill.stops.map(({ at, color }) => ({ at, color: resolveColor(color, palette) })).sort((a, b) => a.at - b.at);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first && first.at > 0) stops.unshift({ ...first, at: 0 });
  if (last && last.at < 1) stops.push({ ...last, at: 1 });
  return stops;
}

/**
 * Start and end of the gradient's axis on the page, y downwards. The axis passes through the middle of the frame at the angle itself and is
 * as long as the frame's shadow on it, so that the first and the last colour fall on corners: DrawingML's `lin` with `scaled="0"`.
 */
export function gradientAxis(angle: number, { x, y, w, h }: Frame): [number, number, number, number] {
  const radians = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const half = (Math.abs(ux) * w + Math.abs(uy) * h) / 2;
  const [cx, cy] = [x + w / 2, y + h / 2];
  return [cx - ux * half, cy - uy * half, cx + ux * half, cy + uy * half];
}

/** A shading dictionary over the stops; `components` says what of a colour is shown, 1 value for grey or 3 for RGB. */
export function axialShading(axis: readonly number[], stops: readonly ColorStop[], components: (color: Rgba) => number[]): Dict {
  const [x0, y0, x1, y1] = axis as [number, number, number, number];
  const channels = stops[0] ? components(stops[0].color).length : 3;
  return {
    ShadingType: 2,
    ColorSpace: name(channels === 1 ? 'DeviceGray' : 'DeviceRGB'),
    Coords: [x0, SLIDE_HEIGHT - y0, x1, SLIDE_HEIGHT - y1],
    Function: stitched(stops, components),
    Extend: [true, true],
  };
}

function stitched(stops: readonly ColorStop[], components: (color: Rgba) => number[]): Value {
  const pieces: { to: number; fn: Dict }[] = [];
  for (const [i, stop] of stops.entries()) {
    const next = stops[i + 1];
    // Two stops at one place are a hard edge: no piece of the function lies between them.
    if (!next || next.at <= stop.at) continue;
    pieces.push({ to: next.at, fn: { FunctionType: 2, Domain: [0, 1], C0: components(stop.color), C1: components(next.color), N: 1 } });
  }
  const [only] = pieces;
  if (only && pieces.length === 1) return only.fn;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces.map((piece) => piece.fn),
    Bounds: pieces.slice(0, -1).map((piece) => piece.to),
    Encode: pieces.flatMap(() => [0, 1]),
  };
}
