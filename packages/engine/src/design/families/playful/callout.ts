/** A plate in the template's silhouette that bleeds off the right edge, with a figure and a sentence. */
import type { Frame } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../fit.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { lookOf } from './../looks.ts';

const MARGIN = 28;

export interface Takeaway {
  readonly figure?: string | undefined;
  readonly text: string;
}

export function placeCallout(sheet: Sheet, { figure: value, text }: Takeaway, frame: Frame, size: number, stage: Stage): void {
  const { template } = stage;
  const { callout, calloutInset, calloutFill } = lookOf('playful', template);
  const fill = { ref: calloutFill } as const;
  const ink = inkOn(fill, template.palette);
  const geometry = { type: 'path', commands: callout({ x: 0, y: 0, w: frame.w, h: frame.h }) } as const;
  sheet.add(figureShape('Callout', frame, geometry, fill));
  const inner: Frame = {
    x: frame.x + calloutInset,
    y: frame.y + frame.h * 0.26,
    w: frame.w - calloutInset - MARGIN,
    h: frame.h * 0.61,
  };
  const words = [paragraph(text, body(template, size, ink, 600, 1.3), stage, { before: value?.trim() ? 6 : 0 })];
  if (value?.trim()) {
    const at = (s: number) => paragraph(value, figure(template, s, ink), stage);
    const sized = steps(66, 24).find((s) => measure([at(s)], inner.w, stage).lines.length <= 1) ?? 24;
    words.unshift(at(sized));
  }
  sheet.text('Takeaway', inner, words, { role: 'body' });
}
