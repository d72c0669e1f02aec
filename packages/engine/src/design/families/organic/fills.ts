/** Colours of sheets of paper that lie side by side, in turn. */
import type { Color } from '../../../model/color.ts';
import { theme } from '../../art/tones.ts';

const { accent1, accent2, accent3, accent4, accent5, accent6 } = theme;

export const fills: readonly Color[] = [accent1, accent3, accent2, accent4, accent5, accent6];
