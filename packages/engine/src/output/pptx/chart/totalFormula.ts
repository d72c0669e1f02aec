/** The formula of a cell that names a column and what its parts come to: `"Brael: €"&FIXED(SUM($B2:$Z2),2,TRUE)`. */
import type { ChartNode } from '../../../model/scene.ts';

/** Of a text in a formula of Excel. */
const LONGEST = 255;

/**
 * For a row of the chart's sheet; undefined where Excel could not read it. FIXED writes the separators of whoever edits, as the chart's labels do,
 * where a format given as text would be read by the rules of one country. The range goes beyond the parts, so that a series that is added counts.
 */
export function totalFormula({ names, digits }: NonNullable<ChartNode['totals']>, row: number): string | undefined {
  const { before, after, size, decimals, grouping } = digits;
  const sum = `SUM($B${row}:$Z${row})${size === 1 ? '' : `/${size}`}`;
  const texts = [`${names[row - 2] ?? ''}${before}`, after];
  if (texts.some((text) => text.length > LONGEST)) return undefined;
  const [first = '', last = ''] = texts.map((text) => (text ? `"${text.replaceAll('"', '""')}"` : ''));
  return [first, `FIXED(${sum},${decimals},${grouping ? 'FALSE' : 'TRUE'})`, last].filter((part) => part !== '').join('&');
}
