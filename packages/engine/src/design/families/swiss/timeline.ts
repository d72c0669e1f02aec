/**
 * Points in time. Up to five hang from a thick line that runs off the page, their dates above it and the one that matters on a plane; more
 * stand in rows between hairlines, in two columns.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { type DatedLook, datedColumns } from '../../arrangements/datedColumns.ts';
import { type TimelineRowsLook, timelineRows } from '../../arrangements/display/timelineRows.ts';
import { timeline as sharedTimeline } from '../../arrangements/timeline.ts';
import { SLIDE } from '../../art/clip.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { GUTTER, hung } from './grid.ts';

type Slide = SlideOf<'timeline'>;

const MOST_HUNG = 5;
/** The line that the points hang from. */
const LINE = 10;
const PADDING = 16;
/** Of the planes' height, at most and at least. */
const TALLEST = 280;
const LEAST_HEIGHT = 150;
/** What a date may take of the width of its plane. */
const DATE_SHARE = 0.96;
/** Of events in larger type than is usual in columns. */
const FEW_LINES = 5;
/** Of more points. */
const ROWS: TimelineRowsLook = { date: heading, dates: [30, 26, 22], gutter: GUTTER };

export const timeline = variantOf(sharedTimeline, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const { length } = slide.points;
  if (context.wide && length <= MOST_HUNG)
    for (const size of bodySizes(length <= 4 ? 24 : 20, 16)) for (const dates of steps(58, 26)) yield hanging(slide, context, size, dates);
  if (context.wide && length >= 4) yield* timelineRows(slide, ROWS, context);
}

function hanging(slide: Slide, context: LayoutContext, size: number, dateSize: number): PageBuilder {
  const { template } = context;
  const { page, palette } = template;
  const { builder, area } = titledPage('timeline', slide.title, context);
  const count = slide.points.length;
  const { w: plane, at } = columnsIn(area, count, GUTTER);
  const inner = plane - 2 * PADDING;
  const [lead] = lookOf('swiss', template).planes;
  const fillOf = (i: number): Color => (i === slide.highlight ? lead : page.surface);
  const look: DatedLook = {
    width: plane * DATE_SHARE,
    inner,
    sizes: [dateSize],
    date: (s, i) => heading(template, s, i === slide.highlight ? page.figure : page.text, 1.1),
    event: (i) => body(template, size, inkOn(fillOf(i), palette), 400, 1.36),
  };
  const { dates, dateHeight, events, eventHeight } = datedColumns(builder, slide, look, context);
  if (size > 20 && events.some((event) => measure(event, inner, context).lines.length > FEW_LINES)) builder.judge('overflows');
  const tallest = eventHeight + 2 * PADDING;
  const room = area.h - dateHeight - LINE;
  const height = Math.min(room, Math.max(tallest + size * 1.36, LEAST_HEIGHT, Math.min(TALLEST, room * 0.9)));
  if (tallest > room) builder.judge('overflows');
  const axis = area.y + dateHeight + (room - height) * 0.4;
  builder.group('Line', undefined, () => {
    builder.rule('Past', { x: area.x, y: axis, w: SLIDE.w - area.x, h: LINE }, page.text);
    slide.points.forEach((_, i) => {
      const x = at(i).x;
      if (i === slide.highlight) builder.rule('Highlight', { x, y: axis, w: plane, h: LINE }, lead);
      builder.shape(`Plane ${i + 1}`, { x, y: axis + LINE, w: plane, h: height }, { type: 'rect' }, fillOf(i));
    });
  });
  slide.points.forEach((_, i) => {
    const x = at(i).x;
    const above: Frame = { x: hung(x), y: axis - dateHeight - 4, w: plane, h: dateHeight };
    builder.text(`Date ${i + 1}`, above, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    const below: Frame = { x: x + PADDING, y: axis + LINE + PADDING, w: inner, h: height - 2 * PADDING };
    const words = events[i] ?? [];
    builder.text(`Event ${i + 1}`, { ...below, w: balanced(words, below, context).width }, words, { role: 'body' });
  });
  return builder;
}
