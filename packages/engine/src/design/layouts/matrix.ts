/** Two by two fields that two questions make, with the ends of their axes named at the outside. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf, rightOf } from '../templates/grid.ts';
import { inkOn } from '../templates/inks.ts';
import { body as bodyLook, paragraph, strong } from '../typography.ts';
import { placeTitle, plainFace } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { hang } from './list.ts';

type Slide = SlideOf<'matrix'>;

const GAP = 4;
const PADDING = 20;
/** Of the page's width: the names of the upright axis. */
const AXIS = 0.14;
const AXIS_SPACE = 14;
const AXIS_SIZE = 14;
const LINE = 1.5;

export const matrix: SlideLayout<'matrix'> = {
  face: (template) => plainFace('matrix', 'Matrix', template),
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        for (const size of steps(20, 14)) yield arrange(slide, stage, size, PADDING);
        for (const size of steps(14, 12)) yield arrange(slide, stage, size, 12);
      })(),
    ),
};

function arrange(slide: Slide, stage: Stage, size: number, padding: number): Sheet {
  const sheet = new Sheet(stage, 'matrix');
  const body = placeTitle(sheet, slide.title, stage);
  const area = slide.axes ? drawAxes(sheet, slide.axes, body, stage) : body;
  const w = (area.w - GAP) / 2;
  const h = (area.h - GAP) / 2;
  slide.fields.forEach((field, i) => {
    const frame: Frame = { x: area.x + (i % 2) * (w + GAP), y: area.y + Math.floor(i / 2) * (h + GAP), w, h };
    const fill = fillOf(i, slide.highlight, stage);
    const words = wordsOf(field, size, inkOn(fill, stage.template.palette), stage);
    sheet.text(`Field ${i + 1}`, frame, words, { role: 'body', insets: [padding, padding, padding, padding], fill });
  });
  return sheet;
}

/** The head, and below it the only item as a sentence or several as a list. */
function wordsOf(field: Slide['fields'][number], size: number, ink: Color, stage: Stage): Paragraph[] {
  const { template } = stage;
  const head = paragraph(field.head, strong(template, size, ink), stage);
  const look = bodyLook(template, Math.max(12, size - 2), ink, undefined, 1.35);
  const items = field.items.filter((item) => item.trim());
  const listed = items.length > 1 ? { indent: hang(look.style.size * 0.8), bullet: { text: '–', style: look.style } } : {};
  return [head, ...items.map((item, i) => paragraph(item, look, stage, { ...listed, before: i === 0 ? 4 : 2 }))];
}

/** The field that matters most in the accent; the others on plates that tell the diagonals apart. */
function fillOf(index: number, highlight: number | undefined, { template }: Stage): Color {
  const { page } = template;
  if (index === highlight) return page.accent;
  return index === 1 || index === 2 ? page.soft : page.surface;
}

/** Arrows along the fields and the names of their ends; the answer is the place of the fields. */
function drawAxes(sheet: Sheet, axes: NonNullable<Slide['axes']>, body: Frame, stage: Stage): Frame {
  const { template } = stage;
  const look = bodyLook(template, AXIS_SIZE, template.page.muted, undefined, 1.3);
  const words = (text: string, align: 'start' | 'end') => [paragraph(text, look, stage, { align })];
  const width = Math.max(84, body.w * AXIS);
  const half = (body.w - width - AXIS_SPACE) / 2 - 12;
  const below = Math.max(...[axes.x.low, axes.x.high].map((text) => measure(words(text, 'start'), half, stage).height));
  const fields: Frame = {
    x: body.x + width + AXIS_SPACE,
    y: body.y,
    w: body.w - width - AXIS_SPACE,
    h: body.h - below - AXIS_SPACE,
  };
  const stroke = { color: template.page.text, width: LINE, arrow: 'end' } as const;
  const corner = { x: fields.x - AXIS_SPACE / 2, y: bottomOf(fields) + AXIS_SPACE / 2 };
  const upright: Frame = { x: corner.x, y: fields.y, w: 0, h: corner.y - fields.y };
  const level: Frame = { x: corner.x, y: corner.y, w: rightOf(fields) - corner.x, h: 0 };
  for (const [name, frame] of [
    ['Upright axis', upright],
    ['Level axis', level],
  ] as const) {
    sheet.add({ type: 'shape', name, frame, geometry: { type: 'line', up: frame === upright }, stroke, decorative: true });
  }
  const label = (name: string, text: string, frame: Frame, align: 'start' | 'end', anchor: 'top' | 'bottom') =>
    sheet.text(name, frame, words(text, align), { role: 'label', anchor });
  const column: Frame = { x: body.x, y: fields.y, w: width, h: fields.h / 2 };
  label('Upright axis, high', axes.y.high, column, 'end', 'top');
  label('Upright axis, low', axes.y.low, { ...column, y: fields.y + fields.h / 2 }, 'end', 'bottom');
  const row: Frame = { x: fields.x, y: bottomOf(fields) + AXIS_SPACE, w: half, h: below };
  label('Level axis, low', axes.x.low, row, 'start', 'top');
  label('Level axis, high', axes.x.high, { ...row, x: rightOf(fields) - half }, 'end', 'top');
  return fields;
}
