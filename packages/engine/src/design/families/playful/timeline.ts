/**
 * Timeline: the family's badges mark the points on a heavy line, each above a plate in its silhouette; the one brought forward has the
 * first colour. More points stand on plates in two rows, or on both sides of the line without any.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { cellsIn, columnsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { timelinePage } from '../../arrangements/display/timelinePage.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

type Slide = SlideOf<'timeline'>;

const MOST_PLATES = 5;
/** In two rows. */
const MOST_IN_ROWS = 10;
const GAP = 18;
const BADGE = 34;
const LINE = 6;
const PADDING = 16;
/** From a date to its badge, and from there to the plate. */
const BADGE_GAP = 10;
const DATES = { few: 46, usual: 34, least: 22 } as const;

const marked = timelinePage(({ template }) => {
  const { badge, fills } = lookOf('playful', template);
  const [first, second] = fills;
  return (canvas, square, lead) => canvas.fill(badge(square), theme[(lead ? first : second) ?? 'accent1']);
});

export const timeline = variantOf(marked, function* (slide, context) {
  const count = slide.points.length;
  if (count >= 2 && count <= MOST_PLATES) for (const size of bodySizes(count <= 3 ? 28 : 20, 16)) yield onPlates(slide, context, size);
  if (count > MOST_PLATES && count <= MOST_IN_ROWS) for (const size of bodySizes(20, 15)) yield inRows(slide, context, size);
});

function onPlates(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { badge, card, clear, fills } = lookOf('playful', template);
  const { builder, area } = titledPage('timeline', slide.title, context);
  const count = slide.points.length;
  const { w, at } = columnsIn(area, count, GAP);
  const dates = (s: number) =>
    slide.points.map((point) => [paragraph(point.date, heading(template, s, template.page.text, 1.16), context)]);
  const oneLine = (s: number) => dates(s).every((date) => measure(date, w, context).lines.length === 1);
  const dateSize = steps(count <= 3 ? DATES.few : DATES.usual, DATES.least).find(oneLine);
  if (!dateSize) builder.judge('overflows');
  const set = dates(dateSize ?? DATES.least);
  const dateHeight = Math.max(...set.map((date) => measure(date, w, context).height));
  const mark = area.y + dateHeight + BADGE_GAP;
  const top = mark + BADGE + BADGE_GAP;
  builder.rule('Line', { x: area.x, y: mark + (BADGE - LINE) / 2, w: 960 - area.x, h: LINE }, template.page.surface);
  slide.points.forEach((point, i) => {
    const { x } = at(i);
    const lead = slide.highlight === i;
    const fill: Color = lead ? theme[fills[0] ?? 'accent1'] : template.page.surface;
    const { text: ink } = inksOn(fill, template.palette);
    const plate: Frame = { x, y: top, w, h: bottomOf(area) - top };
    const square: Frame = { x, y: mark, w: BADGE, h: BADGE };
    const inBox = (path: typeof card, { w, h }: Frame) => ({ type: 'path', commands: path({ x: 0, y: 0, w, h }) }) as const;
    builder.text(`Date ${i + 1}`, { x, y: area.y, w, h: dateHeight }, set[i] ?? [], { role: 'label', anchor: 'bottom' });
    builder.add(figureShape(`Marker ${i + 1}`, square, inBox(badge, square), theme[fills[(lead ? 0 : 1) % fills.length] ?? 'accent1']));
    builder.add(figureShape(`Plate ${i + 1}`, plate, inBox(card, plate), fill));
    const taken = clear(plate);
    const y = top + taken.top * 0.8 + PADDING;
    const words = [paragraph(point.text, body(template, size, ink, 400, 1.34), context)];
    const inner: Frame = { x: x + PADDING, y, w: w - 2 * PADDING, h: bottomOf(plate) - taken.foot - PADDING * 0.6 - y };
    builder.text(`Event ${i + 1}`, inner, words, { role: 'body' });
  });
  return builder;
}

/** Dates stand on the plates, each on one line. */
function inRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { card, clear, fills } = lookOf('playful', template);
  const { builder, area } = titledPage('timeline', slide.title, context);
  const { length: count } = slide.points;
  const { w, h, at } = cellsIn(area, { count, across: Math.ceil(count / 2), gap: GAP });
  const inner = w - 2 * PADDING;
  const dateAt = (text: string, s: number, ink: Color) => [paragraph(text, heading(template, s, ink, 1.16), context)];
  const oneLine = (s: number) =>
    slide.points.every(({ date }) => measure(dateAt(date, s, template.page.text), inner, context).lines.length === 1);
  const dateSize = steps(28, 18).find(oneLine);
  if (!dateSize) builder.judge('overflows');
  slide.points.forEach((point, i) => {
    const plate = at(i);
    const fill: Color = slide.highlight === i ? theme[fills[0] ?? 'accent1'] : template.page.surface;
    const { text: ink } = inksOn(fill, template.palette);
    builder.add(figureShape(`Plate ${i + 1}`, plate, { type: 'path', commands: card({ x: 0, y: 0, w, h }) }, fill));
    const taken = clear(plate);
    const y = plate.y + taken.top * 0.8 + PADDING * 0.8;
    const words = [
      ...dateAt(point.date, dateSize ?? 18, ink),
      paragraph(point.text, body(template, size, ink, 400, 1.32), context, { before: 3 }),
    ];
    const frame: Frame = { x: plate.x + PADDING, y, w: inner, h: bottomOf(plate) - taken.foot - PADDING * 0.6 - y };
    builder.text(`Event ${i + 1}`, frame, words, { role: 'body' });
  });
  return builder;
}
