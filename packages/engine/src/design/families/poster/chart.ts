/**
 * A chart of one series as blocks of full colour: columns from edge to edge of the slide on a dark foot that names them, or heavy bars. What
 * it shows stands on a block of its own beside it. All other charts are as in every template.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { titledPage } from '../../arrange/titles.ts';
import { chart as sharedChart } from '../../arrangements/chart.ts';
import { chartNode } from '../../charts/chartNode.ts';
import { type ChartStyle, chartStyle } from '../../charts/chartStyle.ts';
import { numberFormat } from '../../charts/numbers.ts';
import { createPen } from '../../charts/pen.ts';
import { styleOf } from '../../kinds/chartLook.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, textOrNone } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { block } from './drawn.ts';
import { BAND } from './grid.ts';

type Slide = SlideOf<'chart'>;

const MOST_CATEGORIES = { column: 8, bar: 6 } as const;
/** Points: of the values, which lead; of the names below columns and beside bars. */
const VALUES = { column: [44, 38, 34, 30, 26], bar: [38, 34, 30, 26] } as const;
const NAMES = [20, 18, 16, 15] as const;
const NAME_PADDING = 8;
/** Of the block with what the chart shows. */
const ASIDE = 292;
const MARGIN = { edge: 44, inside: 26, top: 30, foot: 36 } as const;
/** Of the foot with the names, and of the line with the source on it. */
const FOOT = 42;
const SOURCE = 24;
/** Of the line above the chart that says what is measured. */
const UNIT = 20;
const FIELD_INSET = 14;

export const chart = variantOf(sharedChart, function* (slide, context) {
  if (context.wide && !slide.statements && !slide.callout && isOfBlocks(slide))
    for (const size of [22, 20, 18]) yield posterTokens(slide, context, size);
});

/** One series of a few values, none of them below the line. */
function isOfBlocks({ chart: { type, series, categories } }: Slide): boolean {
  if ((type !== 'column' && type !== 'bar') || series.length !== 1) return false;
  const values = categories.map((_, i) => series[0]?.values[i]);
  return (
    categories.length >= 2 && categories.length <= MOST_CATEGORIES[type] && values.every((value) => typeof value === 'number' && value >= 0)
  );
}

function posterTokens(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { builder } = titledPage('chart', slide.title, context);
  const aside = slide.takeaway ? ASIDE : 0;
  const field: Frame = { x: 0, y: BAND.h, w: 960 - aside, h: 540 - BAND.h };
  const base = chartStyle(styleOf(template, slide.chart, context.rtl));
  const drawn = slide.chart.type === 'bar' ? barsOn(builder, slide, field, base, context) : columnsOn(builder, slide, field, base, context);
  const node = chartNode(slide.chart, drawn.frame, drawn.style, context.typesetter, context.language);
  builder.add({ ...node, alt: node.alt || slide.title, placeholder: 'chart' });
  const { unit } = slide.chart;
  const words = textOrNone(unit, body(template, 14, template.page.muted, undefined, 1.3), context);
  builder.text('Unit', { x: MARGIN.edge, y: field.y + FIELD_INSET, w: field.w - 2 * MARGIN.edge, h: UNIT }, words, { role: 'caption' });
  if (slide.takeaway) placeTakeaway(builder, slide.takeaway, { ...field, x: field.w, w: aside }, size, context);
  return builder;
}

interface Drawn {
  readonly frame: Frame;
  readonly style: ChartStyle;
}

function columnsOn(builder: PageBuilder, slide: Slide, field: Frame, base: ChartStyle, context: LayoutContext): Drawn {
  const { template } = context;
  const dark: Color = { ref: 'text' };
  const ink = inkOf(dark, template);
  const foot = FOOT + (slide.source?.trim() ? SOURCE : 0);
  const strip: Frame = { ...field, y: bottomOf(field) - foot, h: foot };
  // Somewhat higher than the line: applications differ by a hair in where they draw it.
  builder.add(block('Foot', { ...strip, y: strip.y - 2, h: foot + 2 }, dark));
  const pitch = field.w / slide.chart.categories.length;
  const style = blocksOf(slide, base, 'column', pitch, pitch - 2 * NAME_PADDING, builder, context);
  const source = textOrNone(slide.source, body(template, 12, ink, undefined, 1.2), context);
  const line: Frame = { x: MARGIN.edge, y: strip.y + FOOT - 4, w: field.w - 2 * MARGIN.edge, h: SOURCE - 2 };
  builder.text('Source', line, source, { role: 'caption' });
  const top = field.y + FIELD_INSET + (slide.chart.unit?.trim() ? UNIT : 0);
  // Names hang below the line at which the columns stand; their line is 1.2 of their size, below 8 points of air.
  const names = 8 + style.categorySize * 1.2;
  return { frame: { ...field, y: top, h: strip.y + names - top }, style: { ...style, gap: 0, thickest: 960, muted: ink, axis: dark } };
}

function barsOn(builder: PageBuilder, slide: Slide, field: Frame, base: ChartStyle, context: LayoutContext): Drawn {
  const { template } = context;
  const source = textOrNone(slide.source, body(template, 12, template.page.muted, undefined, 1.2), context);
  const foot = MARGIN.foot + (source.length > 0 ? 6 : 0);
  const w = field.w - 2 * MARGIN.edge;
  builder.text('Source', { x: MARGIN.edge, y: bottomOf(field) - 30, w, h: 18 }, source, { role: 'caption' });
  const top = field.y + FIELD_INSET + (slide.chart.unit?.trim() ? UNIT + 6 : 10);
  const frame: Frame = { x: MARGIN.edge, y: top, w, h: bottomOf(field) - foot - top };
  const style = blocksOf(slide, base, 'bar', frame.w * 0.34, frame.w * 0.3, builder, context);
  return { frame, style: { ...style, gap: 10, thickest: 96, muted: template.page.text } };
}

/** Values and names in one size each, as large as their places allow. */
function blocksOf(
  slide: Slide,
  base: ChartStyle,
  type: 'column' | 'bar',
  value: number,
  name: number,
  builder: PageBuilder,
  context: LayoutContext,
): ChartStyle {
  const { chart: data } = slide;
  const pen = createPen({ x: 0, y: 0, w: 960, h: 540 }, context.rtl, context.typesetter, context.language);
  const values = (data.series[0]?.values ?? []).filter((v) => v !== null);
  const { write } = numberFormat(values, context.language, data);
  const wide = (text: string, size: number, family: string, weight: number) => pen.width(text, { family, weight, size, color: base.text });
  const labelSize = VALUES[type].find((s) =>
    values.every((v) => wide(write(v), s, base.figures.family, base.figures.weight) <= value - 12),
  );
  const categorySize = NAMES.find((s) => data.categories.every((c) => wide(c, s, type === 'bar' ? base.names : base.family, 400) <= name));
  if (!labelSize || (!categorySize && type === 'column')) builder.judge('overflows');
  const size = categorySize ?? NAMES[NAMES.length - 1] ?? 15;
  return { ...base, labelSize: labelSize ?? 26, categorySize: size, nameSize: size, marks: lookOf('poster', context.template).marks };
}

/** What a figure may take of its line: applications set tight capitals up to some per cent wider, and its sign would fall below it. */
const FIGURE_SHARE = 0.96;

function placeTakeaway(
  builder: PageBuilder,
  { figure: value, text }: NonNullable<Slide['takeaway']>,
  field: Frame,
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const fill = lookOf('poster', template).blocks[1] ?? template.page.surface;
  const { text: ink } = inksOn(fill, template.palette);
  builder.add(block('Takeaway block', field, fill));
  const inner: Frame = { x: field.x + MARGIN.inside, y: field.y + MARGIN.top, w: rightOf(field) - 32 - field.x - MARGIN.inside, h: 0 };
  const words = [paragraph(text, body(template, size, ink, 400, 1.32), context)];
  const height = measure(words, inner.w, context).height;
  const foot = bottomOf(field) - MARGIN.foot;
  const room = foot - inner.y - (value?.trim() ? 0 : height);
  if (value?.trim()) {
    const at = (s: number) => [paragraph(value, figure(template, s, ink), context)];
    const holds = (s: number) => {
      const set = measure(at(s), inner.w * FIGURE_SHARE, context);
      return set.lines.length === 1 && !set.brokenWord && set.height + height + 12 <= foot - inner.y;
    };
    const sized = displaySizes(116, 34).find(holds);
    if (!sized) builder.judge('overflows');
    const set = at(sized ?? 34);
    builder.text('Takeaway figure', { ...inner, h: measure(set, inner.w, context).height }, set, { role: 'label' });
  }
  if (room < 0) builder.judge('overflows');
  builder.text('Takeaway', { ...inner, y: foot - height, h: height }, words, { role: 'body', anchor: 'bottom' });
}
