/**
 * Points in time: a few as large dates on a line, from which what happened hangs, or, where they say much, one below the other; up to nine
 * above and below a line in turn; more in rows of a grid read like a text. Families that draw their own (editorial, playful, poster, swiss and
 * those of `arrangements/display`) come here with what they do not hold.
 */

import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { titledPage } from '../arrange/titles.ts';
import { DOT, date, drawAxis, drawDot, event, leads, type TimelineSlide } from '../kinds/timelineAxis.ts';
import { bodySizes, steps } from '../page/fit.ts';
import { layoutOf, type SlideLayout } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { downwardTimeline } from './downwardTimeline.ts';
import { type Hanging, hungTimeline } from './hungTimeline.ts';

/** From the line to a text above or below it. */
const STEM = 28;
/** Width of a body, points, on which a few points stand side by side. */
const LEAST_ACROSS = 620;

/** `hanging`: what the events of a few points stand on. */
export const timelineOn = (hanging: Hanging): SlideLayout<'timeline'> =>
  layoutOf<'timeline'>(
    (template) => plainLayout('timeline', 'Timeline', template),
    (slide, context) => arrangements(slide, context, hanging),
  );

export const timeline = timelineOn('plates');

function* arrangements(slide: TimelineSlide, context: LayoutContext, hanging: Hanging) {
  const count = slide.points.length;
  if (count <= 5) {
    const across = context.template.grid.body.w >= LEAST_ACROSS;
    if (across) for (const size of bodySizes(count <= 4 ? 24 : 20, 18)) yield hungTimeline(slide, context, size, hanging);
    for (const size of bodySizes(24, 18)) yield downwardTimeline(slide, context, size);
    yield hungTimeline(slide, context, 16, hanging);
    yield downwardTimeline(slide, context, 16);
  }
  if (count >= 4 && count <= 9) for (const size of bodySizes(20, 14)) yield alternating(slide, context, size);
  for (const size of bodySizes(18, 14)) yield rows(slide, context, size, count <= 4 ? 2 : count <= 9 ? 3 : 4);
  for (const size of steps(14, 12)) yield rows(slide, context, size, 3);
  for (const size of steps(14, 12)) yield rows(slide, context, size, 2);
}

/** Each text is two pitches wide, so neighbours stand on different sides of the line; the last has a pitch and a half. */
function alternating(slide: TimelineSlide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('timeline', slide.title, context);
  const count = slide.points.length;
  const axis = area.y + area.h / 2;
  const pitch = area.w / (count + 0.5);
  // Each stem beside its text, so that the two are one; the dots cover where the stems begin.
  slide.points.forEach((point, i) => {
    const x = area.x + i * pitch;
    const above = i % 2 === 0;
    const stem: Frame = { x: x + DOT / 2 - 0.5, y: above ? axis - STEM + 4 : axis, w: 1, h: STEM - 4 };
    builder.rule(`Stem ${i + 1}`, stem, context.template.page.line);
    const paragraphs = [date(point.date, size + 2, leads(slide, i), context), { ...event(point.text, size, context), spaceBefore: 2 }];
    const frame: Frame = {
      x,
      y: above ? area.y : axis + STEM,
      w: Math.min(2 * pitch - 20, rightOf(area) - x),
      h: area.h / 2 - STEM,
    };
    builder.text(`Point ${i + 1}`, frame, paragraphs, { role: 'body', anchor: above ? 'bottom' : 'top' });
  });
  const dots = slide.points.map((_, i): Frame => ({ x: area.x + i * pitch, y: axis - DOT / 2, w: DOT, h: DOT }));
  drawAxis(builder, slide, dots, 'across', context);
  return builder;
}

function rows(slide: TimelineSlide, context: LayoutContext, size: number, across: number): PageBuilder {
  const { builder, area } = titledPage('timeline', slide.title, context);
  const { page } = context.template;
  const pitch = area.w / across;
  const top = area.y;
  const count = Math.ceil(slide.points.length / across);
  const height = (bottomOf(area) - top + 8) / count;
  slide.points.forEach((point, i) => {
    const x = area.x + (i % across) * pitch;
    const y = top + Math.floor(i / across) * height;
    const last = i % across === across - 1 || i === slide.points.length - 1;
    builder.rule(`Axis ${i + 1}`, { x, y: y + DOT / 2 - 0.5, w: last ? pitch - 20 : pitch, h: 1 }, page.line);
    drawDot(builder, i, { x, y, w: DOT, h: DOT }, leads(slide, i), context);
    const paragraphs = [date(point.date, size + 1, leads(slide, i), context), event(point.text, size, context)];
    builder.text(`Point ${i + 1}`, { x, y: y + DOT + 7, w: pitch - 20, h: height - DOT - 15 }, paragraphs, { role: 'body' });
  });
  return builder;
}
