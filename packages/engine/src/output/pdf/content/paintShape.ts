/** A shape's outline, filled and stroked. */
import { resolveColor } from '../../../model/color.ts';
import type { Fill, Frame, Geometry, PathCommand, Stroke } from '../../../model/scene.ts';
import { outlineDecimals } from '../../../model/units.ts';
import { arrow } from './arrowHead.ts';
import type { ContentStream } from './contentStream.ts';
import { outline } from './outline.ts';
import type { Paints } from './paints.ts';

export interface ShapeLook {
  readonly geometry: Geometry;
  readonly frame: Frame;
  readonly fill?: Fill | undefined;
  readonly stroke?: Stroke | undefined;
}

export function paintShape(content: ContentStream, shape: ShapeLook, paints: Paints): void {
  const { geometry, frame } = shape;
  const path = geometry.type === 'rect' ? undefined : outline(geometry, frame);
  const decimals = geometry.type === 'path' ? outlineDecimals(frame) : 2;
  const build = () => (path ? content.path(path, decimals) : content.rectangle(frame));
  if (shape.fill && geometry.type !== 'line') paintFill(content, shape.fill, frame, build, paints);
  if (shape.stroke) paintStroke(content, shape.stroke, path ?? outline(geometry, frame), build, paints);
}

function paintFill(content: ContentStream, fill: Fill, frame: Frame, build: () => void, paints: Paints): void {
  const draw = () => {
    build();
    content.fill();
  };
  if ('stops' in fill) {
    const { pattern, opacity } = paints.gradient(fill, frame);
    content.isolated(() => {
      if (opacity) content.graphicsState(opacity);
      content.fillPattern(pattern);
      draw();
    });
    return;
  }
  const color = resolveColor(fill, paints.palette);
  withOpacity(content, color[3], paints, () => {
    content.fillColor(color);
    draw();
  });
}

function paintStroke(content: ContentStream, stroke: Stroke, path: PathCommand[], build: () => void, paints: Paints): void {
  const color = resolveColor(stroke.color, paints.palette);
  const pointed = stroke.arrow && arrow(path, stroke.arrow, stroke.width);
  withOpacity(content, color[3], paints, () => {
    content.strokeColor(color);
    content.lineWidth(stroke.width);
    content.lineCap(stroke.cap ?? 'flat');
    content.dash(dashes(stroke));
    if (!pointed) {
      build();
      content.stroke();
      return;
    }
    content.path(pointed.line);
    content.stroke();
    content.fillColor(color);
    content.path(pointed.head);
    content.fill();
  });
}

/** DrawingML's `dash` and `sysDot` in line widths; with round caps a dot is a dash without length, since the caps make it round. */
function dashes({ dash, cap, width }: Stroke): number[] {
  if (dash === 'dash') return cap === 'round' ? [3 * width, 4 * width] : [4 * width, 3 * width];
  if (dash === 'dot') return cap === 'round' ? [0, 2 * width] : [width, width];
  return [];
}

/** Draws with the opacity; nothing is drawn at 0. */
export function withOpacity(content: ContentStream, alpha: number, paints: Paints, draw: () => void): void {
  if (alpha <= 0) return;
  if (alpha >= 1) {
    draw();
    return;
  }
  content.isolated(() => {
    content.graphicsState(paints.opacity(alpha));
    draw();
  });
}
