/** Tones of a row of shapes that follow one another. */
import type { Color } from '../../model/color.ts';
import type { Inks } from '../tokens/inks.ts';

/** On a dark page the surface itself would hardly be seen. */
const DARK_START = 0.1;

/** The colour at `share` (0 to 1) of the way from ink to a lighter ink by `reach`; on a dark page from its surface to a lighter one. */
export function fading(share: number, reach: number, { dark }: Inks): Color {
  const t = share * reach + (dark ? DARK_START : 0);
  const round = (v: number) => Math.round(v * 1000) / 1000;
  return { ref: dark ? 'surface' : 'text', lum: [round(1 - t), round(t)] };
}
