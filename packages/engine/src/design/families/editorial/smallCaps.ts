/** Labels of a magazine: spaced capitals. */
import type { Color } from '../../../model/color.ts';
import { label, type TextLook } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';

export function smallCaps(template: Template, size: number, color: Color, weight = 400): TextLook {
  const plain = label(template, size, color, 1.35);
  return { ...plain, style: { ...plain.style, weight, tracking: 0.11 }, capitals: true };
}
