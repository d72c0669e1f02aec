/** Many points in time in two columns, read downward: a large date and its event in each row, on either side of a line. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../arrange/balance.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { DOT, drawDot, LINE } from '../../kinds/timelineAxis.ts';
import { bodySizes } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, type TextLook } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';

type Slide = SlideOf<'timeline'>;

export interface TimelineRowsLook {
  readonly date: (template: Template, size: number, color: Color) => TextLook;
  /** Sizes of dates, points, largest first. */
  readonly dates: readonly number[];
  /** Space between the columns. */
  readonly gutter: number;
}

const MOST_POINTS = 12;
/** Tallest row, points. */
const PITCH = 92;
/** From a date to its event. */
const BESIDE = 44;
/** Of events on several lines. */
const LARGEST_TEXT = 20;
/** Dates take no more of their column. */
const MOST_DATE = 0.54;

/** Arrangements from the largest to the smallest; none for more points than two columns hold. */
export function* timelineRows(slide: Slide, look: TimelineRowsLook, context: LayoutContext): Generator<PageBuilder> {
  if (slide.points.length > MOST_POINTS) return;
  for (const size of bodySizes(24, 16))
    for (const dateSize of look.dates) if (dateSize >= size) yield arrange(slide, look, size, dateSize, context);
}

function arrange(slide: Slide, look: TimelineRowsLook, size: number, dateSize: number, context: LayoutContext): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('timeline', slide.title, context);
  const rows = Math.ceil(slide.points.length / 2);
  const pitch = Math.min(PITCH, area.h / rows);
  const top = lowered(area, pitch * rows);
  const column = (area.w - look.gutter) / 2;
  const dates = slide.points.map(({ date }, i) => [
    paragraph(date, look.date(template, dateSize, i === slide.highlight ? page.figure : page.text), context),
  ]);
  const widest = Math.max(...dates.map((date) => widthOf(date, context)));
  const beside = widest + BESIDE;
  if (beside > column * MOST_DATE) builder.judge('overflows');
  slide.points.forEach(({ text }, i) => {
    const first = i % rows === 0;
    const x = area.x + Math.floor(i / rows) * (column + look.gutter);
    const row: Frame = { x, y: top + (i % rows) * pitch, w: column, h: pitch };
    if (first) builder.rule(`Rule ${i + 1}`, { ...row, h: template.rule }, page.text);
    const words = [paragraph(text, body(template, size, page.text, undefined, 1.3), context)];
    const inside: Frame = { ...row, y: row.y + 6, h: pitch - 10 };
    const axis = x + widest + 8 + (BESIDE - 8) / 2;
    const next = (i + 1) % rows !== 0 && i + 1 < slide.points.length;
    if (next) builder.rule(`Axis ${i + 1}`, { x: axis - LINE / 2, y: row.y + pitch / 2 + DOT / 2, w: LINE, h: pitch - DOT }, page.text);
    drawDot(builder, i, { x: axis - DOT / 2, y: row.y + (pitch - DOT) / 2, w: DOT, h: DOT }, i === slide.highlight, context);
    builder.text(`Date ${i + 1}`, { ...inside, w: widest + 8 }, dates[i] ?? [], { role: 'label', anchor: 'middle' });
    const event: Frame = { ...inside, x: x + beside, w: column - beside };
    const set = measure(words, event.w, context);
    if (set.height > event.h || (size > LARGEST_TEXT && set.lines.length > 1)) builder.judge('overflows');
    builder.text(`Event ${i + 1}`, { ...event, w: balanced(words, event, context).width }, words, { role: 'body', anchor: 'middle' });
  });
  return builder;
}

/** Of a date on one line, with room for a wider face. */
const widthOf = (date: readonly Paragraph[], { typesetter, language }: LayoutContext): number =>
  date.flatMap(({ runs }) => runs).reduce((width, run) => width + typesetter.width(run.text, run.style, language), 0) * 1.06;
