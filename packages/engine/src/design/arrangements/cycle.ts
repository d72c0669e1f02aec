/**
 * Steps that lead back to the first. Up to six stand around a ring, each beside its arc; where they say more, in a list beside the ring;
 * still more of them in a loop of boxes, or in rows as the steps of a process.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import { type Color, resolveColor } from '../../model/color.ts';
import { bottomOf, rightOf } from '../../model/frame.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { endsInAWord } from '../arrange/list.ts';
import { titledPage } from '../arrange/titles.ts';
import { loop } from '../kinds/cycleLoop.ts';
import { drawRing, middleOf, placeCenter, type Ring } from '../kinds/cycleRing.ts';
import { boldTones, toneInTurn } from '../kinds/tones.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body as bodyLook, date, heading, paragraph } from '../page/typography.ts';
import { legible, TEXT_CONTRAST } from '../tokens/inks.ts';
import { numberedRows } from './numbered.ts';

type Slide = SlideOf<'cycle'>;

/** Between the ring and its labels. */
const LABEL_GAP = 28;
const LEAST_LABEL = 170;
/** Of the list beside the ring: the height of a row, and how much of it stays free, points. */
const TALLEST_ROW = 96;
const ROW_SPACE = 10;
const MOST_AROUND = 6;
const MOST_BESIDE = 8;

export const cycle = layoutOf<'cycle'>((template) => plainLayout('cycle', 'Cycle', template), arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.steps.length;
  // A part of a cycle leads nowhere back: its steps are counted on.
  if (!context.partial) {
    const [fewAround, fewBeside] = [count <= MOST_AROUND, count <= MOST_BESIDE];
    const named = slide.steps.every((step) => !step.text?.trim());
    if (fewAround) for (const size of steps(named ? 32 : 26, 20)) yield around(slide, context, size);
    if (fewBeside) for (const size of steps(24, 20)) yield beside(slide, context, size);
    // Around a ring much text would be small and ragged: boxes hold it.
    if (count >= 4 && count % 2 === 0) for (const size of steps(20, 15)) yield withoutCenter(loop(slide, context, size), slide, context);
    if (fewAround) for (const size of steps(18, 16)) yield around(slide, context, size);
    if (fewBeside) for (const size of steps(18, 14)) yield beside(slide, context, size);
    // Rather around on the wide page than in rows on a narrow one.
    if (fewBeside && context.template.wide) return;
  }
  for (const size of steps(20, 14)) yield withoutCenter(numberedRows(slide, context, size, 1), slide, context);
  for (const size of steps(16, 12)) yield withoutCenter(numberedRows(slide, context, size, 2), slide, context);
}

function withoutCenter(builder: PageBuilder, { center }: Slide, context: LayoutContext): PageBuilder {
  if (center?.trim() && context.entriesBefore === 0) builder.unshown.push(center);
  return builder;
}

/** Labels at both sides of the ring, each at the height of its arc as far as its neighbours leave room. */
function around(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('cycle', slide.title, context);
  const radius = Math.min(area.h / 2, area.w * 0.19);
  const ring: Ring = { center: [area.x + area.w / 2, area.y + area.h / 2], radius };
  const width = area.w / 2 - radius - LABEL_GAP;
  if (width < LEAST_LABEL) builder.judge('overflows');
  placeRing(builder, slide, ring, context);
  const sides = slide.steps.map((_, i) => (middleOf(i, slide.steps.length) <= 180 ? 'right' : 'left'));
  const placed = slide.steps.map((_, i) => {
    const right = sides[i] === 'right';
    const words = label(slide, i, size, context, right ? 'start' : 'end');
    const angle = ((middleOf(i, slide.steps.length) - 90) * Math.PI) / 180;
    const wraps = size > 26 && measure(words, width, context).lines.length > 1;
    if (wraps || (size > 18 && words.some((text) => endsInAWord(measure([text], width, context))))) builder.judge('overflows');
    return { right, words, height: measure(words, width, context).height, wish: ring.center[1] + Math.sin(angle) * radius * 0.72 };
  });
  const tops = new Map<number, number>();
  for (const right of [true, false]) {
    const side = placed
      .map((p, i) => ({ ...p, i }))
      .filter((p) => p.right === right)
      .sort((a, b) => a.wish - b.wish);
    for (const [k, top] of stacked(side, area).entries()) tops.set(side[k]?.i ?? 0, top);
    if (side.reduce((sum, p) => sum + p.height + 16, -16) > area.h) builder.judge('overflows');
  }
  placed.forEach(({ right, words, height }, i) => {
    const x = right ? ring.center[0] + radius + LABEL_GAP : area.x;
    builder.text(`Step ${i + 1}`, { x, y: tops.get(i) ?? area.y, w: width, h: height }, words, { role: 'body' });
  });
  return builder;
}

/** The phrase in the middle is read before the steps around it. */
function placeRing(builder: PageBuilder, slide: Slide, ring: Ring, context: LayoutContext): void {
  if (slide.center?.trim()) placeCenter(builder, slide.center, ring, context);
  const heads = slide.steps.map((step) => step.head);
  drawRing(builder, heads, ring, altOf(slide), context);
}

/** Tops of blocks in their order from top to bottom: near their wished middles, apart, and within the area as long as they fit. */
function stacked(blocks: readonly { readonly height: number; readonly wish: number }[], area: Frame): number[] {
  const tops: number[] = [];
  let least = area.y;
  for (const { height, wish } of blocks) {
    const top = Math.max(least, wish - height / 2);
    tops.push(top);
    least = top + height + 16;
  }
  let most = bottomOf(area);
  for (let i = blocks.length - 1; i >= 0; i--) {
    const height = blocks[i]?.height ?? 0;
    tops[i] = Math.min(tops[i] ?? 0, most - height);
    most = (tops[i] ?? 0) - 16;
  }
  return tops;
}

/** The ring at the start, the steps as a numbered list beside it. */
function beside(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('cycle', slide.title, context);
  const radius = Math.min(area.h / 2, area.w * 0.2);
  const ring: Ring = { center: [area.x + radius, area.y + area.h / 2], radius };
  placeRing(builder, slide, ring, context);
  const x = area.x + 2 * radius + LABEL_GAP + 16;
  const width = rightOf(area) - x;
  const pitch = Math.min(TALLEST_ROW, area.h / slide.steps.length);
  const top = area.y + (area.h - pitch * slide.steps.length) / 2;
  slide.steps.forEach((_, i) => {
    const row: Frame = { x, y: top + i * pitch, w: width, h: pitch };
    if (i > 0) builder.rule(`Hairline ${i}`, { ...row, h: 1 }, context.template.page.line);
    const words = label(slide, i, size, context, 'start');
    if (measure(words, width, context).height > pitch - ROW_SPACE) builder.judge('overflows');
    builder.text(`Step ${i + 1}`, row, words, { role: 'body', anchor: 'middle' });
  });
  return builder;
}

/** The step's number and name, and below them its text. */
function label(slide: Slide, index: number, size: number, context: LayoutContext, align: 'start' | 'end'): Paragraph[] {
  const { template } = context;
  const step = slide.steps[index];
  const { page } = template;
  const look = heading(template, size, page.text, 1.22);
  const number = { text: `${numeralOf(index + 1, context.language)}  `, look: date(template, size, inkOfStep(slide, index, context)) };
  const head = paragraph([number, { text: step?.head ?? '', look }], look, context, { align });
  if (!step?.text?.trim()) return [head];
  return [
    head,
    paragraph(step.text, bodyLook(template, size > 16 ? Math.max(16, size - 2) : 14, page.text, undefined, 1.34), context, {
      align,
      before: 2,
    }),
  ];
}

/** The colour of the step's arc, as far as it can be read on the page; the accent where arcs only fade. */
function inkOfStep(slide: Slide, index: number, context: LayoutContext): Color {
  const { page, palette } = context.template;
  if (boldTones(context).length === 0) return page.accent;
  return legible(toneInTurn(index, slide.steps.length, context), [resolveColor(page.ground, palette)], TEXT_CONTRAST, palette);
}

const altOf = (slide: Slide): string => [...slide.steps, ...slide.steps.slice(0, 1)].map((step) => step.head).join(' → ');
