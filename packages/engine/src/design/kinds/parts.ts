/** The parts of a pie or doughnut as a list beside it, and the share of the leading one in the middle of the ring. */
import type { ChartData } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { rightOf } from '../../model/frame.ts';
import type { ChartNode, Frame } from '../../model/scene.ts';
import { largestOnOneLine } from '../arrange/oneLineSize.ts';
import { numberLocale } from '../charts/compactUnits.ts';
import { leadCategory } from '../charts/lead.ts';
import { numberFormat } from '../charts/numbers.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, figure, paragraph, strong } from '../page/typography.ts';
import { figureInk } from '../tokens/inks.ts';

export interface PartsPlan {
  readonly chart: ChartData;
  /** One for each category. */
  readonly colors: readonly Color[];
  readonly circle: Frame;
  /** Percent of the circle's diameter; 0 for a pie. */
  readonly hole: number;
  /** Where the list ends. */
  readonly right: number;
}

const CIRCLE_GAP = 48;
const SWATCH = 14;
const MOST_ROWS = 7;
const TALLEST_ROW = 56;

/** Whether the parts are few enough for a list, and all of them have a size. */
export function canList({ type, categories, series }: ChartData): boolean {
  const values = series[0]?.values ?? [];
  const sized = categories.every((_, i) => (values[i] ?? 0) > 0);
  return (type === 'pie' || type === 'doughnut') && categories.length >= 2 && categories.length <= MOST_ROWS && sized;
}

/** Rows between hairlines: swatch, name, value. The leading part is set in bold. */
export function placeParts(builder: PageBuilder, plan: PartsPlan, size: number, context: LayoutContext): void {
  const { chart, circle } = plan;
  const { page } = context.template;
  const values = chart.categories.map((_, i) => chart.series[0]?.values[i] ?? 0);
  const lead = leadCategory(chart, values, context.language);
  const format = numberFormat(values, context.language, chart);
  const x = rightOf(circle) + CIRCLE_GAP;
  const pitch = Math.min(TALLEST_ROW, circle.h / values.length);
  const top = circle.y + (circle.h - pitch * values.length) / 2;
  const written = values.map((value, i) => [
    paragraph(format.write(value), lookOf(i === lead, size, context, true), context, { align: 'end' }),
  ]);
  const valueWidth = Math.max(...written.map((value) => measure(value, plan.right - x, context).width)) * 1.06 + 4;
  const nameX = x + SWATCH + 14;
  chart.categories.forEach((name, i) => {
    const y = top + i * pitch;
    if (i > 0) builder.rule(`Hairline ${i}`, { x, y, w: plan.right - x, h: 1 }, page.line);
    builder.shape(
      `Swatch ${i + 1}`,
      { x, y: y + (pitch - SWATCH) / 2, w: SWATCH, h: SWATCH },
      { type: 'rect' },
      plan.colors[i] ?? page.soft,
    );
    const words = [paragraph(name, lookOf(i === lead, size, context, false), context)];
    builder.text(`Part ${i + 1}`, { x: nameX, y, w: plan.right - valueWidth - 12 - nameX, h: pitch }, words, {
      role: 'body',
      anchor: 'middle',
    });
    const value = { x: plan.right - valueWidth, y, w: valueWidth, h: pitch };
    builder.text(`Value ${i + 1}`, value, written[i] ?? [], { role: 'label', anchor: 'middle' });
  });
  if (plan.hole > 0) placeShare(builder, plan, share(values, lead, context.language, format.write), context);
}

/** The share of the leading part in the middle of a ring that shows its names and values itself. */
export function placeShareOf(builder: PageBuilder, chart: ChartData, { look, frame }: ChartNode, context: LayoutContext): void {
  if (!look.hole) return;
  const { plot } = look;
  // The chart is drawn as the mirrored page has it; what stands on it is mirrored with the page.
  const circle = context.rtl ? { ...plot, x: frame.x + rightOf(frame) - rightOf(plot) } : plot;
  const values = chart.categories.map((_, i) => chart.series[0]?.values[i] ?? 0);
  const { write } = numberFormat(values, context.language, chart);
  const lead = leadCategory(chart, values, context.language);
  placeShare(builder, { circle, hole: look.hole }, share(values, lead, context.language, write), context);
}

const lookOf = (leads: boolean, size: number, { template }: LayoutContext, accented: boolean) =>
  leads
    ? strong(template, size, accented ? template.page.accent : template.page.text)
    : body(template, size, template.page.text, undefined, 1.25);

const PERCENT = /[%٪％]/;

/**
 * The leading part of the whole, in whole percent as the language writes it. Where the values are percent that do not add up to a hundred,
 * it is the value itself: another percentage than the part's own would contradict it.
 */
function share(values: readonly number[], lead: number, language: string, write: (value: number) => string): string {
  const total = values.reduce((sum, value) => sum + value, 0);
  const value = values[lead] ?? 0;
  const written = write(value);
  if (PERCENT.test(written) && Math.round((100 * value) / total) !== Math.round(value)) return written;
  const percent = new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits: 0 });
  return percent.format(value / total);
}

/** As large as the hole allows, with the square that fits into its circle as the frame. */
function placeShare(
  builder: PageBuilder,
  { circle, hole }: Pick<PartsPlan, 'circle' | 'hole'>,
  text: string,
  context: LayoutContext,
): void {
  const side = (circle.w * hole * 0.7) / 100;
  const frame: Frame = { x: circle.x + (circle.w - side) / 2, y: circle.y + (circle.h - side) / 2, w: side, h: side };
  const at = (size: number) => [
    paragraph(text, figure(context.template, size, figureInk(context.template.page, size)), context, { align: 'center' }),
  ];
  const size = largestOnOneLine(steps(58, 20), (s) => [at(s)], side, context) ?? 20;
  builder.text('Chart share', frame, at(size), { role: 'label', anchor: 'middle' });
}
