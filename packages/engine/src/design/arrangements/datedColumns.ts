/** What a few points in time say side by side, whatever they hang from: dates of one size that keep to their lines, and what happened. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../model/text.ts';
import { largestOnOneLine } from '../arrange/oneLineSize.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { paragraph, type TextLook } from '../page/typography.ts';

export interface DatedLook {
  /** Of a column, points; and of the words in it, where what they stand on takes some of it. */
  readonly width: number;
  readonly inner?: number;
  /** Sizes of dates, points, largest first. */
  readonly sizes: readonly number[];
  readonly date: (size: number, index: number) => TextLook;
  readonly event: (index: number) => TextLook;
}

export interface DatedColumns {
  readonly dates: readonly Paragraph[][];
  /** Of the highest date, points, and of the longest event. */
  readonly dateHeight: number;
  readonly events: readonly Paragraph[][];
  readonly eventHeight: number;
}

/** Overflows where no size keeps all dates to one line each. */
export function datedColumns(
  builder: PageBuilder,
  { points }: Pick<SlideOf<'timeline'>, 'points'>,
  { width, inner = width, sizes, date, event }: DatedLook,
  context: LayoutContext,
): DatedColumns {
  const datesAt = (size: number) => points.map((point, i) => [paragraph(point.date, date(size, i), context)]);
  const size = largestOnOneLine(sizes, datesAt, width, context);
  if (!size) builder.judge('overflows');
  const dates = datesAt(size ?? sizes.at(-1) ?? 0);
  const events = points.map(({ text }, i) => [paragraph(text, event(i), context)]);
  const highest = (texts: readonly Paragraph[][], column: number) =>
    Math.max(...texts.map((text) => measure(text, column, context).height));
  return { dates, events, dateHeight: highest(dates, width), eventHeight: highest(events, inner) };
}
