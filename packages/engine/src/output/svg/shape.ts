/** A shape's outline, filled and stroked. */
import { type Color, resolveColor, toHex } from '../../model/color.ts';
import type { Fill, Frame, Geometry, PathCommand, Stroke } from '../../model/scene.ts';
import { arrow } from '../pdf/content/arrowHead.ts';
import { colorStops, gradientAxis } from '../pdf/content/gradient.ts';
import { outline } from '../pdf/content/outline.ts';
import { type Defs, short } from './defs.ts';

export interface ShapeLook {
  readonly geometry: Geometry;
  readonly frame: Frame;
  readonly fill?: Fill | undefined;
  readonly stroke?: Stroke | undefined;
}

export function svgShape({ geometry, frame, fill, stroke }: ShapeLook, defs: Defs): string {
  if (!fill && !stroke) return '';
  const path = outline(geometry, frame);
  const filled = fill && geometry.type !== 'line' ? `<path d="${pathData(path)}" ${paintOf('fill', fill, frame, defs)}/>` : '';
  return filled + (stroke ? svgStroke(path, stroke, defs) : '');
}

function svgStroke(path: readonly PathCommand[], stroke: Stroke, defs: Defs): string {
  const pointed = stroke.arrow && arrow(path, stroke.arrow, stroke.width);
  const dash = { dash: [4, 3], dot: [1, 1], solid: [] }[stroke.dash ?? 'solid'].map((part) => short(part * stroke.width)).join(' ');
  const look = [
    'fill="none"',
    colorAttributes('stroke', stroke.color, defs),
    `stroke-width="${short(stroke.width)}"`,
    ...(stroke.cap === 'round' ? ['stroke-linecap="round"'] : []),
    ...(dash ? [`stroke-dasharray="${dash}"`] : []),
  ].join(' ');
  const line = `<path d="${pathData(pointed ? pointed.line : path)}" ${look}/>`;
  return pointed ? `${line}<path d="${pathData(pointed.head)}" ${colorAttributes('fill', stroke.color, defs)}/>` : line;
}

/** What `d` of a path says. */
export const pathData = (path: readonly PathCommand[]): string =>
  path.map(([operator, ...values]) => operator + values.map((value) => short(Number(value))).join(' ')).join('');

function paintOf(attribute: 'fill', fill: Fill, frame: Frame, defs: Defs): string {
  if (!('stops' in fill)) return colorAttributes(attribute, fill, defs);
  const [x1, y1, x2, y2] = gradientAxis(fill.angle, frame).map(short);
  const stops = colorStops(fill, defs.palette)
    .map(
      ({ at, color }) =>
        `<stop offset="${short(at)}" stop-color="${toHex(color)}"${color[3] < 1 ? ` stop-opacity="${short(color[3])}"` : ''}/>`,
    )
    .join('');
  const axis = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  const id = defs.id(`gradient ${axis} ${stops}`, (name) => `<linearGradient id="${name}" ${axis}>${stops}</linearGradient>`);
  return `${attribute}="url(#${id})"`;
}

/** The colour, and its opacity where it is not opaque. */
export function colorAttributes(attribute: 'fill' | 'stroke', color: Color, { palette }: Defs): string {
  const seen = resolveColor(color, palette);
  return `${attribute}="${toHex(seen)}"${seen[3] < 1 ? ` ${attribute}-opacity="${short(seen[3])}"` : ''}`;
}
