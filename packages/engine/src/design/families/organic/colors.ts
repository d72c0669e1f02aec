/** The theme's colours by the short names that drawings use. */
import type { Color } from '../../../model/color.ts';

export const bg: Color = { ref: 'bg' };
export const ink: Color = { ref: 'text' };
export const a1: Color = { ref: 'accent1' };
export const a2: Color = { ref: 'accent2' };
export const a3: Color = { ref: 'accent3' };
export const a4: Color = { ref: 'accent4' };
export const a5: Color = { ref: 'accent5' };
export const a6: Color = { ref: 'accent6' };
