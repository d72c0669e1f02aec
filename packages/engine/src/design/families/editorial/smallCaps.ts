/** The voices of a magazine beside its titles: spaced capitals for labels, the italic of headings for standfirsts. */
import type { Color } from '../../../model/color.ts';
import type { Template } from '../../templates/template.ts';
import { heading, type Look, label } from '../../typography.ts';
import { lookOf } from './looks.ts';

export function smallCaps(template: Template, size: number, color: Color, weight = 500): Look {
  const plain = label(template, size, color, 1.35);
  return { ...plain, style: { ...plain.style, weight, tracking: 0.11 }, capitals: true };
}

const HAS_ITALICS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** In italics where the template sets its standfirsts so, and the script of the text has them. */
export function standfirst(template: Template, text: string, size: number, color: Color, leading = 1.36): Look {
  const plain = heading(template, size, color, leading);
  const italic = lookOf(template).italic && HAS_ITALICS.test(text);
  return { ...plain, style: { ...plain.style, weight: 400, ...(italic ? { italic } : {}) } };
}
