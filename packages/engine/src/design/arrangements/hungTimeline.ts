/** A few points in time as large dates above a line, from which what happened hangs: on plates, or between hairlines. */

import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { columnsIn } from '../arrange/cells.ts';
import { evenly } from '../arrange/evenly.ts';
import { lowered } from '../arrange/lowered.ts';
import { oneLineSize } from '../arrange/oneLineSize.ts';
import { titledPage } from '../arrange/titles.ts';
import { DOT, date, drawAxis, event, LINE, leads, type TimelineSlide } from '../kinds/timelineAxis.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { inkOn } from '../tokens/inks.ts';

/** What events stand on. */
export type Hanging = 'plates' | 'hairlines';

const GAP = 16;
/** Height of what hangs where it has few words, points. */
const LEAST_HUNG_HEIGHT = { plates: 144, hairlines: 176 } as const;
/** From the dates to the line, and from there to what hangs. */
const LINE_GAP = { above: 18, below: 30 } as const;
const LARGEST_DATE = 46;
/** A narrow column of more lines is tiring to read. */
const MOST_LINES = 5;

/** Overflows where a date takes more than two lines, or an event more than a glance. */
export function hungTimeline(slide: TimelineSlide, context: LayoutContext, size: number, hanging: Hanging): PageBuilder {
  const { builder, area } = titledPage('timeline', slide.title, context);
  const { page, palette } = context.template;
  const count = slide.points.length;
  const { w: width, at } = columnsIn(area, count, GAP);
  const onPlates = hanging === 'plates';
  const padding = count <= 3 ? 20 : 15;
  const dates = datesOf(slide, context, size, width);
  if (!dates) {
    builder.judge('overflows');
    return builder;
  }
  const dateHeight = Math.max(...dates.map((d) => measure(d, width, context).height));
  const words = width - (onPlates ? 2 * padding : padding + 4);
  const events = slide.points.map((point) => measure([event(point.text, size, context)], words, context));
  if (events.some(({ lines }) => lines.length > MOST_LINES)) builder.judge('overflows');
  const room = area.h - dateHeight - LINE_GAP.above - LINE_GAP.below;
  const needed = Math.max(...events.map(({ height }) => height)) + 2 * padding;
  const plate = Math.min(room, Math.max(LEAST_HUNG_HEIGHT[hanging], needed));
  if (needed > room) builder.judge('overflows');
  const top = lowered(area, dateHeight + LINE_GAP.above + LINE_GAP.below + plate);
  const axis = top + dateHeight + LINE_GAP.above;
  const dots = slide.points.map((_, i): Frame => ({ x: at(i).x, y: axis - DOT / 2, w: DOT, h: DOT }));
  const hung = axis + LINE_GAP.below;
  // Each stem beside what it leads to, so that they are one; the dots cover where the stems begin.
  slide.points.forEach((point, i) => {
    const { x } = at(i);
    const long = onPlates ? LINE_GAP.below : LINE_GAP.below + plate;
    builder.rule(`Stem ${i + 1}`, { x: x + DOT / 2 - 0.5, y: axis, w: 1, h: long }, onPlates ? page.text : page.line);
    builder.text(`Date ${i + 1}`, { x, y: top, w: width, h: dateHeight }, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    const fill = leads(slide, i) ? page.accent : page.surface;
    if (onPlates) builder.shape(`Plate ${i + 1}`, { x, y: hung, w: width, h: plate }, { type: 'rect' }, fill);
    const said = [event(point.text, size, context, onPlates ? inkOn(fill, palette) : page.text)];
    const inner: Frame = onPlates
      ? { x: x + padding, y: hung + padding, w: words, h: plate - 2 * padding }
      : { x: x + padding + 4, y: hung, w: words, h: bottomOf(area) - hung };
    builder.text(`Event ${i + 1}`, evenly(said, inner, context), said, { role: 'body' });
  });
  const last = dots.at(-1);
  if (last) builder.rule('Line', { x: last.x + DOT, y: axis - LINE / 2, w: rightOf(area) - last.x - DOT, h: LINE }, page.line);
  drawAxis(builder, slide, dots, 'across', context);
  return builder;
}

/** All dates in one size, larger than the events: the largest in which each takes one line, or a little larger in two. */
function datesOf(slide: TimelineSlide, context: LayoutContext, size: number, width: number): Paragraph[][] | undefined {
  const at = (s: number) => slide.points.map((point, i) => [date(point.date, s, leads(slide, i), context)]);
  const inTwo = (s: number) =>
    at(s).every((each) => {
      const set = measure(each, width, context);
      return set.lines.length <= 2 && !set.brokenWord;
    });
  const found = oneLineSize(steps(LARGEST_DATE, size + 2), at, width, context) ?? steps(size + 6, size + 2).find(inTwo);
  return found ? at(found) : undefined;
}
