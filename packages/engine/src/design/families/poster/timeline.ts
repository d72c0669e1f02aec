/**
 * Points in time as large dates on one heavy line from edge to edge of the slide, under which each has a block of full colour, or on two lines,
 * where only the leading one has.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeTitle } from '../../arrange/titles.ts';
import { type DatedLook, datedColumns } from '../../arrangements/datedColumns.ts';
import { timeline as sharedTimeline } from '../../arrangements/timeline.ts';
import { embolden } from '../../kinds/boldAxis.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { displayInk, inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { block } from './drawn.ts';
import { BAND } from './grid.ts';

type Slide = SlideOf<'timeline'>;

const LINE = 8;
const MOST_IN_A_ROW = 5;
/** Left of a date to its block's edge, and from a text to the next date. */
const PADDING = 22;
const LARGEST_DATE = 84;
const LARGEST_IN_ROWS = 54;
const LEAST_DATE = 30;
/** From the title's band, as far as that goes. */
const TOP = 194;
/** Where texts end. */
const FOOT = 500;
/** Above and below the points of one of two rows. */
const ROW_CLEARANCE = 16;
const BELOW_LINE = 14;
const LEAD: Color = { ref: 'accent1' };

/** Of the block below a date: the leading one has the first colour, the others have two by turns. */
function fillOf(index: number, slide: Slide, { template }: LayoutContext): Color {
  const [first, second] = lookOf('poster', template).blocks.slice(1);
  const { highlight = Number.POSITIVE_INFINITY } = slide;
  if (index === highlight) return LEAD;
  return ((index - (index > highlight ? 1 : 0)) % 2 === 0 ? first : second) ?? template.page.surface;
}

export const timeline = layoutOf<'timeline'>(sharedTimeline.layout, function* (slide, context) {
  const count = slide.points.length;
  const rows = count <= MOST_IN_A_ROW ? 1 : 2;
  if (context.wide && count >= 2 && count <= 2 * MOST_IN_A_ROW)
    for (const size of rows === 1 ? steps(count <= 3 ? 34 : 28, 16) : bodySizes(20, 16)) yield onHeavyLines(slide, context, size, rows);
  yield inShared(slide, context);
});

function onHeavyLines(slide: Slide, context: LayoutContext, size: number, rows: number): PageBuilder {
  const builder = new PageBuilder(context, 'timeline');
  const { template } = context;
  const { x, w } = placeTitle(builder, slide.title, context);
  const perRow = Math.ceil(slide.points.length / rows);
  const pitch = w / perRow;
  const plain = displayInk(lookOf('poster', template).numeral, { ref: 'bg' }, template);
  const onBlock = (i: number) => rows === 1 || slide.highlight === i;
  const inkAt = (i: number): Color => (onBlock(i) ? inkOf(fillOf(i, slide, context), template) : template.page.text);
  const look: DatedLook = {
    width: pitch - PADDING,
    sizes: displaySizes(rows === 1 ? LARGEST_DATE : LARGEST_IN_ROWS, LEAST_DATE),
    date: (s) => figure(template, s, plain),
    event: (i) => body(template, size, inkAt(i), undefined, 1.34),
  };
  const { dates, dateHeight, events } = datedColumns(builder, slide, look, context);
  const [top, above] = rows === 1 ? [TOP, 10] : [BAND.h + ROW_CLEARANCE, 6];
  const height = (FOOT - top) / rows;
  for (let row = 0; row < rows; row++) {
    const line = top + row * height + dateHeight + above;
    builder.rule(rows === 1 ? 'Line' : `Line ${row + 1}`, { x: 0, y: line, w: 960, h: LINE }, template.page.text);
  }
  slide.points.forEach((_, i) => {
    const [column, row] = [i % perRow, Math.floor(i / perRow)];
    const date: Frame = { x: x + column * pitch, y: top + row * height, w: look.width, h: dateHeight };
    const line = bottomOf(date) + above;
    const foot = row === rows - 1 ? 540 : top + (row + 1) * height - ROW_CLEARANCE;
    if (onBlock(i)) {
      const left = column === 0 ? 0 : date.x - PADDING;
      const right = column === perRow - 1 ? 960 : x + (column + 1) * pitch - PADDING;
      builder.add(block(`Block ${i + 1}`, { x: left, y: line, w: right - left, h: foot - line }, fillOf(i, slide, context)));
    }
    builder.text(`Date ${i + 1}`, date, dates[i] ?? [], { role: 'label', anchor: 'bottom' });
    const y = line + LINE + BELOW_LINE;
    builder.text(`Event ${i + 1}`, { ...date, y, h: Math.min(foot, FOOT) - y }, events[i] ?? [], { role: 'body' });
  });
  return builder;
}

/** More points stand among their texts, on heavy squares. */
function inShared(slide: Slide, context: LayoutContext): PageBuilder {
  return embolden(sharedTimeline.compose(slide, context), {
    dot: 22,
    line: LINE,
    ink: context.template.page.text,
    fills: [displayInk(lookOf('poster', context.template).numeral, { ref: 'bg' }, context.template)],
    geometry: { type: 'rect' },
  });
}
