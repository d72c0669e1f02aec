/** Columns between upright hairlines over the whole height of the page, each under an ornament of the hand. */
import { type Box, drawing } from '../../arrange/box.ts';
import { evenColumns } from '../../arrange/row.ts';
import type { OpenColumns } from '../../arrangements/openColumns.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { lookOf } from '../looks.ts';

/** Between two columns; the hairline is in its middle. */
const GUTTER = 28;
/** How far a hairline reaches beyond its column. */
const BEYOND = { above: 2, below: 6 } as const;
/** Above an ornament. */
const DROP = 4;

/** So many of them, in one row. */
export const ruledColumns = (count: number, { template }: LayoutContext): Omit<OpenColumns, 'parts'> => ({
  count,
  across: count,
  columns: (row) => evenColumns(row, count, GUTTER),
  parting({ x, y, h }, number, builder) {
    const frame = { x: x - GUTTER / 2, y: y - BEYOND.above, w: 1, h: h + BEYOND.above + BEYOND.below };
    builder.rule(`Hairline ${number - 1}`, frame, template.page.line);
  },
});

/** A column's ornament and the air below it. Rising, ornaments count; above figures all are of one size, since lesser ones would tell of lesser values. */
export const tally = (
  index: number,
  count: number,
  { height, air, order }: { readonly height: number; readonly air: number; readonly order: 'even' | 'rising' },
  { template }: LayoutContext,
): Box =>
  drawing(height + air, (column, builder) => {
    const rank = order === 'even' ? 0 : count - 1 - index;
    const art = lookOf('ink', template).tally({ ...column, y: column.y + DROP, h: height }, rank, template.page, count);
    builder.add(...art.map((node) => ({ ...node, name: `${node.name} ${index + 1}` })));
  });
