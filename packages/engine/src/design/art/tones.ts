/** Theme colours for art, and their lighter and darker tones: all follow when the theme is changed. */
import type { Color, ThemeColor } from '../../model/color.ts';
import { shade } from '../tokens/inks.ts';

export const theme = {
  bg: { ref: 'bg' },
  text: { ref: 'text' },
  surface: { ref: 'surface' },
  muted: { ref: 'muted' },
  accent1: { ref: 'accent1' },
  accent2: { ref: 'accent2' },
  accent3: { ref: 'accent3' },
  accent4: { ref: 'accent4' },
  accent5: { ref: 'accent5' },
  accent6: { ref: 'accent6' },
} as const satisfies { readonly [K in ThemeColor]: { readonly ref: K } };

/** `share` of the way to white. */
export const lighter = (color: Color, share: number): Color => shade(color, [1 - share, share]);

/** `share` of the way to black. */
export const darker = (color: Color, share: number): Color => shade(color, [1 - share, 0]);

export const translucent = (color: Color, alpha: number): Color => ({ ...color, alpha });
