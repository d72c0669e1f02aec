/** What the decisive column of a chart says, stated above the columns, with a line that leads the eye down to it. */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { ChartNode, Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { naturalWidth } from '../arrange/words.ts';
import { polygon } from '../art/shapes.ts';
import { leadCategory } from '../charts/lead.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, figure, paragraph, textOrNone } from '../page/typography.ts';
import { figureInk } from '../tokens/inks.ts';

type Slide = SlideOf<'chart'>;
type Callout = NonNullable<Slide['callout']>;

/** Of the figure, as a multiple of the sentence's type; its distance from the sentence. */
const FIGURE = 2.25;
const BESIDE_FIGURE = 14;
const MOST_LINES = 2;
/** Of the single line, what two lines need in width. */
const HALVES = [0.54, 0.58, 0.63, 0.7] as const;
/** Share of a width in which texts are set: another font may be a little wider. */
const RESERVE = 0.97;
const LONGEST_LINE = 230;
const LEAST_WIDTH = 80;
/** Between the words and the line, the least length of the line, and between its dot and the value. */
const NEAR = 14;
const LEAST_LEADER = 18;
const ABOVE_VALUE = 4;
const LINE = 1.2;
const DOT = 6;

/** The column that the callout speaks of; none where the chart is not of columns, or that column does not rise. */
export function calledColumn({ chart, callout }: Slide, language: string): number | undefined {
  const { type, series, categories } = chart;
  const values = series[0]?.values ?? [];
  if (!callout?.text.trim() || type !== 'column' || series.length !== 1 || categories.length < 2) return undefined;
  const lead = leadCategory(chart, values, language);
  return (values[lead] ?? 0) > 0 ? lead : undefined;
}

interface Words {
  readonly number: readonly Paragraph[];
  readonly text: readonly Paragraph[];
}

function wordsOf(callout: Callout, size: number, context: LayoutContext): Words {
  const { template } = context;
  const { page } = template;
  const large = Math.round(size * FIGURE);
  return {
    number: textOrNone(callout.figure, figure(template, large, figureInk(page, large)), context),
    text: [paragraph(callout.text, body(template, size, page.text, undefined, 1.28), context)],
  };
}

/** Width of the sentence: on one line where that is short, otherwise on two of about the same length. */
function widthOf(text: readonly Paragraph[], context: LayoutContext): number {
  const single = naturalWidth(text, context);
  if (single <= LONGEST_LINE) return single;
  const widths = HALVES.map((share) => Math.max(LONGEST_LINE, single * share));
  return widths.find((width) => measure(text, width * RESERVE, context).lines.length <= MOST_LINES) ?? single * 0.5;
}

/** Height of the band above the chart in which the callout stands. */
export function calloutHeight(callout: Callout, size: number, context: LayoutContext): number {
  const { number, text } = wordsOf(callout, size, context);
  return Math.max(measure(number, 10_000, context).height, MOST_LINES * measure(text, 10_000, context).height) + 6;
}

/** Whether there is any place in a chart of the width where the callout could stand: said before a chart is drawn in vain. */
export function canHold(callout: Callout, size: number, width: number, context: LayoutContext): boolean {
  const { number, text } = wordsOf(callout, size, context);
  const taken = naturalWidth(number, context);
  const room = width - LEAST_LEADER - NEAR - (taken > 0 ? taken + BESIDE_FIGURE : 0);
  return room >= LEAST_WIDTH && measure(text, room * RESERVE, context).lines.length <= MOST_LINES;
}

/** `node` is the chart that has been drawn below the band, still as for a page that is not yet mirrored. */
export function placeCallout(
  builder: PageBuilder,
  callout: Callout,
  size: number,
  band: Frame,
  node: ChartNode,
  column: number,
  context: LayoutContext,
): void {
  const target = tipOf(node, column, context.rtl);
  if (!target) {
    builder.judge('overflows');
    return;
  }
  const { number, text } = wordsOf(callout, size, context);
  const first = naturalWidth(number, context);
  const taken = first > 0 ? first + BESIDE_FIGURE : 0;
  const wanted = widthOf(text, context);
  const before = target.x - LEAST_LEADER - NEAR - band.x;
  const after = rightOf(band) - target.x - LEAST_LEADER - NEAR;
  // From the page's edge where the sentence has room before the column, otherwise behind it.
  const ahead = taken + wanted <= before || before >= after;
  const width = Math.min(wanted, (ahead ? before : after) - taken);
  const x = ahead ? band.x : target.x + LEAST_LEADER + NEAR;
  builder.text('Chart callout figure', { ...band, x, w: first }, number, { role: 'label', anchor: 'middle' });
  const { lines } = builder.text('Chart callout', { ...band, x: x + taken, w: Math.max(1, width) }, text, {
    role: 'body',
    anchor: 'middle',
  });
  if (width < LEAST_WIDTH || lines.length > MOST_LINES) builder.judge('overflows');
  const said = Math.max(0, ...lines.map(({ runs }) => runs.reduce((sum, run) => sum + run.width, 0)));
  drawLeader(builder, ahead ? x + taken + said + NEAR : x - NEAR, band.y + band.h / 2, target, context);
}

/** Along the middle of the band and down to the column. */
function drawLeader(
  builder: PageBuilder,
  from: number,
  y: number,
  target: { x: number; y: number },
  { template: { page } }: LayoutContext,
): void {
  const bottom = Math.max(y + DOT, target.y - ABOVE_VALUE - DOT);
  const [left, right] = [Math.min(from, target.x), Math.max(from, target.x)];
  const x = target.x - left;
  const half = LINE / 2;
  const [w, h] = [right - left, bottom - y];
  // One outline of even thickness: along, then down.
  const [outer, inner] = target.x >= from ? [x + half, x - half] : [x - half, x + half];
  const far = target.x >= from ? 0 : w;
  const bend = polygon([
    [far, -half],
    [outer, -half],
    [outer, h],
    [inner, h],
    [inner, half],
    [far, half],
  ]);
  builder.group('Chart callout leader', undefined, () => {
    builder.shape('Leader line', { x: left, y, w, h }, bend, page.figure);
    builder.shape('Leader end', { x: target.x - DOT / 2, y: bottom - DOT / 2, w: DOT, h: DOT }, { type: 'ellipse' }, page.figure);
  });
}

/** The middle of the column's upper end, or of the value above it. */
function tipOf(node: ChartNode, column: number, rtl: boolean): { x: number; y: number } | undefined {
  const named = (name: string) => node.drawing.find((shape) => shape.name === `${name} ${column + 1}`);
  const mark = named('Column')?.frame;
  if (!mark) return undefined;
  const value = named('Value')?.frame;
  const x = mark.x + mark.w / 2;
  const y = value && bottomOf(value) <= mark.y + 1 ? value.y : mark.y;
  return { x: rtl ? node.frame.x + rightOf(node.frame) - x : x, y };
}
