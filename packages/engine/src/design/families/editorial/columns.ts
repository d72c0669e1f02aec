/** Columns of a magazine: parted by vertical hairlines in the middle of their gutters. */
import type { Frame } from '../../../model/scene.ts';
import { type Box, drawing } from '../../arrange/box.ts';
import { evenColumns } from '../../arrange/row.ts';
import type { OpenColumns } from '../../arrangements/openColumns.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { GUTTER } from './grid.ts';

/** Points: the width of a hairline, the rule above words, and from it to them. */
const HAIRLINE = 0.8;
const RULE = { w: 36, h: 2 } as const;
const RULE_SPACE = 16;

export const columnsOf = (area: Frame, count: number): Frame[] => evenColumns(area, count, GUTTER);

/** Before the column, as high as it is. */
export const placeParting = (builder: PageBuilder, column: Frame, number: number, { template }: LayoutContext): void =>
  builder.rule(`Parting ${number}`, { ...column, x: column.x - GUTTER / 2, w: HAIRLINE }, template.page.line);

/** `across` columns, with a line between each two. */
export const partedColumns = (across: number, context: LayoutContext): Pick<OpenColumns, 'across' | 'columns' | 'parting'> => ({
  across,
  columns: (row) => columnsOf(row, across),
  parting: (column, number, builder) => placeParting(builder, column, number - 1, context),
});

/** The first of them is brought forward. */
export const shortRule = (index: number, above: number, { template: { page } }: LayoutContext): Box =>
  drawing(above + RULE.h + RULE_SPACE, (frame, builder) =>
    builder.rule(`Rule ${index + 1}`, { ...frame, ...RULE, y: frame.y + above }, index === 0 ? page.figure : page.text),
  );
