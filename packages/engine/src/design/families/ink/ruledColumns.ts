/** Columns between upright hairlines over the whole height of the page, each under an ornament of the hand. */

import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { evenColumns } from '../../arrange/row.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { lookOf } from '../looks.ts';

/** Between two columns; the hairline is in its middle. */
const GUTTER = 28;

/** The columns' frames; draws the hairlines between them. */
export function ruledColumns(builder: PageBuilder, area: Frame, count: number, context: LayoutContext): Frame[] {
  const columns = evenColumns(area, count, GUTTER);
  columns.slice(1).forEach(({ x }, i) => {
    builder.rule(`Hairline ${i + 1}`, { x: x - GUTTER / 2, y: area.y - 2, w: 1, h: area.h + 8 }, context.template.page.line);
  });
  return columns;
}

/** Ornaments at the head of the columns: rising, they count; above figures all are of one size, since lesser ones would tell of lesser values. */
export function placeTallies(
  builder: PageBuilder,
  columns: readonly Frame[],
  height: number,
  order: 'even' | 'rising',
  context: LayoutContext,
): void {
  const hand = lookOf('ink', context.template);
  columns.forEach((column, i) => {
    const rank = order === 'even' ? 0 : columns.length - 1 - i;
    builder.add(...hand.tally({ ...column, y: column.y + 4, h: height }, rank, context.template.page, columns.length));
  });
}

export const below = (column: Frame, y: number): Frame => ({ ...column, y, h: bottomOf(column) - y });
