/** Points in time on one line: up to five below it, up to nine above and below in turn, more in rows of a grid read like a text. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { bodySizes, firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf } from '../templates/grid.ts';
import { body, date as dateLook, paragraph } from '../typography.ts';
import { connector } from './connector.ts';
import { lowered, placeTitle, plainFace } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

type Slide = SlideOf<'timeline'>;

const DOT = 12;
/** Dates of a few points are larger than the events by so many points: much where each takes one line, a little otherwise. */
const DATES = [
  { larger: 12, lines: 1 },
  { larger: 4, lines: 2 },
] as const;
/** From the line to a text above or below it. */
const STEM = 28;

export const timeline: SlideLayout<'timeline'> = {
  face: (template) => plainFace('timeline', 'Timeline', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.points.length;
  if (count <= 5) for (const size of bodySizes(count <= 3 ? 24 : 20, 16)) for (const date of DATES) yield below(slide, stage, size, date);
  if (count >= 4 && count <= 9) for (const size of bodySizes(20, 14)) yield alternating(slide, stage, size);
  for (const size of bodySizes(18, 14)) yield rows(slide, stage, size, count <= 4 ? 2 : count <= 9 ? 3 : 4);
  for (const size of steps(14, 12)) yield rows(slide, stage, size, 3);
  for (const size of steps(14, 12)) yield rows(slide, stage, size, 2);
}

/** Dates above the line, events below it. The line ends with its last point, whose text takes what room is left. */
function below(slide: Slide, stage: Stage, size: number, { larger, lines }: (typeof DATES)[number]): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const count = slide.points.length;
  const pitch = area.w / count;
  const width = pitch - 20;
  const dates = slide.points.map((point, i) => [date(point.date, size + larger, lead(slide, i), stage)]);
  const dateHeight = Math.max(...dates.map((d) => measure(d, width, stage).height));
  if (dates.some((d) => measure(d, width, stage).lines.length > lines)) sheet.judge('overflows');
  const events = slide.points.map((point) => [event(point.text, size, stage)]);
  const eventHeight = Math.max(...events.map((e) => measure(e, width, stage).height));
  const axis = dateHeight + 24 + lowered(area, dateHeight + 52 + eventHeight);
  drawAxis(sheet, slide, area.x, pitch, axis, stage);
  slide.points.forEach((_, i) => {
    const x = area.x + i * pitch;
    const above: Frame = { x, y: axis - 24 - dateHeight, w: width, h: dateHeight };
    sheet.text(`Date ${i + 1}`, above, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    const y = axis + 28;
    sheet.text(`Event ${i + 1}`, { x, y, w: width, h: bottomOf(area) - y }, events[i] ?? [], { role: 'body' });
  });
  return sheet;
}

/** Each text is two pitches wide, so neighbours stand on different sides of the line; the last has a pitch and a half. */
function alternating(slide: Slide, stage: Stage, size: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const count = slide.points.length;
  const axis = area.y + area.h / 2;
  const pitch = area.w / (count + 0.5);
  slide.points.forEach((_, i) => {
    const y = i % 2 === 0 ? axis - STEM + 4 : axis;
    sheet.rule(`Stem ${i + 1}`, { x: area.x + i * pitch + DOT / 2 - 0.5, y, w: 1, h: STEM - 4 }, stage.template.page.line);
  });
  drawAxis(sheet, slide, area.x, pitch, axis, stage);
  slide.points.forEach((point, i) => {
    const x = area.x + i * pitch;
    const above = i % 2 === 0;
    const paragraphs = [date(point.date, size + 2, lead(slide, i), stage), { ...event(point.text, size, stage), spaceBefore: 2 }];
    const frame: Frame = {
      x,
      y: above ? area.y : axis + STEM,
      w: Math.min(2 * pitch - 20, area.x + area.w - x),
      h: area.h / 2 - STEM,
    };
    sheet.text(`Point ${i + 1}`, frame, paragraphs, { role: 'body', anchor: above ? 'bottom' : 'top' });
  });
  return sheet;
}

function rows(slide: Slide, stage: Stage, size: number, across: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const { page } = stage.template;
  const pitch = area.w / across;
  const top = area.y;
  const count = Math.ceil(slide.points.length / across);
  const height = (bottomOf(area) - top + 8) / count;
  slide.points.forEach((point, i) => {
    const x = area.x + (i % across) * pitch;
    const y = top + Math.floor(i / across) * height;
    const last = i % across === across - 1 || i === slide.points.length - 1;
    sheet.rule(`Axis ${i + 1}`, { x, y: y + DOT / 2 - 0.5, w: last ? pitch - 20 : pitch, h: 1 }, page.line);
    dot(sheet, i, x, y + DOT / 2, lead(slide, i), stage);
    const paragraphs = [date(point.date, size + 1, lead(slide, i), stage), event(point.text, size, stage)];
    sheet.text(`Point ${i + 1}`, { x, y: y + DOT + 7, w: pitch - 20, h: height - DOT - 15 }, paragraphs, { role: 'body' });
  });
  return sheet;
}

function begin(slide: Slide, stage: Stage): { sheet: Sheet; body: Frame } {
  const sheet = new Sheet(stage, 'timeline');
  return { sheet, body: placeTitle(sheet, slide.title, stage) };
}

const lead = (slide: Slide, index: number): boolean => slide.highlight === index;

/** The dots of all points, and the connectors between them. */
function drawAxis(sheet: Sheet, slide: Slide, x: number, pitch: number, axis: number, stage: Stage): void {
  const frames = slide.points.map((_, i): Frame => ({ x: x + i * pitch, y: axis - DOT / 2, w: DOT, h: DOT }));
  sheet.group('Axis', undefined, () => {
    frames.forEach((frame, i) => {
      dot(sheet, i, frame.x, axis, lead(slide, i), stage);
    });
    frames.slice(1).forEach((frame, i) => {
      const before = frames[i] ?? frame;
      const from = { node: `Dot ${i + 1}`, frame: before, site: 'right' } as const;
      const to = { node: `Dot ${i + 2}`, frame, site: 'left' } as const;
      sheet.add(connector(`Connector ${i + 1}`, from, to, { color: stage.template.page.text, width: 1.5 }));
    });
  });
}

function dot(sheet: Sheet, index: number, x: number, axis: number, highlighted: boolean, stage: Stage): void {
  const { page } = stage.template;
  const frame = { x, y: axis - DOT / 2, w: DOT, h: DOT };
  if (highlighted) sheet.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.figure);
  else sheet.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.ground, { color: page.text, width: 1.5 });
}

const date = (text: string, size: number, highlighted: boolean, stage: Stage): Paragraph =>
  paragraph(text, dateLook(stage.template, size, highlighted ? stage.template.page.accent : stage.template.page.text), stage);

const event = (text: string, size: number, stage: Stage): Paragraph =>
  paragraph(text, body(stage.template, size, stage.template.page.text, undefined, 1.35), stage);
