/** Levels of which each rests on the one below: a triangle in slices, each with its words beside it behind a hairline. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { polygon } from '../../art/shapes.ts';
import { fading } from '../../kinds/fading.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { headAndText } from './headAndText.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'pyramid'>;

/** Width of the base as a multiple of the height, and of the page at most. */
const SLENDER = 1.22;
const MOST_WIDTH = 0.46;
const GAP = 5;
/** Between the base and the words. */
const BESIDE = 36;

export const pyramid = onExhibitLayout<'pyramid'>(function* (slide, context) {
  for (const size of [22, 20, 18, 16, 14, 12]) yield () => levels(slide, context, size);
});

function levels(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(180, (frame, builder) => {
    const { page } = context.template;
    const count = slide.levels.length;
    const width = Math.min(frame.w * MOST_WIDTH, frame.h * SLENDER);
    const height = (frame.h - GAP * (count - 1)) / count;
    const textX = frame.x + width + BESIDE;
    const middle = frame.x + width / 2;
    const halfAt = (y: number) => ((y - frame.y) / frame.h) * (width / 2);
    slide.levels.forEach((level, i) => {
      const top = frame.y + i * (height + GAP);
      drawSlice(builder, i, { middle, top, height, upper: halfAt(top), lower: halfAt(top + height) }, toneOf(slide, i, context));
      const text = headAndText(level, size, context);
      const needed = measure(text, rightOf(frame) - textX, context).height;
      if (needed > height) builder.judge('overflows');
      const words: Frame = { x: textX, y: top + (height - needed) / 2, w: rightOf(frame) - textX, h: needed };
      builder.text(`Level ${i + 1}`, words, text, { role: 'body' });
      if (i === 0) return;
      const from = middle + halfAt(top) + 10;
      builder.rule(`Hairline ${i}`, { x: from, y: top - GAP / 2 - 0.5, w: rightOf(frame) - from, h: 1 }, page.line);
    });
  });
}

interface Slice {
  readonly middle: number;
  readonly top: number;
  readonly height: number;
  /** Half the width at the top and at the bottom. */
  readonly upper: number;
  readonly lower: number;
}

function drawSlice(builder: PageBuilder, index: number, { middle, top, height, upper, lower }: Slice, fill: Color): void {
  const frame: Frame = { x: middle - lower, y: top, w: 2 * lower, h: height };
  const shape = polygon([
    [lower - upper, 0],
    [lower + upper, 0],
    [2 * lower, height],
    [0, height],
  ]);
  builder.shape(`Slice ${index + 1}`, frame, shape, fill);
}

/** The level that matters in the accent, which is the base where none is named. */
function toneOf({ highlight, levels: all }: Slide, index: number, { template: { page } }: LayoutContext): Color {
  if (index === (highlight ?? all.length - 1)) return page.figure;
  return fading(0.9 - (0.4 * index) / Math.max(1, all.length - 1), page.dark ? 0.36 : 0.84, page);
}
