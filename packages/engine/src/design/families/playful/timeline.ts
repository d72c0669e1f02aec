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
import { type DatedLook, datedColumns } from '../../arrangements/datedColumns.ts';
import { timelinePage } from '../../arrangements/display/timelinePage.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
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

/** Of the plates: the one brought forward has the first colour. */
const fillsOf =
  ({ highlight }: Slide, { template }: LayoutContext) =>
  (i: number): Color =>
    highlight === i ? theme[lookOf('playful', template).fills[0] ?? 'accent1'] : template.page.surface;

function onPlates(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { badge, card, clear, fills } = lookOf('playful', template);
  const { builder, area } = titledPage('timeline', slide.title, context);
  const count = slide.points.length;
  const { w, at } = columnsIn(area, count, GAP);
  const fillOf = fillsOf(slide, context);
  const look: DatedLook = {
    width: w,
    sizes: steps(count <= 3 ? DATES.few : DATES.usual, DATES.least),
    date: (s) => heading(template, s, template.page.text, 1.16),
    event: (i) => body(template, size, inksOn(fillOf(i), template.palette).text, 400, 1.34),
  };
  const { dates, dateHeight, events } = datedColumns(builder, slide, look, context);
  const mark = area.y + dateHeight + BADGE_GAP;
  const top = mark + BADGE + BADGE_GAP;
  builder.rule('Line', { x: area.x, y: mark + (BADGE - LINE) / 2, w: 960 - area.x, h: LINE }, template.page.surface);
  slide.points.forEach((_, i) => {
    const { x } = at(i);
    const lead = slide.highlight === i;
    const plate: Frame = { x, y: top, w, h: bottomOf(area) - top };
    const square: Frame = { x, y: mark, w: BADGE, h: BADGE };
    const inBox = (path: typeof card, { w, h }: Frame) => ({ type: 'path', commands: path({ x: 0, y: 0, w, h }) }) as const;
    builder.text(`Date ${i + 1}`, { x, y: area.y, w, h: dateHeight }, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    builder.add(figureShape(`Marker ${i + 1}`, square, inBox(badge, square), theme[fills[(lead ? 0 : 1) % fills.length] ?? 'accent1']));
    builder.add(figureShape(`Plate ${i + 1}`, plate, inBox(card, plate), fillOf(i)));
    const taken = clear(plate);
    const y = top + taken.top * 0.8 + PADDING;
    const inner: Frame = { x: x + PADDING, y, w: w - 2 * PADDING, h: bottomOf(plate) - taken.foot - PADDING * 0.6 - y };
    builder.text(`Event ${i + 1}`, inner, events[i] ?? [], { role: 'body' });
  });
  return builder;
}

/** Dates stand on the plates, each on one line. */
function inRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { card, clear } = lookOf('playful', template);
  const { builder, area } = titledPage('timeline', slide.title, context);
  const { length: count } = slide.points;
  const { w, h, at } = cellsIn(area, { count, across: Math.ceil(count / 2), gap: GAP });
  const inner = w - 2 * PADDING;
  const fillOf = fillsOf(slide, context);
  const look: DatedLook = {
    width: inner,
    sizes: steps(28, 18),
    date: (s, i) => heading(template, s, inksOn(fillOf(i), template.palette).text, 1.16),
    event: (i) => body(template, size, inksOn(fillOf(i), template.palette).text, 400, 1.32),
  };
  const { dates, events } = datedColumns(builder, slide, look, context);
  slide.points.forEach((_, i) => {
    const plate = at(i);
    builder.add(figureShape(`Plate ${i + 1}`, plate, { type: 'path', commands: card({ x: 0, y: 0, w, h }) }, fillOf(i)));
    const taken = clear(plate);
    const y = plate.y + taken.top * 0.8 + PADDING * 0.8;
    const words = [...(dates[i] ?? []), ...(events[i] ?? []).map((event) => ({ ...event, spaceBefore: 3 }))];
    const frame: Frame = { x: plate.x + PADDING, y, w: inner, h: bottomOf(plate) - taken.foot - PADDING * 0.6 - y };
    builder.text(`Event ${i + 1}`, frame, words, { role: 'body' });
  });
  return builder;
}
