/** A few points in time as large dates above a line, from which what happened hangs: on plates, or between hairlines. */
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { steps } from '../fit.ts';
import { measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf, rightOf } from '../templates/grid.ts';
import { inkOn } from '../templates/inks.ts';
import { evenly } from './evenly.ts';
import { lowered } from './furniture.ts';
import { oneLineSize } from './oneLineSize.ts';
import { beginTimeline, DOT, date, drawAxis, event, LINE, leads, type TimelineSlide } from './timelineAxis.ts';

/** What events stand on. */
export type Hanging = 'plates' | 'hairlines';

const GAP = 16;
/** Height of what hangs where it has few words, points. */
const LEAST = { plates: 144, hairlines: 176 } as const;
/** From the dates to the line, and from there to what hangs. */
const SPACE = { above: 18, below: 30 } as const;
const LARGEST_DATE = 46;
/** A narrow column of more lines is tiring to read. */
const MOST_LINES = 5;

/** Overflows where a date takes more than two lines, or an event more than a glance. */
export function hungTimeline(slide: TimelineSlide, stage: Stage, size: number, hanging: Hanging): Sheet {
  const { sheet, body: area } = beginTimeline(slide, stage);
  const { page, palette } = stage.template;
  const count = slide.points.length;
  const width = (area.w - GAP * (count - 1)) / count;
  const onPlates = hanging === 'plates';
  const padding = count <= 3 ? 20 : 15;
  const dates = datesOf(slide, stage, size, width);
  if (!dates) {
    sheet.judge('overflows');
    return sheet;
  }
  const dateHeight = Math.max(...dates.map((d) => measure(d, width, stage).height));
  const words = width - (onPlates ? 2 * padding : padding + 4);
  const events = slide.points.map((point) => measure([event(point.text, size, stage)], words, stage));
  if (events.some(({ lines }) => lines.length > MOST_LINES)) sheet.judge('overflows');
  const room = area.h - dateHeight - SPACE.above - SPACE.below;
  const needed = Math.max(...events.map(({ height }) => height)) + 2 * padding;
  const plate = Math.min(room, Math.max(LEAST[hanging], needed));
  if (needed > room) sheet.judge('overflows');
  const top = lowered(area, dateHeight + SPACE.above + SPACE.below + plate);
  const axis = top + dateHeight + SPACE.above;
  const dots = slide.points.map((_, i): Frame => ({ x: area.x + i * (width + GAP), y: axis - DOT / 2, w: DOT, h: DOT }));
  const hung = axis + SPACE.below;
  dots.forEach(({ x }, i) => {
    const long = onPlates ? SPACE.below : SPACE.below + plate;
    sheet.rule(`Stem ${i + 1}`, { x: x + DOT / 2 - 0.5, y: axis, w: 1, h: long }, onPlates ? page.text : page.line);
  });
  const last = dots.at(-1);
  if (last) sheet.rule('Line', { x: last.x + DOT, y: axis - LINE / 2, w: rightOf(area) - last.x - DOT, h: LINE }, page.line);
  drawAxis(sheet, slide, dots, 'across', stage);
  slide.points.forEach((point, i) => {
    const x = area.x + i * (width + GAP);
    sheet.text(`Date ${i + 1}`, { x, y: top, w: width, h: dateHeight }, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    const fill = leads(slide, i) ? page.accent : page.surface;
    if (onPlates) sheet.shape(`Plate ${i + 1}`, { x, y: hung, w: width, h: plate }, { type: 'rect' }, fill);
    const said = [event(point.text, size, stage, onPlates ? inkOn(fill, palette) : page.text)];
    const inner: Frame = onPlates
      ? { x: x + padding, y: hung + padding, w: words, h: plate - 2 * padding }
      : { x: x + padding + 4, y: hung, w: words, h: bottomOf(area) - hung };
    sheet.text(`Event ${i + 1}`, evenly(said, inner, stage), said, { role: 'body' });
  });
  return sheet;
}

/** All dates in one size, larger than the events: the largest in which each takes one line, or a little larger in two. */
function datesOf(slide: TimelineSlide, stage: Stage, size: number, width: number): Paragraph[][] | undefined {
  const at = (s: number) => slide.points.map((point, i) => [date(point.date, s, leads(slide, i), stage)]);
  const inTwo = (s: number) =>
    at(s).every((each) => {
      const set = measure(each, width, stage);
      return set.lines.length <= 2 && !set.brokenWord;
    });
  const found = oneLineSize(steps(LARGEST_DATE, size + 2), at, width, stage) ?? steps(size + 6, size + 2).find(inTwo);
  return found ? at(found) : undefined;
}
