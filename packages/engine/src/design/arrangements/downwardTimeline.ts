/** Points in time that say more, one below the other: the date beside the line, what happened in lines that read well. */

import { rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { lowered } from '../arrange/lowered.ts';
import { titledPage } from '../arrange/titles.ts';
import { DOT, date, drawAxis, event, leads, type TimelineSlide } from '../kinds/timelineAxis.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';

/** From a date to the line, and from there to an event; large dots have their place between. */
const LINE_GAP = { before: 22, after: 46 } as const;
/** Between a row's words and the next, points. */
const LEAST_GAP = 14;
const TALLEST_ROW = 116;
/** What dates may take of the width. */
const MOST_BESIDE = 0.34;
/** A longer line loses the reader. */
const WIDEST = 680;
/** How much wider than its words a date's box is, for another font. */
const ROOM = 1.08;

/** Overflows where the dates do not stand on a line each. */
export function downwardTimeline(slide: TimelineSlide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('timeline', slide.title, context);
  const datesAt = (s: number) => slide.points.map((point, i) => [date(point.date, s, leads(slide, i), context)]);
  const most = area.w * MOST_BESIDE;
  const widthAt = (s: number) => Math.max(...datesAt(s).map((each) => measure(each, area.w, context).width)) * ROOM + 2;
  const dateSize = steps(size + 14, size).find((s) => widthAt(s) <= most);
  if (!dateSize) {
    builder.judge('overflows');
    return builder;
  }
  const dates = datesAt(dateSize);
  const beside = widthAt(dateSize);
  const x = area.x + beside + LINE_GAP.before + LINE_GAP.after;
  const width = Math.min(WIDEST, rightOf(area) - x);
  const events = slide.points.map((point) => [event(point.text, size, context)]);
  const heights = events.map((each, i) => Math.max(measure(each, width, context).height, measure(dates[i] ?? [], beside, context).height));
  const tallest = Math.max(...heights);
  const pitch = Math.min(TALLEST_ROW, area.h / slide.points.length);
  if (tallest + LEAST_GAP > pitch) builder.judge('overflows');
  const top = lowered(area, pitch * slide.points.length);
  const rowOf = (i: number): Frame => ({ ...area, y: top + i * pitch, h: pitch });
  const dots = slide.points.map((_, i): Frame => {
    const { y, h } = rowOf(i);
    return { x: area.x + beside + LINE_GAP.before, y: y + (h - DOT) / 2, w: DOT, h: DOT };
  });
  drawAxis(builder, slide, dots, 'down', context);
  slide.points.forEach((_, i) => {
    const row = rowOf(i);
    builder.text(`Date ${i + 1}`, { ...row, w: beside }, dates[i] ?? [], { role: 'label', anchor: 'middle' });
    builder.text(`Event ${i + 1}`, { ...row, x, w: width }, events[i] ?? [], { role: 'body', anchor: 'middle' });
  });
  return builder;
}
