/** The template's tables as a style: what their header, their rows and their bands have wherever nothing is brought forward. */
import type { Color } from '../../model/color.ts';
import type { TableStyle } from '../../model/scene.ts';
import { inkOn } from './inks.ts';
import type { Template } from './template.ts';

/** Width of the line below a row, points. */
export const HAIRLINE = 0.8;

/** Of the names of columns. */
export const headInkOf = ({ page, palette, table: { head } = {} }: Template): Color => (head ? inkOn(head, palette) : page.muted);

export function tableStyleOf(template: Template): TableStyle {
  const { page, rule, table: { head, band } = {} } = template;
  const text = headInkOf(template);
  return {
    text: page.text,
    line: { color: page.line, width: HAIRLINE },
    header: head ? { fill: head, text } : { text, rule: { color: page.text, width: rule } },
    band: band ?? page.surface,
    banded: band !== undefined,
  };
}
