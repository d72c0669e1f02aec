/** Each of a row of figures has an accent of its own, as far as that is legible in large letters. */
import { type Color, resolveColor } from '../../../model/color.ts';
import { legible } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';

const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** WCAG's contrast of text, so that the small unit beside the figure can be read too. */
const LEAST_CONTRAST = 4.5;

export const figureInk = (index: number, { palette }: Template): Color =>
  legible({ ref: accents[index % accents.length] ?? 'accent1' }, [resolveColor({ ref: 'bg' }, palette)], LEAST_CONTRAST, palette);
