/** Tables as tables: every cell with its own fill and borders over the style that has none. */
import type { TableCell, TableNode } from '../../../model/scene.ts';
import { emu } from '../../../model/units.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { fillElement } from '../drawing/color.ts';
import { lineElement } from '../drawing/line.ts';
import { anchorValue, cellText, insetAttributes, type TextContext } from '../text/textBody.ts';

/** PowerPoint's "No Style, No Grid". */
export const PLAIN_TABLE_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

export function tableElement(node: TableNode, context: TextContext): string {
  // In a right-to-left table the first column of the file is the rightmost.
  const inFileOrder = <T>(items: readonly T[]): readonly T[] => (node.rtl ? items.toReversed() : items);
  return element(
    'a:tbl',
    undefined,
    element(
      'a:tblPr',
      { rtl: node.rtl || undefined, firstRow: node.header || undefined },
      `<a:tableStyleId>${PLAIN_TABLE_STYLE}</a:tableStyleId>`,
    ),
    element('a:tblGrid', undefined, ...inFileOrder(widths(node.columns)).map((w) => element('a:gridCol', { w }))),
    ...node.rows.map((row, r) => {
      const cells = row.cells.map((cell, c) => cellElement(cell, bordersOf(node, r, c), context));
      return element('a:tr', { h: emu(row.height) }, ...inFileOrder(cells));
    }),
  );
}

/** Column widths in EMU; edges are rounded, so that the columns together are as wide as the table. */
function widths(columns: readonly number[]): number[] {
  let right = 0;
  return columns.map((width) => {
    const left = right;
    right += width;
    return emu(right) - emu(left);
  });
}

type Borders = NonNullable<TableCell['borders']>;

/** A border is written on both cells that it parts: applications differ in whose they draw. */
function bordersOf(node: TableNode, r: number, c: number): Borders {
  const own = node.rows[r]?.cells[c]?.borders ?? {};
  const of = (row: number, column: number): Borders => node.rows[row]?.cells[column]?.borders ?? {};
  const left = own.left ?? of(r, c - 1).right;
  const right = own.right ?? of(r, c + 1).left;
  const top = own.top ?? of(r - 1, c).bottom;
  const bottom = own.bottom ?? of(r + 1, c).top;
  return { ...(left && { left }), ...(right && { right }), ...(top && { top }), ...(bottom && { bottom }) };
}

function cellElement(cell: TableCell, borders: Borders, context: TextContext): string {
  const { lIns, tIns, rIns, bIns } = insetAttributes(cell.text.insets);
  const edge = (name: string, border: Borders['left']): Markup => border && lineElement(border, name);
  return element(
    'a:tc',
    undefined,
    cellText(cell.text, context),
    element(
      'a:tcPr',
      { marL: lIns, marR: rIns, marT: tIns, marB: bIns, anchor: anchorValue(cell.text.anchor) },
      edge('a:lnL', borders.left),
      edge('a:lnR', borders.right),
      edge('a:lnT', borders.top),
      edge('a:lnB', borders.bottom),
      fillElement(cell.fill),
    ),
  );
}
