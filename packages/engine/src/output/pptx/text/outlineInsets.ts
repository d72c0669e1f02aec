/** Where applications set text in an outline: not in its whole frame, as the Scene does, but in the rectangle that the preset names for it. */
import type { Frame, Geometry } from '../../../model/scene.ts';
import type { TextBody } from '../../../model/text.ts';

type Insets = TextBody['insets'];

/** Of a quarter of a circle: from the corner of its square to the circle's middle, along a side. */
const CORNER = 1 - Math.SQRT1_2;

/** Left, top, right, bottom: from the frame to the preset's rectangle. */
function presetInsets(geometry: Geometry, { w, h }: Frame): Insets {
  if (geometry.type === 'ellipse') return [(w / 2) * CORNER, (h / 2) * CORNER, (w / 2) * CORNER, (h / 2) * CORNER];
  if (geometry.type !== 'roundRect') return [0, 0, 0, 0];
  const corner = Math.min(Math.max(geometry.radius, 0), w / 2, h / 2) * CORNER;
  return [corner, corner, corner, corner];
}

/** What is left of the text's insets inside that rectangle, none below zero. */
export function insetsWithin(geometry: Geometry, frame: Frame, insets: Insets): Insets {
  const preset = presetInsets(geometry, frame);
  const left = (side: 0 | 1 | 2 | 3): number => Math.max(0, insets[side] - preset[side]);
  return [left(0), left(1), left(2), left(3)];
}

/** Whether lines that the frame holds are wider than the rectangle, so that they would break there: each paragraph is on a line of its own. */
export function isWiderThanRectangle(geometry: Geometry, frame: Frame, { insets, lines, paragraphs }: TextBody): boolean {
  const [left, , right] = presetInsets(geometry, frame);
  const room = frame.w - Math.max(left, insets[0]) - Math.max(right, insets[2]);
  return lines.length === paragraphs.length && lines.some(({ width }) => width > room);
}
