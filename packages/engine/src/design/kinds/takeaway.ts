/** What a chart shows, in a figure and a sentence: beside it, below it, or in the aside of the template's page. */
import type { SlideOf } from '@slidewright/contract/deck';
import { afterStart, belowTop, bottomOf, downFrom, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { endTitleAbove } from '../arrange/endTitleAbove.ts';
import { largestOnOneLine } from '../arrange/oneLineSize.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder, type TextOptions } from '../page/pageBuilder.ts';
import { body, figure, paragraph, standfirst } from '../page/typography.ts';
import { figureInk } from '../tokens/inks.ts';

type Takeaway = NonNullable<SlideOf<'chart'>['takeaway']>;

/** Between a chart and what stands beside it, and the height of what stands below it. */
export const TAKEAWAY_SPACE = 64;
export const BAND = 84;

export interface Aside {
  readonly frame: Frame;
  /** What is left of the body. */
  readonly rest: Frame;
  /** Where a hairline parts the two; nowhere when the aside stands outside of the body. */
  readonly line?: Frame;
}

const LEAST_ASIDE = 110;
const ASIDE_SPACE = 54;

/** The aside below the title, where the title leaves it enough room. */
export function asideOf(builder: PageBuilder, area: Frame, { template }: LayoutContext): Aside | undefined {
  const { aside, titlePlace } = template.grid;
  const title = builder.nodes.find((node) => node.type === 'shape' && node.role === 'title');
  if (!aside || title?.type !== 'shape') return undefined;
  const least = titlePlace === 'above' ? area.y : title.frame.y + (title.text?.height ?? 0) + 24;
  const y = Math.max(aside.y, least);
  const frame: Frame = downFrom(aside, y);
  if (frame.h < LEAST_ASIDE) return undefined;
  if (rightOf(aside) <= area.x) return { frame, rest: area };
  const x = rightOf(aside) + ASIDE_SPACE;
  const line: Frame = { x: x - ASIDE_SPACE * 0.6, y: area.y, w: 0.8, h: area.h };
  return { frame, rest: { ...area, x, w: rightOf(area) - x }, line };
}

export function takeawayAside(
  builder: PageBuilder,
  { figure: value, text }: Takeaway,
  size: number,
  { frame, line }: Aside,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  if (line) builder.rule('Hairline', line, page.line);
  if (template.grid.titlePlace !== 'above') endTitleAbove(builder, frame.y);
  let { y } = frame;
  if (value?.trim()) {
    y += placeFigure(builder, value, { ...frame, y }, context) + 8;
  }
  const words = [paragraph(text, standfirst(template, text, size, page.text), context)];
  builder.text('Takeaway', { ...frame, y, h: Math.max(1, bottomOf(frame) - y) }, words, placeFor(value));
}

export function takeaway(
  builder: PageBuilder,
  { figure: value, text }: Takeaway,
  size: number,
  chart: Frame,
  right: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const x = rightOf(chart) + TAKEAWAY_SPACE;
  const width = right - x;
  builder.rule('Hairline', { x: x - 28, y: chart.y + 8, w: 1, h: chart.h - 16 }, page.line);
  let y = chart.y + 4;
  if (value?.trim()) {
    y += placeFigure(builder, value, { ...chart, x, y, w: width }, context) + 10;
  }
  builder.text(
    'Takeaway',
    { x, y, w: width, h: bottomOf(chart) - y },
    [paragraph(text, standfirst(template, text, size, page.text), context)],
    placeFor(value),
  );
}

const figureAt = (value: string, context: LayoutContext) => (size: number) => {
  const { template } = context;
  return [paragraph(value, figure(template, size, figureInk(template.page, size)), context)];
};

/** Above the sentence, as large as one line of the frame allows; returns its height. */
function placeFigure(builder: PageBuilder, value: string, frame: Frame, context: LayoutContext): number {
  const at = figureAt(value, context);
  const size = largestOnOneLine(steps(58, 24), (s) => [at(s)], frame.w, context) ?? 24;
  const height = measure(at(size), frame.w, context).height + 2;
  builder.text('Figure', { ...frame, h: height }, at(size), { role: 'label' });
  return height;
}

/** Under a hairline: the figure at the start, the sentence beside it. */
export function takeawayBelow(
  builder: PageBuilder,
  { figure: value, text }: Takeaway,
  size: number,
  band: Frame,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  builder.rule('Hairline', { ...band, h: 1 }, page.line);
  const room: Frame = belowTop(band, 12);
  let taken = 0;
  if (value?.trim()) {
    const at = figureAt(value, context);
    const sized = largestOnOneLine(steps(46, 20), (s) => [at(s)], band.w * 0.4, context) ?? 20;
    const width = Math.min(band.w * 0.4, measure(at(sized), band.w, context).width * 1.06 + 4);
    builder.text('Figure', { ...room, w: width }, at(sized), { role: 'label' });
    taken = width + 24;
  }
  const words = [paragraph(text, body(template, Math.min(16, size), page.text, undefined, 1.3), context)];
  builder.text('Takeaway', afterStart(room, taken), words, placeFor(value));
}

/** By itself it has a place on the layout; with a figure the two are a group. */
const placeFor = (figure: string | undefined): TextOptions => ({ role: 'body', ...(figure?.trim() ? {} : { fills: 'takeaway' }) });
