/**
 * Two to six figures: three as one giant beside two smaller ones, otherwise open columns or cells under hairlines, with bars where they are
 * shares of a hundred.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { columnsIn } from '../arrange/cells.ts';
import { evenly } from '../arrange/evenly.ts';
import { headedText } from '../arrange/headedText.ts';
import { lowered } from '../arrange/lowered.ts';
import { largestOnOneLine } from '../arrange/oneLineSize.ts';
import { titledPage } from '../arrange/titles.ts';
import { figureWords } from '../kinds/figureWords.ts';
import { sharesOfHundred } from '../kinds/sharesOfHundred.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body, strong } from '../page/typography.ts';
import { figureInk } from '../tokens/inks.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

/** Sizes in points: of the figures, and of the labels below them. */
interface Sizes {
  readonly figure: number;
  readonly label: number;
}

const GUTTER = 32;
/** Of shares: height of their bars, and the distance to what they count. */
const BAR = { h: 8, space: 16 } as const;
/** Narrower, there is no room for figures beside the giant. */
const LEAST_LEAD = 780;
/** Smaller figures of three still stand side by side rather than as two and one. */
const LEAST_OF_THREE = 32;
/** Height of a label and a note of two lines, points: a longer one is set smaller. */
const CALM_LEGEND = 84;

export const stats = layoutOf<'stats'>((template) => plainLayout('stats', 'Figures', template), arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.stats.length;
  const metered = sharesOfHundred(slide.stats.map((stat) => stat.figure)) !== undefined;
  if (count === 3 && !metered && context.template.grid.body.w >= LEAST_LEAD && context.ordinal % 2 === 0)
    for (const size of [148, 124, 104]) yield oneLeads(slide, context, size);
  if (count <= 3) {
    for (const label of isBare(slide) ? [26, 24, 20, 18] : count <= 2 ? [20, 18] : [18, 16]) {
      for (const size of count <= 2 ? steps(148, 42) : steps(88, LEAST_OF_THREE)) yield columns(slide, context, { figure: size, label });
    }
  }
  const across = count <= 4 ? 2 : 3;
  for (const label of across === 2 ? [18, 16, 15, 14] : [16, 15, 14]) {
    for (const size of steps(across === 2 ? 66 : 50, 30)) yield grid(slide, context, { figure: size, label }, across);
  }
  if (count <= 3) for (const size of steps(38, 26)) yield columns(slide, context, { figure: size, label: 14 });
  // What a figure counts is read too: labels stay above the least size where smaller figures leave them room.
  for (const label of [14, 12]) for (const size of steps(28, label + 4)) yield grid(slide, context, { figure: size, label }, across);
}

/** Figures whose labels say all: these may be larger. */
const isBare = ({ stats }: Slide): boolean => stats.every((stat) => !stat.note?.trim());

/** The first figure dominates; the others stand beside it between hairlines. */
function oneLeads(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('stats', slide.title, context);
  const { page } = context.template;
  const [first, ...others] = slide.stats;
  if (!first) return builder;
  const down = lowered(area, 288);
  // The wide bearing of a giant figure is taken back, so that it stands on the text's edge for the eye.
  number(builder, 0, first, { x: area.x - 6, y: down + 12, w: 440, h: 164 }, size, context, 'bottom');
  const label = legend(first, isBare(slide) ? 26 : 20, context);
  const below: Frame = { x: area.x, y: down + 188, w: 400, h: bottomOf(area) - down - 188 };
  builder.text('Label 1', evenly(label, below, context), label, { role: 'body' });
  const beside = area.x + 456;
  const legendX = area.x + 644;
  const beyond: Frame = { x: legendX, y: 0, w: rightOf(area) - legendX, h: 108 };
  const small =
    (isBare(slide) ? [22, 20, 18, 16] : [18, 16]).find((size) => tallestLegend(others, beyond.w, size, context) <= CALM_LEGEND) ?? 16;
  const smaller = commonSize(others, 170, steps(58, 34), context);
  others.forEach((stat, i) => {
    const y = down + 16 + i * 136;
    builder.rule(`Hairline ${i + 1}`, { x: beside, y, w: rightOf(area) - beside, h: 1 }, page.line);
    number(builder, i + 1, stat, { x: beside, y: y + 16, w: 176, h: 84 }, smaller, context, 'top');
    const words = legend(stat, small, context);
    builder.text(`Label ${i + 2}`, evenly(words, { ...beyond, y: y + 22 }, context), words, { role: 'body' });
  });
  builder.rule(`Hairline ${others.length + 1}`, { x: beside, y: down + 288, w: rightOf(area) - beside, h: 1 }, page.line);
  return builder;
}

/** Open columns under a rule each; figures share one baseline. */
function columns(slide: Slide, context: LayoutContext, sizes: Sizes): PageBuilder {
  const { builder, area } = titledPage('stats', slide.title, context);
  const count = slide.stats.length;
  const { w: width, at } = columnsIn(area, count, GUTTER);
  const height = Math.max(96, sizes.figure * 1.3);
  const shares = sharesOfHundred(slide.stats.map((stat) => stat.figure));
  const bar = shares ? BAR.h + BAR.space : 0;
  const content = 16 + height + 16 + bar + tallestLegend(slide.stats, width, sizes.label, context);
  const top = lowered(area, content);
  slide.stats.forEach((stat, i) => {
    const { x } = at(i);
    rule(builder, i, { x, y: top, w: width, h: context.template.rule }, context);
    number(builder, i, stat, { x, y: top + 16, w: width, h: height }, sizes.figure, context, 'bottom');
    const y = top + height + 32 + bar;
    if (shares) placeBar(builder, i, { x, y: y - bar, w: width, h: BAR.h }, shares[i] ?? 0, context);
    const words = legend(stat, sizes.label, context);
    builder.text(`Label ${i + 1}`, evenly(words, { x, y, w: width, h: bottomOf(area) - y }, context), words, { role: 'body' });
  });
  return builder;
}

/** Cells under hairlines: the figure, and what it counts below it. */
function grid(slide: Slide, context: LayoutContext, sizes: Sizes, across: number): PageBuilder {
  const { builder, area } = titledPage('stats', slide.title, context);
  const { w: width, at } = columnsIn(area, across, GUTTER);
  const rows = Math.ceil(slide.stats.length / across);
  const top = area.y;
  const pitch = (bottomOf(area) - top + 10) / rows;
  const shares = sharesOfHundred(slide.stats.map((stat) => stat.figure));
  const bar = shares ? BAR.h + BAR.space : 0;
  const height = sizes.figure * 1.3;
  slide.stats.forEach((stat, i) => {
    const { x } = at(i % across);
    const y = top + Math.floor(i / across) * pitch;
    rule(builder, i, { x, y, w: width, h: i === 0 ? context.template.rule : 1 }, context);
    number(builder, i, stat, { x, y: y + 8, w: width, h: height }, sizes.figure, context, 'top');
    if (shares) placeBar(builder, i, { x, y: y + 8 + height, w: width, h: BAR.h }, shares[i] ?? 0, context);
    const frame = { x, y: y + 8 + height + bar, w: width, h: pitch - height - bar - 20 };
    const words = legend(stat, sizes.label, context);
    builder.text(`Label ${i + 1}`, evenly(words, frame, context), words, { role: 'body' });
  });
  return builder;
}

function rule(builder: PageBuilder, index: number, frame: Frame, context: LayoutContext): void {
  const { page } = context.template;
  builder.rule(`Rule ${index + 1}`, frame, index === 0 ? page.figure : page.line);
}

/** How much of the whole, or of the greatest figure, a figure is. */
function placeBar(builder: PageBuilder, index: number, track: Frame, share: number, context: LayoutContext): void {
  const { page } = context.template;
  builder.rule(`Track ${index + 1}`, track, page.soft);
  if (share > 0) builder.rule(`Bar ${index + 1}`, { ...track, w: track.w * share }, index === 0 ? page.figure : page.text);
}

/** The first figure has the accent. A figure is one line: it shrinks before it breaks. */
function number(
  builder: PageBuilder,
  index: number,
  stat: Stat,
  frame: Frame,
  size: number,
  context: LayoutContext,
  anchor: 'top' | 'bottom',
): void {
  const { page } = context.template;
  const ink = (s: number) => (index === 0 ? figureInk(page, s) : page.text);
  const set = builder.text(`Figure ${index + 1}`, frame, [figureWords(stat.figure, size, ink, context)], { role: 'label', anchor });
  if (set.lines.length > 1 && size > 22) builder.judge('overflows');
}

/** The largest size in which every figure takes one line of the width. */
function commonSize(group: readonly Stat[], width: number, sizes: readonly number[], context: LayoutContext): number {
  const { text } = context.template.page;
  const figuresAt = (size: number) => group.map((stat) => [figureWords(stat.figure, size, () => text, context)]);
  return largestOnOneLine(sizes, figuresAt, width, context) ?? sizes.at(-1) ?? 34;
}

const tallestLegend = (stats: readonly Stat[], width: number, size: number, context: LayoutContext): number =>
  Math.max(...stats.map((stat) => measure(legend(stat, size, context), width, context).height));

function legend(stat: Stat, size: number, context: LayoutContext): Paragraph[] {
  const { page } = context.template;
  const head = strong(context.template, size, page.text);
  const text = body(context.template, Math.max(12, size - 1), page.text);
  return headedText({ head: stat.label, text: stat.note }, { head, text, space: 2 }, context);
}
