/** A large figure with its unit beside it in small letters, on one line. */
import type { Color } from '../../../model/color.ts';
import type { Paragraph } from '../../../model/text.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { paragraph, type TextLook } from '../../page/typography.ts';
import { monoNumeral } from './monoLabel.ts';

const WITH_UNIT = /^([\p{Sc}+\-−–±~≈<>]*\s*\d[\d\s.,:’']*?)(\s*[^\d\s.,:’'][^\d]{0,11})$/u;

/** "11 min" is shown as 11, and min at `unit` points. Figures without a number stay whole. */
export function figureWithUnit(figure: string, size: number, unit: number, color: Color, context: LayoutContext): Paragraph[] {
  const large: TextLook = monoNumeral(context.template, size, color);
  const parts = WITH_UNIT.exec(figure.trim());
  if (!parts?.[1] || !parts[2]) return [paragraph(figure, large, context)];
  const small = monoNumeral(context.template, unit, color);
  // A space as wide as a large figure would tear the number apart.
  const pieces = parts[1].split(/(\s+)/u).filter(Boolean);
  return [
    paragraph([...pieces.map((text) => ({ text, look: text.trim() ? large : small })), { text: parts[2], look: small }], large, context),
  ];
}
