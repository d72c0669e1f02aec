/** Ink on blocks of full colour: one for all text, since there is no room for a quieter one. */
import { type Color, resolveColor } from '../../../model/color.ts';
import { inkOn, legible } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';

export const inkOf = (ground: Color, template: Template): Color => inkOn(ground, template.palette);

/** WCAG's 3:1 of large text, and a little more. */
const LARGE = 3.2;

/** `wanted`, or the shade of it that shows on the ground in large letters. */
export const displayInk = (wanted: Color, ground: Color, template: Template): Color =>
  legible(wanted, [resolveColor(ground, template.palette)], LARGE, template.palette);
