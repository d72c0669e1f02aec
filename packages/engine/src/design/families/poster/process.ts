/** Steps as a stair of full blocks from edge to edge of the slide, the last and highest in the template's first colour. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { fullestWidth } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import { process as sharedProcess } from '../../arrangements/process.ts';
import { entryNumeral } from '../../page/entryNumeral.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { block } from './drawn.ts';
import { BAND } from './grid.ts';

type Slide = SlideOf<'process'>;

/** Points: of numerals, heads and texts. */
const SIZES = [
  [84, 30, 20],
  [76, 26, 18],
  [68, 24, 16],
  [54, 22, 15],
  [48, 20, 14],
] as const;
/** How much higher each step is than the one before, points. */
const RISES = [52, 36, 22] as const;
/** The page shows between the title's band and the highest step. */
const BAND_GAP = 24;
const MOST_STEPS = 5;
const MARGIN = { edge: 44, inside: 22, top: 12, foot: 24 } as const;

export const process = variantOf(sharedProcess, function* (slide, context) {
  const count = slide.steps.length;
  if (context.wide && count >= 2 && count <= MOST_STEPS)
    for (const sizes of SIZES) for (const rise of RISES) yield stair(slide, context, sizes, rise);
});

function stair(slide: Slide, context: LayoutContext, sizes: (typeof SIZES)[number], rise: number): PageBuilder {
  const { builder } = titledPage('process', slide.title, context);
  const count = slide.steps.length;
  const { blocks } = lookOf('poster', context.template);
  builder.group('Process', slide.steps.map((step) => step.head).join(' → '), () => {
    slide.steps.forEach((step, i) => {
      const top = BAND.h + BAND_GAP + (count - 1 - i) * rise;
      const frame: Frame = { x: (960 / count) * i, y: top, w: 960 / count, h: 540 - top };
      const fill = blocks[(count - 1 - i) % blocks.length] ?? { ref: 'accent1' };
      builder.add(block(`Block ${i + 1}`, frame, fill));
      placeStep(builder, i, step, frame, inkOf(fill, context.template), sizes, context);
    });
  });
  return builder;
}

function placeStep(
  builder: PageBuilder,
  i: number,
  { head, text }: Slide['steps'][number],
  { x, y, w, h }: Frame,
  ink: Color,
  [numeral, large, small]: (typeof SIZES)[number],
  context: LayoutContext,
): void {
  const { template } = context;
  const left = x === 0 ? MARGIN.edge : MARGIN.inside;
  const inner = { x: x + left, w: w - left - MARGIN.inside };
  const foot = y + h - MARGIN.foot;
  const number = [paragraph(entryNumeral(i, context), figure(template, numeral, ink), context)];
  const name = [paragraph(head, heading(template, large, ink, 1.14), context)];
  const [numberSet, nameSet] = [measure(number, inner.w, context), measure(name, inner.w, context)];
  if (nameSet.lines.length > 2) builder.judge('overflows');
  const nameTop = y + MARGIN.top + numberSet.height;
  builder.text(`Number ${i + 1}`, { ...inner, y: y + MARGIN.top, h: numberSet.height }, number, { role: 'label' });
  builder.text(`Step ${i + 1}`, { ...inner, y: nameTop, h: nameSet.height }, name, { role: 'heading' });
  const textTop = nameTop + nameSet.height + 6;
  const words = textOrNone(text, body(template, small, ink, undefined, 1.34), context);
  const textWidth = words.length > 0 ? fullestWidth([words], inner.w, context) : inner.w;
  if (textTop > foot) builder.judge('overflows');
  builder.text(`Text ${i + 1}`, { x: inner.x, w: textWidth, y: textTop, h: Math.max(1, foot - textTop) }, words, { role: 'body' });
}
