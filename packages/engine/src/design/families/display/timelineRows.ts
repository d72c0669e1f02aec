/** Many points in time in two columns, read downward: a large date and its event in each row, on either side of a line. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../balance.ts';
import { bodySizes } from '../../fit.ts';
import { lowered, placeTitle } from '../../layouts/furniture.ts';
import { DOT, drawDot, LINE } from '../../layouts/timelineAxis.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { body, type Look, paragraph } from '../../typography.ts';

type Slide = SlideOf<'timeline'>;

export interface TimelineRowsLook {
  readonly date: (template: Template, size: number, color: Color) => Look;
  /** Sizes of dates, points, largest first. */
  readonly dates: readonly number[];
  /** Space between the columns. */
  readonly gutter: number;
}

const MOST = 12;
/** Tallest row, points. */
const PITCH = 92;
/** From a date to its event. */
const BESIDE = 44;
/** Of events on several lines. */
const LARGEST_TEXT = 20;
/** Dates take no more of their column. */
const MOST_DATE = 0.54;

/** Arrangements from the largest to the smallest; none for more points than two columns hold. */
export function* timelineRows(slide: Slide, look: TimelineRowsLook, stage: Stage): Generator<Sheet> {
  if (slide.points.length > MOST) return;
  for (const size of bodySizes(24, 16))
    for (const dateSize of look.dates) if (dateSize >= size) yield arrange(slide, look, size, dateSize, stage);
}

function arrange(slide: Slide, look: TimelineRowsLook, size: number, dateSize: number, stage: Stage): Sheet {
  const { template } = stage;
  const { page } = template;
  const sheet = new Sheet(stage, 'timeline');
  const area = placeTitle(sheet, slide.title, stage);
  const rows = Math.ceil(slide.points.length / 2);
  const pitch = Math.min(PITCH, area.h / rows);
  const top = lowered(area, pitch * rows);
  const column = (area.w - look.gutter) / 2;
  const dates = slide.points.map(({ date }, i) => [
    paragraph(date, look.date(template, dateSize, i === slide.highlight ? page.figure : page.text), stage),
  ]);
  const widest = Math.max(...dates.map((date) => widthOf(date, stage)));
  const beside = widest + BESIDE;
  if (beside > column * MOST_DATE) sheet.judge('overflows');
  slide.points.forEach(({ text }, i) => {
    const first = i % rows === 0;
    const x = area.x + Math.floor(i / rows) * (column + look.gutter);
    const row: Frame = { x, y: top + (i % rows) * pitch, w: column, h: pitch };
    if (first) sheet.rule(`Rule ${i + 1}`, { ...row, h: template.rule }, page.text);
    const words = [paragraph(text, body(template, size, page.text, undefined, 1.3), stage)];
    const inside: Frame = { ...row, y: row.y + 6, h: pitch - 10 };
    const axis = x + widest + 8 + (BESIDE - 8) / 2;
    const next = (i + 1) % rows !== 0 && i + 1 < slide.points.length;
    if (next) sheet.rule(`Axis ${i + 1}`, { x: axis - LINE / 2, y: row.y + pitch / 2 + DOT / 2, w: LINE, h: pitch - DOT }, page.text);
    drawDot(sheet, i, { x: axis - DOT / 2, y: row.y + (pitch - DOT) / 2, w: DOT, h: DOT }, i === slide.highlight, stage);
    sheet.text(`Date ${i + 1}`, { ...inside, w: widest + 8 }, dates[i] ?? [], { role: 'label', anchor: 'middle' });
    const event: Frame = { ...inside, x: x + beside, w: column - beside };
    const set = measure(words, event.w, stage);
    if (set.height > event.h || (size > LARGEST_TEXT && set.lines.length > 1)) sheet.judge('overflows');
    sheet.text(`Event ${i + 1}`, { ...event, w: balanced(words, event, stage).width }, words, { role: 'body', anchor: 'middle' });
  });
  return sheet;
}

/** Of a date on one line, with room for a wider face. */
const widthOf = (date: readonly Paragraph[], { typesetter, language }: Stage): number =>
  date.flatMap(({ runs }) => runs).reduce((width, run) => width + typesetter.width(run.text, run.style, language), 0) * 1.06;
