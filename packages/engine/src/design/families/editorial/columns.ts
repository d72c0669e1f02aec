/** Columns of a magazine: parted by vertical hairlines in the middle of their gutters. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { evenColumns } from '../../arrange/row.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { GUTTER } from './grid.ts';

export const columnsOf = (area: Frame, count: number): Frame[] => evenColumns(area, count, GUTTER);

/** One line between each two columns, as tall as the extent. */
export function placePartings(builder: PageBuilder, columns: readonly Frame[], { y, h }: Frame, color: Color, from = 0): void {
  columns.slice(1).forEach((column, i) => {
    builder.rule(`Parting ${from + i + 1}`, { x: column.x - GUTTER / 2, y, w: 0.8, h }, color);
  });
}
