/** Two to four things in columns, each under a rule or with its head on a block; the first is brought forward. */
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { evenly } from '../../arrange/evenly.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

export const COLUMN_GAP = 28;
const RULE = 3;

export interface Column {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

/** Sizes in points. */
export interface ColumnSizes {
  readonly head: number;
  readonly text: number;
}

/** With less text than this share of the height, columns would hang from the title over an empty page. */
const FILLED = 0.62;

export function fillsColumns(columns: readonly Column[], area: Frame, size: number, context: LayoutContext): boolean {
  const { w: width } = columnsIn(area, columns.length, COLUMN_GAP);
  const look = body(context.template, size, context.template.page.text);
  const heights = columns.map((column) => measure([paragraph(column.text ?? '', look, context)], width, context).height);
  return Math.max(...heights) + 60 >= area.h * FILLED;
}

/** `before` counts columns of a row above. */
export function placeColumns(
  builder: PageBuilder,
  columns: readonly Column[],
  area: Frame,
  sizes: ColumnSizes,
  context: LayoutContext,
  before = 0,
): void {
  const { template } = context;
  placeHeads(builder, columns, area, sizes.head, context, before).forEach((frame, i) => {
    const text = columns[i]?.text?.trim();
    const words = text ? [paragraph(text, body(template, sizes.text, template.page.text), context)] : [];
    builder.text(`Text ${before + i + 1}`, evenly(words, frame, context), words, { role: 'body' });
  });
}

/**
 * The heads, and where the text of each column stands: all begin on one line, below the tallest head. Where no column has a head, the rule
 * alone opens it.
 */
export function placeHeads(
  builder: PageBuilder,
  columns: readonly Column[],
  area: Frame,
  size: number,
  context: LayoutContext,
  before = 0,
): Frame[] {
  const { template } = context;
  const { page, palette } = template;
  const block = lookOf('report', template).head === 'block';
  const cells = columnsIn(area, columns.length, COLUMN_GAP);
  const { w: width } = cells;
  const inset = block ? 12 : 0;
  const headAt = (column: Column, ink: Color) => [paragraph(column.head ?? '', heading(template, size, ink, 1.2), context)];
  const heads = columns.map((column) => (column.head?.trim() ? spaciousHeight(headAt(column, page.text), width - 2 * inset, context) : 0));
  const headHeight = Math.max(...heads) + (block ? 12 : 0);
  const withHeads = Math.max(...heads) > 0;
  const top = area.y + (withHeads ? headHeight + (block ? 18 : 22) : 20);
  return columns.map((column, i) => {
    const { x } = cells.at(i);
    const number = before + i + 1;
    const fill: Color = number === 1 ? { ref: 'accent1' } : block ? { ref: 'surface' } : { ref: 'text' };
    const plate: Frame = { x, y: area.y, w: width, h: block && withHeads ? headHeight : RULE };
    builder.rule(`Head plate ${number}`, plate, fill);
    if (column.head?.trim()) {
      const ink = block ? inkOn(fill, palette) : page.text;
      const frame: Frame = { x: x + inset, y: block ? area.y : area.y + 12, w: width - 2 * inset, h: headHeight };
      const head = headAt(column, ink);
      if (measure(head, frame.w, context).lines.length > 3) builder.judge('overflows');
      builder.text(`Head ${number}`, frame, head, { role: 'heading', anchor: block ? 'middle' : 'top' });
    }
    return { x, y: top, w: width, h: bottomOf(area) - top };
  });
}
