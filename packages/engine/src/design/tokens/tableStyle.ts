/** The template's tables as a style: what their header, their rows and their bands have wherever nothing is brought forward. */
import type { TableStyle } from '../../model/scene.ts';
import { inkOn } from './inks.ts';
import type { Template } from './template.ts';

/** Width of the line below a row, points. */
export const HAIRLINE = 0.8;

export function tableStyleOf({ page, palette, rule, table: { head, band } = {} }: Template): TableStyle {
  return {
    text: page.text,
    line: { color: page.line, width: HAIRLINE },
    header: head ? { fill: head, text: inkOn(head, palette) } : { text: page.muted, rule: { color: page.text, width: rule } },
    band: band ?? page.surface,
    banded: band !== undefined,
  };
}
