/** Steps as sheets of paper that stand on one ground, each a little higher than the one before; what is said of them stands below. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { process as sharedProcess } from '../../arrangements/process.ts';
import { Canvas } from '../../art/canvas.ts';
import { randomFrom } from '../../art/random.ts';
import { theme } from '../../art/tones.ts';
import { entryNumeral } from '../../page/entryNumeral.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { fills } from './fills.ts';

type Slide = SlideOf<'process'>;

/** Points: of numerals, names and texts. */
const SIZES = [
  [54, 28, 20],
  [50, 26, 18],
  [46, 24, 17],
  [42, 22, 16],
] as const;
const GAP = 14;
const MOST_STEPS = 5;
/** How much higher each sheet is than the one before, points. */
const RISES = [34, 22, 12] as const;
/** From the sheets to the texts below them, and the lowest sheet that still looks like one. */
const TEXT_GAP = 18;
const LEAST_HEIGHT = 116;
/** Names alone need no high sheets. */
const GREATEST_HEIGHT = 196;

export const process = variantOf(sharedProcess, function* (slide, context) {
  const count = slide.steps.length;
  if (context.wide && count >= 2 && count <= MOST_STEPS)
    for (const sizes of SIZES) for (const rise of RISES) yield organicTokens(slide, context, sizes, rise);
});

function organicTokens(slide: Slide, context: LayoutContext, sizes: (typeof SIZES)[number], rise: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('process', slide.title, context);
  const count = slide.steps.length;
  const { w, at } = columnsIn(area, count, GAP);
  const texts = slide.steps.map(({ text }) => textOrNone(text, body(template, sizes[2], template.page.text, undefined, 1.36), context));
  const textHeight = Math.max(...texts.map((text) => (text.length > 0 ? measure(text, w - 8, context).height : 0)));
  const below = textHeight > 0 ? textHeight + TEXT_GAP : 0;
  const highest = Math.min(area.h - below, GREATEST_HEIGHT + rise * (count - 1));
  const foot = area.y + highest + (area.h - below - highest) * 0.4;
  const random = randomFrom(slide.title);
  const { plate } = lookOf('organic', template);
  const sheets = slide.steps.map((_, i) => {
    const h = highest - (count - 1 - i) * rise;
    if (h < LEAST_HEIGHT) builder.judge('overflows');
    return plate({ ...at(i), y: foot - h, h: Math.max(1, h) }, random);
  });
  sheets.forEach(({ outline }, i) => {
    const canvas = new Canvas(area);
    canvas.fill(outline, fills[i] ?? theme.accent1);
    builder.add(...canvas.nodes(`Paper ${i + 1}`));
  });
  slide.steps.forEach(({ head }, i) => {
    const ink = inkOn(fills[i] ?? theme.accent1, template.palette);
    const inner = sheets[i]?.inner ?? area;
    placeName(builder, i, nameOf(head, i, ink, sizes, context), inner, context);
    const told: Frame = { x: at(i).x, y: foot + TEXT_GAP, w: w - 8, h: Math.max(1, bottomOf(area) - foot - TEXT_GAP) };
    builder.text(`Text ${i + 1}`, told, texts[i] ?? [], { role: 'body' });
  });
  return builder;
}

const nameOf = (head: string, i: number, ink: Color, sizes: (typeof SIZES)[number], context: LayoutContext): Paragraph[] => [
  paragraph(entryNumeral(i, context), figure(context.template, sizes[0], ink), context),
  paragraph(head, heading(context.template, sizes[1], ink, 1.18), context),
];

/** Numeral and name at the foot of the sheet, so that all names stand on one line. */
function placeName(builder: PageBuilder, i: number, words: readonly Paragraph[], inner: Frame, context: LayoutContext): void {
  const name = words.slice(1);
  if (measure(name, inner.w, context).lines.length > 2) builder.judge('overflows');
  builder.text(`Step ${i + 1}`, inner, words, { role: 'heading', anchor: 'bottom' });
}
