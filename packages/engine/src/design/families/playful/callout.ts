/** A plate in the template's silhouette that bleeds off the right edge, with a figure and a sentence. */
import type { Frame } from '../../../model/scene.ts';
import { largestOnOneLine } from '../../arrange/oneLineSize.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const MARGIN = 28;

export interface Takeaway {
  readonly figure?: string | undefined;
  readonly text: string;
}

export function placeCallout(
  builder: PageBuilder,
  { figure: value, text }: Takeaway,
  frame: Frame,
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const { callout, calloutInset, calloutFill } = lookOf('playful', template);
  const fill = { ref: calloutFill } as const;
  const ink = inkOn(fill, template.palette);
  const geometry = { type: 'path', commands: callout({ x: 0, y: 0, w: frame.w, h: frame.h }) } as const;
  builder.add(figureShape('Callout', frame, geometry, fill));
  const inner: Frame = {
    x: frame.x + calloutInset,
    y: frame.y + frame.h * 0.26,
    w: frame.w - calloutInset - MARGIN,
    h: frame.h * 0.61,
  };
  const words = [paragraph(text, body(template, size, ink, 600, 1.3), context, { before: value?.trim() ? 6 : 0 })];
  if (value?.trim()) {
    const at = (s: number) => [paragraph(value, figure(template, s, ink), context)];
    words.unshift(...at(largestOnOneLine(steps(66, 24), (s) => [at(s)], inner.w, context) ?? 24));
  }
  builder.text('Takeaway', inner, words, { role: 'body' });
}
