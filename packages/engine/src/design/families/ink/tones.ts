/** Whether art stands on paper, where it is drawn in ink, or on a full colour, where it is drawn in a deeper tone of it. */
import type { Color } from '../../../model/color.ts';
import { type Inks, shade } from '../../tokens/inks.ts';

export const organicTokens = ({ ground }: Inks): boolean => 'ref' in ground && (ground.ref === 'bg' || ground.ref === 'surface');

export const deeper = (ground: Color, share = 0.82): Color => shade(ground, [share, 0]);
