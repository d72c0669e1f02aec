/** Lighter and darker tones of a theme colour: they follow it when the theme is changed. */
import type { Color } from '../../model/color.ts';
import { shade } from '../templates/inks.ts';

/** `share` of the way to white. */
export const lighter = (color: Color, share: number): Color => shade(color, [1 - share, share]);

/** `share` of the way to black. */
export const darker = (color: Color, share: number): Color => shade(color, [1 - share, 0]);

export const translucent = (color: Color, alpha: number): Color => ({ ...color, alpha });
