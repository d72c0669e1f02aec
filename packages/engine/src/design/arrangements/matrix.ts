/** Two by two fields that two questions make, with the ends of their axes named at the outside. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { cellsIn } from '../arrange/cells.ts';
import { hang } from '../arrange/list.ts';
import { titledPage } from '../arrange/titles.ts';
import { plateGeometry } from '../kinds/plate.ts';
import { boldTones } from '../kinds/tones.ts';
import { bodySizes, steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body as bodyLook, heading, paragraph, strong } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';

type Slide = SlideOf<'matrix'>;

const GAP = 6;
const PADDING = 22;
/** Of the page's width: the names of the upright axis. */
const AXIS = 0.14;
const AXIS_SPACE = 14;
const AXIS_SIZES = [16, 14] as const;
const LINE = 2;
/** In a field, at sizes above that of running text. */
const MOST_LINES = 5;
/** How much larger the name of a field is than what is in it. */
const HEAD_STEP = 4;

export const matrix = layoutOf<'matrix'>(
  (template) => plainLayout('matrix', 'Matrix', template),
  function* (slide, context) {
    const named = slide.fields.every(({ items }) => items.every((item) => !item.trim()));
    for (const size of named ? steps(38, 26) : []) yield arrange(slide, context, size, PADDING);
    for (const size of bodySizes(24, 14)) yield arrange(slide, context, size, PADDING);
    for (const size of steps(14, 12)) yield arrange(slide, context, size, 12);
  },
);

function arrange(slide: Slide, context: LayoutContext, size: number, padding: number): PageBuilder {
  const { builder, area: body } = titledPage('matrix', slide.title, context);
  const area = slide.axes ? drawAxes(builder, slide.axes, body, context) : body;
  const cells = cellsIn(area, { count: slide.fields.length, across: 2, gap: GAP });
  slide.fields.forEach((field, i) => {
    const frame = cells.at(i);
    const fill = fillOf(i, slide, context);
    const words = wordsOf(field, size, fill, context);
    const insets = [padding, padding, padding, padding] as const;
    const set = builder.text(`Field ${i + 1}`, frame, words, { role: 'body', insets, fill, geometry: plateGeometry(context.template) });
    if (size > 18 && set.lines.length > (size > 24 ? 1 : MOST_LINES)) builder.judge('overflows');
  });
  return builder;
}

/** The name, and below it the only item as a sentence or several as a list. */
function wordsOf({ head, items: all }: Slide['fields'][number], size: number, fill: Color, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const ink = inkOn(fill, template.palette);
  const name = paragraph(head, heading(template, size + HEAD_STEP, ink, 1.22), context);
  const look = bodyLook(template, size, ink, undefined, 1.32);
  const items = all.filter((item) => item.trim());
  const listed = items.length > 1 ? { indent: hang(size * 0.8), bullet: { text: '–', style: look.style } } : {};
  return [name, ...items.map((item, i) => paragraph(item, look, context, { ...listed, before: i === 0 ? 6 : 3 }))];
}

/**
 * The field that matters most in the accent. The others on plates that tell the diagonals apart; where none matters more and no axes
 * rank them, in the template's bold colours.
 */
function fillOf(index: number, { highlight, axes }: Slide, context: LayoutContext): Color {
  const { page } = context.template;
  if (index === highlight) return page.accent;
  const bold = highlight === undefined && !axes ? boldTones(context) : [];
  return bold[index % bold.length] ?? (index === 1 || index === 2 ? page.soft : page.surface);
}

/** Arrows along the fields and the names of their ends; the answer is the place of the fields. */
function drawAxes(builder: PageBuilder, axes: NonNullable<Slide['axes']>, body: Frame, context: LayoutContext): Frame {
  const { template } = context;
  const { page } = template;
  const width = Math.max(84, body.w * AXIS);
  const half = (body.w - width - AXIS_SPACE) / 2 - 12;
  const whole = (s: number) =>
    [axes.y.low, axes.y.high].every(
      (text) => !measure([paragraph(text, strong(template, s, page.text), context)], width, context).brokenWord,
    );
  const size = AXIS_SIZES.find(whole) ?? 12;
  const words = (text: string, align: 'start' | 'end', high: boolean) => {
    const look = high ? strong(template, size, page.text) : bodyLook(template, size, page.muted, undefined, 1.3);
    return [paragraph(text, look, context, { align })];
  };
  const below = Math.max(
    measure(words(axes.x.low, 'start', false), half, context).height,
    measure(words(axes.x.high, 'start', true), half, context).height,
  );
  const fields: Frame = {
    x: body.x + width + AXIS_SPACE,
    y: body.y,
    w: body.w - width - AXIS_SPACE,
    h: body.h - below - AXIS_SPACE,
  };
  const stroke = { color: page.text, width: LINE, arrow: 'end' } as const;
  const corner = { x: fields.x - AXIS_SPACE / 2, y: bottomOf(fields) + AXIS_SPACE / 2 };
  const upright: Frame = { x: corner.x, y: fields.y, w: 0, h: corner.y - fields.y };
  const level: Frame = { x: corner.x, y: corner.y, w: rightOf(fields) - corner.x, h: 0 };
  for (const [name, frame] of [
    ['Upright axis', upright],
    ['Level axis', level],
  ] as const) {
    builder.add({ type: 'shape', name, frame, geometry: { type: 'line', up: frame === upright }, stroke, decorative: true });
  }
  const label = (name: string, text: string, frame: Frame, align: 'start' | 'end', anchor: 'top' | 'bottom') =>
    builder.text(name, frame, words(text, align, name.endsWith('high')), { role: 'label', anchor });
  const column: Frame = { x: body.x, y: fields.y, w: width, h: (fields.h - GAP) / 2 };
  label('Upright axis, high', axes.y.high, column, 'end', 'top');
  label('Upright axis, low', axes.y.low, { ...column, y: fields.y + (fields.h + GAP) / 2 }, 'end', 'bottom');
  const row: Frame = { x: fields.x, y: bottomOf(fields) + AXIS_SPACE, w: half, h: below };
  label('Level axis, low', axes.x.low, row, 'start', 'top');
  label('Level axis, high', axes.x.high, { ...row, x: rightOf(fields) - half }, 'end', 'top');
  return fields;
}
