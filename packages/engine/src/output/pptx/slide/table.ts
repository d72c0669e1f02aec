/** Tables as tables: cells say what differs from the deck's table style, whose switches work for the rest. */
import type { TableCell, TableNode, TableStyle } from '../../../model/scene.ts';
import { emu } from '../../../model/units.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { fillElement } from '../drawing/color.ts';
import { lineElement } from '../drawing/line.ts';
import { tableStyleId } from '../parts/tableStyles.ts';
import { sameColor } from '../text/run.ts';
import { anchorValue, cellText, insetAttributes, type TextContext } from '../text/textBody.ts';
import { type Given, givenBy, type Switches, switchesOf } from './tableSwitches.ts';

export function tableElement(node: TableNode, context: TextContext): string {
  const { tableStyle: style } = context;
  // In a right-to-left table the first column of the file is the rightmost.
  const inFileOrder = <T>(items: readonly T[]): readonly T[] => (node.rtl ? items.toReversed() : items);
  const switches: Switches = style
    ? switchesOf(node, style, context.themeFonts)
    : { header: node.header, bands: false, firstColumn: false };
  return element(
    'a:tbl',
    undefined,
    element(
      'a:tblPr',
      {
        rtl: node.rtl || undefined,
        firstRow: switches.header || undefined,
        firstCol: switches.firstColumn || undefined,
        bandRow: switches.bands || undefined,
      },
      `<a:tableStyleId>${tableStyleId(style)}</a:tableStyleId>`,
    ),
    element('a:tblGrid', undefined, ...inFileOrder(widths(node.columns)).map((w) => element('a:gridCol', { w }))),
    ...node.rows.map((row, r) => {
      const cells = row.cells.map((cell, c) => {
        const given = style && givenBy(style, switches, { row: r, column: node.rtl ? row.cells.length - 1 - c : c });
        return cellElement(cell, bordersOf(node, r, c), given, context);
      });
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
type Border = Borders['left'];

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

function cellElement(cell: TableCell, borders: Borders, given: Given | undefined, context: TextContext): string {
  const { lIns, tIns, rIns, bIns } = insetAttributes(cell.text.insets);
  // Words on a ground of the cell's own have their colour from the cell too.
  const onGiven = given && sameFill(cell.fill, given.fill);
  // What the style gives and the cell does not have is said too; above and below together, or LibreOffice takes the one for the other.
  const asGiven = given && sameBorder(borders.top, given.top) && sameBorder(borders.bottom, given.bottom);
  const edge = (name: string, border: Border, ofStyle?: Border): Markup => (border || ofStyle) && lineElement(border, name);
  return element(
    'a:tc',
    undefined,
    cellText(cell.text, context, given && { ...given.text, ...(!onGiven && { color: undefined }) }),
    element(
      'a:tcPr',
      { marL: lIns, marR: rIns, marT: tIns, marB: bIns, anchor: anchorValue(cell.text.anchor) },
      edge('a:lnL', borders.left),
      edge('a:lnR', borders.right),
      !asGiven && edge('a:lnT', borders.top, given?.top),
      !asGiven && edge('a:lnB', borders.bottom, given?.bottom),
      !onGiven && fillElement(cell.fill),
    ),
  );
}

const sameFill = (a: TableCell['fill'], b: TableCell['fill']): boolean => (a && b ? sameColor(a, b) : a === b);

const sameBorder = (a: Border, b: Border | TableStyle['line']): boolean =>
  a && b ? a.width === b.width && sameColor(a.color, b.color) : a === b;
