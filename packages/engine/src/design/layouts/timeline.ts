/** Points in time on one line: up to five below it, up to nine above and below in turn, more in rows of a grid read like a text. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../model/text.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, date as dateLook, paragraph } from '../typography.ts';
import { BOTTOM, LEFT, lowered, placeFurniture, placeTitle, plainFace, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

type Slide = SlideOf<'timeline'>;

const DOT = 11;

export const timeline: SlideLayout<'timeline'> = {
  face: (template) => plainFace('Timeline', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.points.length;
  if (count <= 5) for (const size of steps(count <= 3 ? 22 : 20, 15)) yield below(slide, stage, size);
  if (count >= 4 && count <= 9) for (const size of steps(18, 14)) yield alternating(slide, stage, size);
  for (const size of steps(18, 12)) yield rows(slide, stage, size, count <= 4 ? 2 : count <= 9 ? 3 : 4);
  for (const size of steps(14, 12)) yield rows(slide, stage, size, 3);
  for (const size of steps(14, 12)) yield rows(slide, stage, size, 2);
}

function below(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const count = slide.points.length;
  const pitch = WIDTH / count;
  const width = pitch - 20;
  const dates = slide.points.map((point, i) => [date(point.date, size + 4, lead(slide, i), stage)]);
  const dateHeight = Math.max(...dates.map((d) => measure(d, width, stage).height));
  if (dates.some((d) => measure(d, width, stage).lines.length > 2)) sheet.judge('overflows');
  const events = slide.points.map((point) => [event(point.text, size, stage)]);
  const eventHeight = Math.max(...events.map((e) => measure(e, width, stage).height));
  const axis = TOP + dateHeight + 20 + lowered(dateHeight + 44 + eventHeight);
  sheet.rule('Axis', { x: LEFT, y: axis - 0.75, w: WIDTH, h: 1.5 }, stage.template.page.text);
  slide.points.forEach((_, i) => {
    const x = LEFT + i * pitch;
    sheet.text(`Date ${i + 1}`, { x, y: axis - 20 - dateHeight, w: width, h: dateHeight }, dates[i] ?? [], {
      role: 'label',
      anchor: 'bottom',
    });
    dot(sheet, i, x, axis, lead(slide, i), stage);
    const y = axis + 24;
    sheet.text(`Event ${i + 1}`, { x, y, w: width, h: BOTTOM - y }, events[i] ?? [], { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

/** Each text is two pitches wide, so neighbours stand on different sides of the line. */
function alternating(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const count = slide.points.length;
  const top = TOP - 20;
  const axis = (top + BOTTOM) / 2;
  // The last text starts at its own point, so the line ends one pitch and a half before the margin of the texts.
  const pitch = WIDTH / (count + 1);
  const width = 2 * pitch - 20;
  sheet.rule('Axis', { x: LEFT, y: axis - 0.75, w: WIDTH, h: 1.5 }, stage.template.page.text);
  slide.points.forEach((point, i) => {
    const x = LEFT + i * pitch;
    const above = i % 2 === 0;
    const paragraphs = [date(point.date, size + 2, lead(slide, i), stage), { ...event(point.text, size, stage), spaceBefore: 2 }];
    const height = axis - top - 26;
    const frame = { x, y: above ? top : axis + 26, w: width, h: height };
    sheet.rule(`Stem ${i + 1}`, { x: x + DOT / 2 - 0.5, y: above ? axis - 22 : axis, w: 1, h: 22 }, stage.template.page.line);
    sheet.text(`Point ${i + 1}`, frame, paragraphs, { role: 'body', anchor: above ? 'bottom' : 'top' });
    dot(sheet, i, x, axis, lead(slide, i), stage);
  });
  placeFurniture(sheet, stage);
  return sheet;
}

function rows(slide: Slide, stage: Stage, size: number, across: number): Sheet {
  const sheet = begin(slide, stage);
  const { page } = stage.template;
  const pitch = WIDTH / across;
  const top = TOP - 12;
  const count = Math.ceil(slide.points.length / across);
  const height = (BOTTOM - top + 8) / count;
  slide.points.forEach((point, i) => {
    const x = LEFT + (i % across) * pitch;
    const y = top + Math.floor(i / across) * height;
    const last = i % across === across - 1 || i === slide.points.length - 1;
    sheet.rule(`Axis ${i + 1}`, { x, y: y + DOT / 2 - 0.5, w: last ? pitch - 20 : pitch, h: 1 }, page.line);
    dot(sheet, i, x, y + DOT / 2, lead(slide, i), stage);
    const paragraphs = [date(point.date, size + 1, lead(slide, i), stage), event(point.text, size, stage)];
    sheet.text(`Point ${i + 1}`, { x, y: y + DOT + 7, w: pitch - 20, h: height - DOT - 15 }, paragraphs, { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

function begin(slide: Slide, stage: Stage): Sheet {
  const sheet = new Sheet(stage, 'timeline');
  placeTitle(sheet, slide.title, stage);
  return sheet;
}

const lead = (slide: Slide, index: number): boolean => slide.highlight === index;

function dot(sheet: Sheet, index: number, x: number, axis: number, highlighted: boolean, stage: Stage): void {
  const { page } = stage.template;
  const frame = { x, y: axis - DOT / 2, w: DOT, h: DOT };
  if (highlighted) sheet.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.figure);
  else sheet.shape(`Dot ${index + 1}`, frame, { type: 'ellipse' }, page.ground, { color: page.text, width: 1.5 });
}

const date = (text: string, size: number, highlighted: boolean, stage: Stage): Paragraph =>
  paragraph(text, dateLook(stage.template, size, highlighted ? stage.template.page.accent : stage.template.page.text), stage);

const event = (text: string, size: number, stage: Stage): Paragraph =>
  paragraph(text, body(stage.template, size, stage.template.page.muted, undefined, 1.35), stage);
