/** The style of the deck's tables: PowerPoint's switches for header row, bands, first and last column and total row work through it. */
import type { TableStyle } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { colorElement, fillElement } from '../drawing/color.ts';
import { lineElement } from '../drawing/line.ts';
import { DRAWING } from '../opc/namespaces.ts';

/** PowerPoint's "No Style, No Grid". */
const PLAIN = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';
/** Any that no other style has: one file has one of ours. */
const OWN = '{6B1F5A0C-3D7E-4C55-9E0B-51D3A7C4E210}';

/** The style of the deck's tables, which those that are added get too. */
export const tableStyleId = (style: TableStyle | undefined): string => (style ? OWN : PLAIN);

export const tableStylesRoot = (style: TableStyle | undefined, name: string): string =>
  element('a:tblStyleLst', { 'xmlns:a': DRAWING, def: tableStyleId(style) }, style && styleElement(style, name));

function styleElement({ text, line, header, band, banded }: TableStyle, styleName: string): string {
  const none = lineElement(undefined);
  const edges = (lines: Partial<Record<'left' | 'right' | 'top' | 'bottom' | 'insideH' | 'insideV', string>>): string =>
    element('a:tcBdr', undefined, ...Object.entries(lines).map(([side, markup]) => element(`a:${side}`, undefined, markup)));
  const between = banded ? none : lineElement(line);
  const ruled = lineElement({ ...line, color: text });
  return element(
    'a:tblStyle',
    { styleId: OWN, styleName },
    part(
      'wholeTbl',
      { color: text },
      edges({ left: none, right: none, top: none, bottom: between, insideH: between, insideV: none }),
      'none',
    ),
    part('band2H', {}, edges({}), fillElement(band)),
    part('band2V', {}, edges({}), fillElement(band)),
    part('lastCol', { bold: true }),
    part('firstCol', { bold: true }),
    part('lastRow', { bold: true }, edges({ top: ruled })),
    part(
      'firstRow',
      { bold: true, color: header.text },
      edges({ bottom: lineElement(header.rule) }),
      header.fill && fillElement(header.fill),
    ),
  );
}

/** What a part gives to its cells; `fill` is the markup of a fill, or "none" to say so. */
function part(name: string, { bold, color }: { bold?: boolean; color?: TableStyle['text'] }, edges?: string, fill?: string): Markup {
  const ground = fill === 'none' ? element('a:noFill') : fill;
  const saysText = bold || color;
  return element(
    `a:${name}`,
    undefined,
    saysText && element('a:tcTxStyle', { b: bold ? 'on' : undefined }, '<a:fontRef idx="minor"/>', color && colorElement(color)),
    edges && element('a:tcStyle', undefined, edges, ground && element('a:fill', undefined, ground)),
  );
}
