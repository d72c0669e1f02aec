/** Things in rows between hairlines: what each is called in the first column, what is said about it in the other two. */
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { rowsIn } from '../../arrange/cells.ts';
import { evenly } from '../../arrange/evenly.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import type { Column, ColumnSizes } from './columns.ts';

const HEADS = 272;
const GAP = 28;
const TALLEST = 116;
/** Above and below the text of a row. */
const PADDING = 11;

export function placeDefinitions(
  builder: PageBuilder,
  rows: readonly Column[],
  area: Frame,
  sizes: ColumnSizes,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const block = lookOf('report', template).head === 'block';
  const pitch = Math.min(TALLEST, area.h / rows.length);
  const cells = rowsIn({ ...area, h: pitch * rows.length }, rows.length, 0);
  rows.forEach((row, i) => {
    const { y } = cells.at(i);
    const first = i === 0;
    if (block) builder.rule(`Block ${i + 1}`, { x: area.x, y, w: 6, h: pitch - 8 }, first ? { ref: 'accent1' } : { ref: 'accent5' });
    else builder.rule(`Rule ${i + 1}`, { x: area.x, y, w: HEADS, h: 3 }, first ? { ref: 'accent1' } : page.text);
    const x = area.x + HEADS + GAP;
    builder.rule(`Hairline ${i + 1}`, { x, y: block ? y : y + 1, w: rightOf(area) - x, h: 0.75 }, page.line);
    const inset = block ? 20 : 0;
    const height = pitch - 2 * PADDING;
    const head = [paragraph(row.head ?? '', heading(template, sizes.head, page.text, 1.2), context)];
    const headFrame: Frame = { x: area.x + inset, y: y + PADDING, w: HEADS - inset, h: height };
    builder.text(`Head ${i + 1}`, headFrame, head, { role: 'heading' });
    const text = textOrNone(row.text, body(template, sizes.text, page.text, undefined, 1.36), context);
    builder.text(`Text ${i + 1}`, evenly(text, { x, y: y + PADDING, w: rightOf(area) - x, h: height }, context), text, { role: 'body' });
  });
}
