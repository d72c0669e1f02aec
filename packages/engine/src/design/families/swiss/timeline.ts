/**
 * Points in time. Up to five hang from a thick line that runs off the page, their dates above it and the one that matters on a plane; more
 * stand in rows between hairlines, in two columns.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { SLIDE } from '../../art/clip.ts';
import { balanced } from '../../balance.ts';
import { bodySizes, firstThatFits, steps } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { timeline as sharedTimeline } from '../../layouts/timeline.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { type TimelineRowsLook, timelineRows } from '../display/timelineRows.ts';
import { lookOf } from './../looks.ts';
import { GUTTER, hung } from './grid.ts';

type Slide = SlideOf<'timeline'>;

const MOST_HUNG = 5;
/** The line that the points hang from. */
const LINE = 10;
const PADDING = 16;
/** Of the planes' height, at most and at least. */
const TALLEST = 280;
const LEAST = 150;
/** Of events in larger type than is usual in columns. */
const FEW_LINES = 5;
/** Of more points. */
const ROWS: TimelineRowsLook = { date: heading, dates: [30, 26, 22], gutter: GUTTER };

export const timeline: SlideLayout<'timeline'> = {
  face: sharedTimeline.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const { length } = slide.points;
  if (stage.wide && length <= MOST_HUNG)
    for (const size of bodySizes(length <= 4 ? 24 : 20, 16)) for (const dates of steps(58, 26)) yield hanging(slide, stage, size, dates);
  if (stage.wide && length >= 4) yield* timelineRows(slide, ROWS, stage);
  yield sharedTimeline.compose(slide, stage);
}

function hanging(slide: Slide, stage: Stage, size: number, dateSize: number): Sheet {
  const { template } = stage;
  const { page, palette } = template;
  const sheet = new Sheet(stage, 'timeline');
  const area = placeTitle(sheet, slide.title, stage);
  const count = slide.points.length;
  const pitch = (area.w + GUTTER) / count;
  const plane = pitch - GUTTER;
  const inner = plane - 2 * PADDING;
  const [lead] = lookOf('swiss', template).planes;
  const fillOf = (i: number): Color => (i === slide.highlight ? lead : page.surface);
  const dateOf = (i: number, color: Color): Paragraph[] => [
    paragraph(slide.points[i]?.date ?? '', heading(template, dateSize, color, 1.1), stage),
  ];
  const events = slide.points.map(({ text }, i) => [paragraph(text, body(template, size, inkOn(fillOf(i), palette), 400, 1.36), stage)]);
  const dateHeight = measure(dateOf(0, page.text), plane, stage).height;
  const set = events.map((event) => measure(event, inner, stage));
  if (size > 20 && set.some(({ lines }) => lines.length > FEW_LINES)) sheet.judge('overflows');
  const tallest = Math.max(...set.map((event) => event.height)) + 2 * PADDING;
  const room = area.h - dateHeight - LINE;
  const height = Math.min(room, Math.max(tallest + size * 1.36, LEAST, Math.min(TALLEST, room * 0.9)));
  if (tallest > room || slide.points.some((_, i) => measure(dateOf(i, page.text), plane * 0.96, stage).lines.length > 1))
    sheet.judge('overflows');
  const axis = area.y + dateHeight + (room - height) * 0.4;
  sheet.group('Line', undefined, () => {
    sheet.rule('Past', { x: area.x, y: axis, w: SLIDE.w - area.x, h: LINE }, page.text);
    slide.points.forEach((_, i) => {
      const x = area.x + i * pitch;
      if (i === slide.highlight) sheet.rule('Highlight', { x, y: axis, w: plane, h: LINE }, lead);
      sheet.shape(`Plane ${i + 1}`, { x, y: axis + LINE, w: plane, h: height }, { type: 'rect' }, fillOf(i));
    });
  });
  slide.points.forEach((_, i) => {
    const x = area.x + i * pitch;
    const above: Frame = { x: hung(x), y: axis - dateHeight - 4, w: plane, h: dateHeight };
    sheet.text(`Date ${i + 1}`, above, dateOf(i, i === slide.highlight ? page.figure : page.text), { role: 'label', anchor: 'bottom' });
    const below: Frame = { x: x + PADDING, y: axis + LINE + PADDING, w: inner, h: height - 2 * PADDING };
    const words = events[i] ?? [];
    sheet.text(`Event ${i + 1}`, { ...below, w: balanced(words, below, stage).width }, words, { role: 'body' });
  });
  return sheet;
}
